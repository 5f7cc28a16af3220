/** Picks one of the forms of a part. */
export function pickForm<const Forms extends readonly [unknown, ...unknown[]]>(
  forms: Forms,
  seed: number,
): Forms[number] {
  return forms[seed % forms.length];
}
