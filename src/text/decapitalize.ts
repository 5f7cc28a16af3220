/**
 * A name within a sentence, without its capital: "un ressort", "dos puertas". What has a capital of its own keeps it:
 * "TPS", "iPad", "Wi-Fi", "Tesla Wall Connector".
 */
export function decapitalize(name: string): string {
  return /^\p{Lu}\p{Ll}*(?![\p{L}\d]|-[^\p{Ll}])(?!.*\p{Lu}\p{Ll})/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
