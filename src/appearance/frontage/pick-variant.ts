/** Picks a variant of a drawn part. */
export function pickVariant<const Variants extends readonly [unknown, ...unknown[]]>(
  variants: Variants,
  seed: number,
): Variants[number] {
  return variants[seed % variants.length];
}
