/**
 * Writes the app's sounds to assets/sounds: wood, paper, glass, short and dry. All of them are computed
 * here from sines and seeded noise; nothing is sampled from anywhere. Run with `npx tsx src/tools/sounds.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { createRng } from '../engine/rng';

const RATE = 22_050;
const FOLDER = path.join(__dirname, '../../assets/sounds');

type Wave = (t: number) => number;

const noiseSource = createRng('arbitr sounds');
const NOISE = Array.from({ length: RATE }, () => noiseSource.below(2001) / 1000 - 1);
const noise: Wave = (t) => NOISE[Math.floor(t * RATE) % NOISE.length] ?? 0;

const decay = (t: number, half: number): number => 2 ** (-t / half);
const sine = (t: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * t);

/** A knock on wood: a low body with a touch of noise at the start. */
const knock =
  (hertz: number, half: number): Wave =>
  (t) =>
    sine(t, hertz) * decay(t, half) * 0.7 + noise(t) * decay(t, 0.004) * 0.35;

const SOUNDS: Readonly<Record<string, { seconds: number; wave: Wave }>> = {
  tap: { seconds: 0.08, wave: knock(520, 0.012) },
  card: {
    seconds: 0.14,
    wave: (t) => noise(t) * decay(t, 0.02) * 0.5 * Math.min(1, t / 0.006),
  },
  dice: {
    seconds: 0.7,
    wave: (t) =>
      [0, 0.11, 0.2, 0.34, 0.45, 0.52]
        .filter((at) => t >= at)
        .reduce((sum, at, i) => sum + knock(340 + i * 37, 0.014)(t - at) * (1 - i * 0.12), 0) * 0.6,
  },
  chime: {
    seconds: 0.6,
    wave: (t) =>
      (sine(t, 784) * decay(t, 0.12) + sine(t, 1175) * decay(t, 0.1) * 0.6) *
      0.35 *
      Math.min(1, t / 0.004),
  },
  refusal: {
    seconds: 0.22,
    wave: (t) => knock(150, 0.04)(t) + (t > 0.09 ? knock(130, 0.04)(t - 0.09) : 0),
  },
};

function wav(seconds: number, wave: Wave): Buffer {
  const samples = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i += 1) {
    const level = Math.max(-1, Math.min(1, wave(i / RATE)));
    // A fade at the end, so that nothing clicks.
    const fade = Math.min(1, (samples - i) / 200);
    file.writeInt16LE(Math.round(level * fade * 0.8 * 32_767), 44 + i * 2);
  }
  return file;
}

for (const [name, { seconds, wave }] of Object.entries(SOUNDS))
  writeFileSync(path.join(FOLDER, `${name}.wav`), wav(seconds, wave));
