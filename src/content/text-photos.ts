import type { ProseMarkup } from './content-problem.ts';

const IN_TEXT = /^(?:photo:|(?:\.{0,2}\/)?(?:content\/)?photos\/)([\w-]+)(?:\.\w+)?$/;

/** Name of the photograph that an image in prose refers to: `photo:van`, `../photos/van.jpg`. */
export function photoOfAddress(address: string): string | undefined {
  return IN_TEXT.exec(address)?.[1];
}

/** Files whose prose shows a photograph. */
export function listTextsWithPhoto(
  name: string,
  files: readonly { readonly file: string; readonly markup: ProseMarkup }[],
): string[] {
  return files
    .filter(({ markup }) =>
      markup.elements.some(({ name: tag, attributes: { src = '' } }) => tag === 'img' && photoOfAddress(src) === name),
    )
    .map(({ file }) => file);
}
