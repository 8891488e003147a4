// Short sounds of wood, paper, air and brass, all made on the spot; on a phone the hand may feel them too.
import { settings } from './settings.svelte';

export const sounds = ['knock', 'card', 'dice', 'wings', 'wind', 'page', 'bell'] as const;
export type Sound = (typeof sounds)[number];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

interface Tap {
  at: number;
  pitch: number;
  to?: number;
  loud: number;
  long?: number;
  shape?: OscillatorType;
}
/** A struck thing: wood, a coin, a bell. */
function tap(
  audio: AudioContext,
  out: AudioNode,
  { at, pitch, to = 0.6, loud, long = 0.13, shape = 'triangle' }: Tap,
): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * to, at + long * 0.7);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + long + 0.02);
}
interface Breath {
  at: number;
  from: number;
  to: number;
  loud: number;
  long: number;
  narrow?: number;
}
/** Air: paper that slides, a wing, wind in the gap of a door. */
function breath(audio: AudioContext, out: AudioNode, { at, from, to, loud, long, narrow = 1 }: Breath): void {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const grains = hiss.getChannelData(0);
    for (let i = 0; i < grains.length; ++i) grains[i] = Math.random() * 2 - 1;
  }
  const air = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  air.buffer = hiss;
  air.loop = true;
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + long * 0.35);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  air.connect(band).connect(volume).connect(out);
  air.start(at);
  air.stop(at + long + 0.02);
}

type Making = (audio: AudioContext, out: AudioNode, now: number) => void;
const made: { [kind in Sound]: Making } = {
  knock: (audio, out, now) => {
    tap(audio, out, { at: now, pitch: 420, loud: 0.18 });
    tap(audio, out, { at: now + 0.15, pitch: 560, loud: 0.14 });
  },
  card: (audio, out, now) => {
    breath(audio, out, { at: now, from: 2600, to: 5200, loud: 0.16, long: 0.11 });
    tap(audio, out, { at: now + 0.08, pitch: 240, loud: 0.1, long: 0.07 });
  },
  dice: (audio, out, now) => {
    for (const [i, after] of [0, 0.07, 0.13, 0.22, 0.34].entries())
      tap(audio, out, { at: now + after, pitch: 900 - i * 70, to: 0.5, loud: 0.13 - i * 0.015, long: 0.05 });
  },
  wings: (audio, out, now) => {
    for (const after of [0, 0.16, 0.32])
      breath(audio, out, { at: now + after, from: 900, to: 320, loud: 0.2, long: 0.14, narrow: 0.8 });
  },
  wind: (audio, out, now) => {
    breath(audio, out, { at: now, from: 240, to: 620, loud: 0.22, long: 1.1, narrow: 3 });
    breath(audio, out, { at: now + 0.6, from: 560, to: 220, loud: 0.16, long: 1.2, narrow: 4 });
  },
  page: (audio, out, now) => {
    breath(audio, out, { at: now, from: 1500, to: 4200, loud: 0.14, long: 0.28, narrow: 0.7 });
  },
  bell: (audio, out, now) => {
    for (const [part, loud] of [
      [1, 0.12],
      [2.76, 0.05],
      [5.4, 0.02],
    ] as const)
      tap(audio, out, { at: now, pitch: 660 * part, to: 0.995, loud, long: 1.2 / part + 0.3, shape: 'sine' });
  },
};
/** What the hand feels, in milliseconds of trembling and of rest. */
const felt: { [kind in Sound]: number | number[] } = {
  knock: [18, 60, 18],
  card: 8,
  dice: [8, 40, 8, 40, 8],
  wings: [10, 60, 10],
  wind: 30,
  page: 6,
  bell: 40,
};

export function play(kind: Sound): void {
  if (settings.haptics) navigator.vibrate?.(felt[kind]);
  const loud = (settings.volume * (settings.loudness[kind] ?? 100)) / 100;
  if (!settings.sound || loud === 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const volume = context.createGain();
    volume.gain.value = loud / 50; // 50 is as loud as it was made
    volume.connect(context.destination);
    made[kind](context, volume, context.currentTime + 0.01);
  } catch {
    // A browser without sound: the lamp says it too.
  }
}
