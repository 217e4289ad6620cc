import { RATE } from './signal.mjs';

/** A WAV file of 16 bits with triangular dither, so that quiet tails do not crackle. */
export function waveFile(channels, random) {
  const count = channels[0].length;
  const bytes = count * channels.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2 * channels.length, 28);
  file.writeUInt16LE(channels.length * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  let at = 44;
  for (let i = 0; i < count; i += 1)
    for (const channel of channels) {
      const value = Math.round(channel[i] * 32767 + random() - random());
      file.writeInt16LE(Math.max(-32768, Math.min(32767, value)), at);
      at += 2;
    }
  return file;
}

const HEADER = 44;

/** The channels of such a file, or of one that `opusdec` wrote. */
export function channelsOf(file) {
  const count = file.readUInt16LE(22);
  const data = file.indexOf('data', HEADER - 8, 'latin1') + 8;
  const frames = Math.floor((file.length - data) / 2 / count);
  return Array.from({ length: count }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, i) => file.readInt16LE(data + (i * count + channel) * 2) / 32768),
  );
}
