/**
 * Short sounds that say what happens: dice, shots, cards, the player's turn. They are synthesised, so that
 * there is nothing to load. Those that accompany a motion are heard only where there is motion.
 */
import { pace, settings } from './settings.svelte';

export type Cue = 'dice' | 'shot' | 'card' | 'turn';

/** A burst of filtered noise, or a tone: times in seconds, frequency in hertz. */
interface Note {
  kind: 'noise' | 'tone';
  at: number;
  length: number;
  frequency: number;
  loudness: number;
}

const noise = (at: number, length: number, frequency: number, loudness: number): Note => ({
  kind: 'noise',
  at,
  length,
  frequency,
  loudness,
});
const tone = (at: number, length: number, frequency: number, loudness: number): Note => ({
  kind: 'tone',
  at,
  length,
  frequency,
  loudness,
});

export const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  // knocks on the table, each softer than the one before
  dice: [
    noise(0, 0.05, 2600, 0.5),
    noise(0.09, 0.05, 2200, 0.4),
    noise(0.17, 0.04, 2500, 0.28),
    noise(0.23, 0.04, 2100, 0.18),
    noise(0.28, 0.03, 2300, 0.1),
  ],
  // a crack and its echo
  shot: [noise(0, 0.16, 900, 0.6), tone(0, 0.12, 90, 0.35), noise(0.16, 0.3, 420, 0.12)],
  // paper sliding on paper
  card: [noise(0, 0.09, 4800, 0.16), noise(0.05, 0.05, 3200, 0.12)],
  // two soft strokes
  turn: [tone(0, 0.28, 587, 0.22), tone(0.14, 0.42, 880, 0.18)],
};

/** A notice is heard even where nothing moves. */
const NOTICES: ReadonlySet<Cue> = new Set<Cue>(['turn']);
const SOFTEST = 0.0001;

let output: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound, unless the player wants none. Browsers allow it only after the first click or key. */
export function play(cue: Cue): void {
  if (!settings.sound || (!NOTICES.has(cue) && pace() === 0)) return;
  if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  output ??= new AudioContext();
  if (output.state === 'suspended') void output.resume();
  for (const note of NOTES[cue]) sound(output, note);
}

function sound(context: AudioContext, { kind, at, length, frequency, loudness }: Note): void {
  const begin = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(SOFTEST, begin + length);
  volume.connect(context.destination);
  const source = kind === 'tone' ? toneOf(context, frequency, volume) : noiseOf(context, frequency, volume);
  source.start(begin);
  source.stop(begin + length);
}

function toneOf(context: AudioContext, frequency: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.frequency.value = frequency;
  source.connect(into);
  return source;
}

function noiseOf(context: AudioContext, frequency: number, into: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss ??= hissOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  source.connect(filter).connect(into);
  return source;
}

/** Half a second of noise, shared by all bursts. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
