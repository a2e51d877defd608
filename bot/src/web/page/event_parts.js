// The parts of an event's page: its lines, standings, and the matches of the round.

import { h, joined, symbol } from "./dom.js";

/** @import { ClubEvent, Entrant, EventCell, EventGroup, EventRow, EventTable } from "./contract" */

/** @param {ClubEvent} event @param {(match: string) => string} pageOf the address of a match's page */
export function eventParts(event, pageOf) {
  const { groups, tables, titles, lines } = event;
  return [
    ...lines.map(line => h("p", {}, line)),
    ...groups.filter(group => group.rows[0]).flatMap(group => [h("h2", {}, group.title ?? titles.standings), ranking(event, group)]),
    tables[0] && h("h2", {}, titles.tables),
    tables[0] && h("ul", { class: "matches" }, ...tables.map(table => h("li", {}, entry(table, pageOf)))),
  ];
}

/** @param {ClubEvent} event @param {EventGroup} group */
function ranking(event, group) {
  const hasScores = group.rows.some(row => row.score !== null);
  const head = h("tr", {}, h("th", { class: "who" }), hasScores && h("th", {}), ...group.headings.map(heading => h("th", { scope: "col" }, String(heading))));
  return h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": group.title ?? event.titles.standings },
    h("table", { class: "ranking" }, group.headings.length > 0 && h("thead", {}, head), h("tbody", {}, ...group.rows.map(row => rowOf(event, row)))));
}

/** @param {ClubEvent} event @param {EventRow} row */
function rowOf({ entrants, viewer }, row) {
  const entrant = entrants[row.entrant];
  const look = joined([row.entrant === viewer.entrant && "mine", entrant.left && "left"], " ");
  return h("tr", { class: look || null, "data-entrant": row.entrant }, who(row, entrant), row.score !== null && h("td", { class: "score" }, row.score), ...row.cells.map(cellOf));
}

/** @param {EventRow} row @param {Entrant} entrant */
const who = ({ place }, { name, emblem }) => h("th", { class: "who", scope: "row" }, h("span", {}, h("i", {}, String(place)), symbol(emblem), h("b", { title: name }, name || "–")));

/** @param {EventCell} cell */
const cellOf = ({ kind, text }) => h("td", { class: "cell", "data-kind": kind }, kind !== "empty" && h("b", {}, text));

/** @param {EventTable} table @param {(match: string) => string} pageOf */
function entry({ match, over, text }, pageOf) {
  const look = over ? "over" : null;
  return match ? h("a", { href: pageOf(match), class: look }, text) : h("span", { class: look }, text);
}
