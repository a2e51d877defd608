// Every sentence that the page itself says. Another language is another map of the same keys.
// A list holds the forms for one and for several; `{name}` is replaced.

const en = {
  skip: "To the board",
  label_more: "Menu", label_players: "Players", label_boards: "Board", label_hand: "Hand", label_say: "Now", label_cards: "Questions", label_replay: "Replay", label_acts: "Buttons", label_story: "What happened", label_live: "Connecting",
  connected: "Connected", offline: "No connection",
  banner_lost: "No connection. Trying again… You can look and prepare a move.",
  banner_back: "Back. Nothing was missed.",
  banner_missed: ["Back. One thing happened meanwhile.", "Back. {n} things happened meanwhile."],
  banner_loading: "The match can’t be loaded. Trying again…",
  banner_session: "Your session has ended. Press “Open the board” in Discord again. Nothing is lost.",
  banner_forbidden: "You can’t see this match any more.",
  banner_missing: "This match does not exist any more.",
  banner_used: "This link was used already. Press “Open the board” in Discord again.",

  your_turn: "Your turn", to_move: "to move", you: "you", won: "won", looking: "{name} is looking", computer: "level {n}", ready: "ready",
  title_turn: "● {title}",
  watching: ["You are watching.", "You are watching with one other.", "You are watching with {others} others."],
  spectators: ["One spectator", "{n} spectators"],

  empty: "empty", chosen: "chosen", falls: "will fall", fits: "fits", hinted: "hint", can_choose: "can be chosen",
  square: "{place}, {what}",
  nothing_there: "{square}. Nothing to do there.",
  is_over: "{square}. The match is over.", is_watching: "{square}. You are watching.", is_waiting: "{square}. It is not your turn.",
  "no-fit": "It does not fit there.", "one-form": "It looks the same from all sides.", "no-room": "There is no room to turn here.",
  "no-twin": "Its mirror image is not in your hand.",

  which: "Which of these?",
  prompt_yours: "Your turn. {prompt}",
  say_put: "{label}. Enter confirms, R turns.", say_armed: "{label}. Enter confirms.", say_step: "{label}. {prompt}", say_list: "{prompt} {list}",
  let_go: "Let go", let_go_done: "Let go.",
  turn: "Turn", mirror: "Mirror", play: "Play", put: "Put it down", undo: "Undo", hint: "Hint", send_now: "Send now", try_now: "Try now", dont_send: "Don’t send",
  held: "{label}.", say_held: "{label}. Sent in 3 seconds. U takes it back.",
  sending: "Sending…", waiting: "Not sent yet. It goes out as soon as the bot answers.", busy: ["Busy. Sent again in one second.", "Busy. Sent again in {n} seconds."],
  not_sent: "Nothing was sent.", dropped: "The match has gone on meanwhile. Nothing was sent.", arrived: "Your move has arrived.",
  yours_already: "You have moved already, in another window.",
  gone_on: "The match has gone on meanwhile.",
  taken_back: "Taken back.", failed: "That did not work. Try again.", no_line: "Not sent: no connection.", draft_lost: "Not kept: no connection. It stays in this window.",
  thinking: "Looking for a good move…", hint_came: "Hint: {text}",

  days: ["{n} d", "{n} d"], hours: ["{n} h", "{n} h"], minutes: ["{n} min", "{n} min"], seconds: ["{n} s", "{n} s"],
  days_long: ["one day", "{n} days"], hours_long: ["one hour", "{n} hours"], minutes_long: ["one minute", "{n} minutes"], seconds_long: ["one second", "{n} seconds"],
  time_up: "time is up", time_left: "{who} {time} left.", no_clock: "{who} No time limit.", no_last: "Nothing has happened yet.",

  proposal: "Proposal", accept: "Accept", decline: "Decline", withdraw: "Withdraw",
  act_takeback: "Ask to take back", act_draw: "Offer a draw", act_pause: "Ask for a pause", act_extend: "Give more time",
  proposal_settled: "The proposal is settled.", to_rematch: "To the rematch", rematch_waits: "A rematch is proposed. The others are asked.", rematch_by: "{name} wants a rematch.",
  deal_check: "Check the deal", deal_checking: "Checking…", deal_none: "This deal can’t be checked.",
  deal_shown: "The commitment is the one that this browser saw before the end.", deal_commitment: "The secret is the one that was committed to.", deal_words: "The players’ words are in the signed message.", deal_seed: "The seed follows from the secret and the words.", deal_used: "The match was dealt from this seed.",
  deal_alone: "Nobody could change the deal after the commitment. As nobody but the challenger gave a word, the person who runs this bot could have chosen it.",
  deal_holds: "It holds.", deal_fails: "It does not hold.", deal_unknown: "It can’t be told here.", deal_means: "Nobody, not even who runs the bot, could choose or change the deal. Who runs it could still look at it.",
  act_abort: "Call it off (nobody wins)", act_resume: "Resume the match", act_more_time: "Ask for more time", act_hints: "Ask to allow hints",
  act_call_off: "Propose to call it off", act_resign: "Resign", act_claim: "Claim the win on time", act_rematch: "Rematch",
  sure_resign: "Resign?", why_resign: "Your opponent wins. This is final.", why_resign_many: "The others play on. This is final.",
  sure_call_off: "Propose to call the match off?", why_call_off: "If the others agree, it ends without a result.",
  sure_abort: "Call the match off?", why_abort: "Nobody wins, and it isn’t rated. This is final.",
  sure_claim: "Claim the win?", why_claim: "The time of your opponent is up. The match ends.",
  done: "Done.", close: "Close", keep_playing: "Keep playing",
  take_back: "Take back", next: "Next match", next_full: "Next match: {title}", next_time: "Next match: {title}, {time} left",

  you_won: "You won!", you_lost: "You lost.", a_draw: "A draw.", others_won: ["{names} wins!", "{names} win!"], result: "{result} {reason}", the_result: "The match is over", see_again: "See it again",
  moves: "Moves", no_moves: "None yet.", position: "The position in words", and: "{a} and {b}",

  replay_move: "Move {n} of {all}: {text}", replay_short: "{n} / {all}", replay_slider: "Move", first: "First", back: "Back", run: "Play", stop: "Stop", forward: "Forward", last: "Last",
  decided: "Where it was decided", odds: "{name} {n} %", mistake: "A mistake.", blunder: "A blunder.", inaccuracy: "Inaccurate.", strong: "Strong.", brilliant: "Brilliant.", better: "Better: {text}", replay_failed: "The replay can’t be loaded. Try again.",

  settings: "Settings", match: "Match", keys: "Keys",
  set_theme: "Colors", theme_auto: "System", theme_dark: "Dark", theme_light: "Light", theme_contrast: "Contrast",
  set_send: "Moves that can’t be undone", send_hold: "After 3 s", send_ask: "Ask first", send_now_: "At once",
  set_board: "Turn the board", board_own: "My side below", board_other: "Other way", board_printed: "As in Discord",
  set_motion: "Motion", motion_auto: "System", motion_less: "Less",
  set_presence: "The others see that you look", presence_on: "Yes", presence_off: "No",
  set_sound: "Sound on your turn", sound_off: "Off", sound_on: "On",

  key_arrows: "from square to square", key_edges: "to the edge", key_enter: "take, put, confirm; in a thing that is put down, Space turns it", key_escape: "let go; undo a move that is not sent yet", key_next: "next, previous square that can be chosen",
  key_numbers: "a thing of your hand; one of several ways", key_turn: "turn", key_mirror: "mirror", key_undo: "undo", key_hint: "hint", key_last: "say the last move", key_time: "say whose turn it is and how long", key_help: "this list",
  k_arrows: "Arrows", k_edges: "Home End Page↑ Page↓", k_enter: "Enter, Space", k_escape: "Escape", k_next: "N, P", k_numbers: "1 – 9", k_turn: "R, Shift R", k_mirror: "M", k_undo: "U", k_hint: "H", k_last: "L", k_time: "T", k_help: "?",
};
/** @typedef {keyof typeof en} Key */

/** @type {Record<string, Record<string, string | string[]>>} */
const LANGUAGES = { en };
/** @type {Record<string, string | string[]>} */
let words = en;

/** Takes the words of a language, where there are any. @param {string} language */
export function speakLanguage(language) { words = LANGUAGES[language] ?? LANGUAGES[language.split("-")[0]] ?? en; }

/** Whether there are words for this. @param {string} key @returns {key is Key} */
export const hasWords = key => key in words;

/** A sentence. `n` chooses among its forms. @param {Key} key @param {Record<string, string | number>} [values] */
export function t(key, values = {}) {
  const forms = words[key];
  const form = Array.isArray(forms) ? forms[Math.min(Math.max(Number(values.n ?? 1) - 1, 0), forms.length - 1)] : forms;
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** @param {string[]} items */
export const listed = items => items.reduce((a, b, i) => i ? t("and", { a, b }) : b, "");

/** A duration, short ("1 d 22 h") or in full words. @param {number} ms @param {boolean} [long] */
export function duration(ms, long) {
  if (ms <= 0) return t("time_up");
  const seconds = Math.floor(ms / 1000), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  const part = (/** @type {"days" | "hours" | "minutes" | "seconds"} */ unit, /** @type {number} */ n) => n ? t(long ? `${unit}_long` : unit, { n }) : "";
  if (days) return `${part("days", days)} ${part("hours", hours % 24)}`.trim();
  if (hours) return `${part("hours", hours)} ${part("minutes", minutes % 60)}`.trim();
  return minutes ? part("minutes", minutes) : part("seconds", seconds || 1);
}
