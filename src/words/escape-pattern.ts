/** A text as a regular expression that matches exactly it, outside a character class. (`RegExp.escape` needs Node 24.) */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
}
