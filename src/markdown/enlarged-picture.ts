import { type Element, isTag } from 'domhandler';

/** Whether a link leads from a picture to the same one in large: both are one picture to a reader of text. */
export function leadsToPicture(link: Element): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/.test(link.attribs.href ?? '') && findPicture(link) !== undefined;
}

/** The first picture in an element. */
export function findPicture({ childNodes }: Element): Element | undefined {
  for (const child of childNodes.filter((node) => isTag(node))) {
    const found = child.name === 'img' ? child : findPicture(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
