/** The elements of the page that a selector matches. */
export function findAll<Kind extends Element = HTMLElement>(selector: string): NodeListOf<Kind> {
  return document.querySelectorAll(selector);
}
