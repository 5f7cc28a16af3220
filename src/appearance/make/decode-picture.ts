import { white } from '../palette.ts';
import type { Decoded } from './probe.ts';
import { failed } from './probe.ts';

/** More pixels than any phone or camera takes in one picture. */
export const MOST_PIXELS = 120_000_000;

/** Decodes a picture completely: its size after rotation, and its average colour. */
export async function decodePicture(path: string): Promise<Decoded> {
  const sharp = await loadSharp();
  if (sharp === undefined) return failed('no-decoder', '');
  try {
    const image = sharp(path, { limitInputPixels: MOST_PIXELS });
    const { autoOrient } = await image.metadata();
    const [red = 0, green = 0, blue = 0] = await image
      .autoOrient()
      .flatten({ background: white })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    return {
      fault: null,
      detail: '',
      width: autoOrient.width,
      height: autoOrient.height,
      colour: toHex(red, green, blue),
    };
  } catch (error) {
    return failed('undecodable', error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error));
  }
}

/** The decoder, if it is installed on this machine: sharp has native code for each system. */
async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch {
    return undefined;
  }
}

function toHex(...channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
