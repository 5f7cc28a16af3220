/** A name as a word for addresses: lower case, no accents, hyphens between the words. */
export function slugFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Where the answer to a question stands on its page: what follows the number sign in its address. */
export function faqId(question: string): string {
  return `faq-${slugFor(question)}`;
}
