// The sound when the person's turn begins, if it is switched on.

/** Plays a short tone. */
export function beep() {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(.12, now);
  volume.gain.exponentialRampToValueAtTime(.001, now + .35);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(now + .35);
  tone.onended = () => audio.close();
}
