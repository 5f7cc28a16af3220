/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
