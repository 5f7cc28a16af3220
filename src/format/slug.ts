/** A URL slug: lower case, no accents or ligatures, hyphens between words. */
export function slugFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Anchor of a question on its page (URL fragment). */
export function faqId(question: string): string {
  return `faq-${slugFor(question)}`;
}
