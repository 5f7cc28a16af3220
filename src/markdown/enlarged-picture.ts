import { type Element, isTag } from 'domhandler';

/** Whether a link leads from an image to its larger version: for a reader of text both are one image. */
export function leadsToPicture(link: Element): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/.test(link.attribs.href ?? '') && findPicture(link) !== undefined;
}

/** The first image in an element. */
export function findPicture({ childNodes }: Element): Element | undefined {
  for (const child of childNodes.filter((node) => isTag(node))) {
    const found = child.name === 'img' ? child : findPicture(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
