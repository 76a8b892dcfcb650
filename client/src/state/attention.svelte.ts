/** "Your turn" in the tab's title, its icon and by a sound. */
import { t } from '$lib/i18n';
import { preferences } from './preferences.svelte';

const RIM = '#14332d';
const LAMP = '#f7b733';
const PAPER = '#f4f6f0';

/** The wheel; lit when it is your turn. */
function icon(lit: boolean): string {
  const field = (turn: number) => {
    const fill = turn === 45 ? LAMP : PAPER;
    return `<path d="M33.6 6A26 26 0 0 1 49 12.5L39 23A11.5 11.5 0 0 0 33.6 20.6Z" transform="rotate(${turn} 32 32)" fill="${fill}"/>`;
  };
  const wheel = [0, 45, 90, 135, 180, 225, 270, 315].map(field).join('');
  const lamp = lit ? `<circle cx="50" cy="50" r="13" fill="${LAMP}" stroke="${RIM}" stroke-width="4"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${RIM}"/>${wheel}${lamp}</svg>`;
}

export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t('table.yourTurn')} ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('#favicon');
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(icon(mine))}`;
}

let context: AudioContext | null = null;

/** Two soft strokes of a small bell. */
export function ring(): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  const tones = [659.25, 987.77].map((pitch, number) => strike(context!, pitch, start + number * 0.16));
  // An open device costs power for as long as the table is open, even when nothing sounds.
  tones.at(-1)!.onended = () => void context?.suspend();
}

function strike(audio: AudioContext, pitch: number, at: number): OscillatorNode {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.6);
  return tone;
}
