/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Capitalizes the words of a name that was typed without any capital, and the code of a province or state after it.
 *
 * @example capitalizeWords('trois-rivières, qc') // 'Trois-Rivières, QC'
 * @example capitalizeWords('stow-on-the-wold') // 'Stow-on-the-Wold'
 */
export function capitalizeWords(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  const starts =
    /(?<=, *)\p{L}{2}$|^\p{L}|(?<!\p{L}|\p{L}{2}['’])(?!(?:d|de|des|du|la|le|les|of|on|sur|the)(?!\p{L}))\p{L}/gu;
  return name.replace(starts, (start) => start.toUpperCase());
}

/**
 * Lower-cases the first letter of a name within a sentence: "un ressort", "dos puertas". Abbreviations and proper names
 * keep their capitals: "TPS", "iPad", "Wi-Fi", "Tesla Wall Connector".
 */
export function decapitalize(name: string): string {
  return /^\p{Lu}\p{Ll}*(?![\p{L}\d]|-[^\p{Ll}])(?!.*\p{Lu}\p{Ll})/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
