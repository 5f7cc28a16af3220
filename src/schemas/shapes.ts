import * as z from 'zod';

/** Returns examples of a field for `meta`, shown to owners beside its description. */
export function examples<Value>(...values: readonly Value[]): { readonly examples: Value[] } {
  return { examples: [...values] };
}

/** Makes the schema of an object in a file. Unknown members are errors. */
export function fileObject<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** Makes the schema of an object in a public record. Clients must ignore unknown members. */
export function recordObject<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.object(shape).describe(description);
}

/**
 * Makes the schema of a text that matches a pattern. `error` says what to write instead, if the description of the
 * field does not.
 */
export function textMatching(pattern: RegExp, error?: string): z.ZodString {
  return z.string().regex(pattern, { error });
}

/** Makes the schema of a list with at least one item. */
export function nonEmptyArray<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return z.array(item).min(1);
}

/** Makes the schema of a list that a file may omit; it is empty by default. */
export function optionalList<Item extends z.ZodType>(item: Item): z.ZodDefault<z.ZodArray<Item>> {
  return z.array(item).default([]);
}

/** Makes the schema for a list of objects that a file may omit; it is empty by default. */
export function optionalRows<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return optionalList(z.strictObject(shape));
}

/** Makes the schema for a list of objects in a public record. */
export function recordList<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.array(z.object(shape));
}
