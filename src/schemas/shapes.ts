import * as z from 'zod';

/** Returns examples of a field for `meta`, shown to owners beside its description. */
export function examples<Value>(...values: readonly Value[]): { readonly examples: Value[] } {
  return { examples: [...values] };
}

/** Returns an object in a file. Unknown members are errors. */
export function fileObject<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** Returns an object in a record. Members may be added. */
export function recordObject<Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) {
  return z.object(shape).describe(description);
}

/**
 * Returns a text that matches a pattern. `error` says what to write instead, if the description of the field does not.
 */
export function textMatching(pattern: RegExp, error?: string): z.ZodString {
  return z.string().regex(pattern, { error });
}

/** Returns a list. */
export function arrayOf<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return z.array(item);
}

/** Returns a list with at least one item. */
export function nonEmptyArray<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return z.array(item).min(1);
}

/** Returns a list that a file may omit; it is then empty. */
export function listOf<Item extends z.ZodType>(item: Item): z.ZodDefault<z.ZodArray<Item>> {
  return z.array(item).default([]);
}

/** Returns a list of objects that a file may omit; it is then empty. */
export function rowsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return listOf(z.strictObject(shape));
}

/** Returns a list of objects in a record. */
export function recordsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.array(z.object(shape));
}
