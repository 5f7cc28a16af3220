/**
 * Returns a locale's language (BCP 47 tag).
 *
 * @example primaryLanguageOf('fr-CA') // 'fr'
 */
export function primaryLanguageOf(locale: string): string {
  return locale.split('-', 1).join('');
}

/** Whether a locale's language is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  // Older types lack the method (ECMA-402, Intl Locale Info).
  const tag: Intl.Locale & { getTextInfo?: () => { readonly direction: string } } = new Intl.Locale(locale);
  return tag.getTextInfo?.().direction === 'rtl';
}
