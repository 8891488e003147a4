// Short, wooden sounds made on the spot: two knocks on a table.
let context: AudioContext | null = null;

function tap(at: number, pitch: number, loud: number, audio: AudioContext): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.09);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.13);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

export function knock(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    tap(now + 0.01, 420, 0.18, context);
    tap(now + 0.16, 560, 0.14, context);
  } catch {
    // A browser without sound: the lamp says it too.
  }
}
