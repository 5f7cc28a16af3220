import type { FileSchema } from 'open-local-business/schemas';
import { isEqual } from './is-equal.ts';

/**
 * Prepares a translation for the editor. A list that it lacks becomes empty, because the
 * editor would fill it from the original; an item without a sentence gets a field, because text in an empty item is
 * lost.
 */
export function fillMissingLists(value: unknown, schema: FileSchema | undefined): unknown {
  if (schema === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => (isEqual(item, {}) ? { isEmpty: true } : fillMissingLists(item, schema.items)));
  const shown = Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const field = Object(value)[name];
    if (field === undefined) return own.items ? [[name, []] as const] : [];
    return [[name, fillMissingLists(field, own)] as const];
  });
  return { ...value, ...Object.fromEntries(shown) };
}

/**
 * Picks a translation's sentences and what the file has already, without the facts that the editor adds to new
 * items. An item without a sentence stays as `{}`, because items are matched by position.
 */
export function keepSentences(value: unknown, schema: FileSchema | undefined, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return Array.from(value, (item, index) => keepSentences(item ?? {}, schema?.items, old[index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const [own, old] = [schema?.properties?.[name], Object(before)[name]];
      if (own === undefined && old === undefined) return [];
      const kept = keepSentences(field, own, old);
      return old === undefined && isEmpty(kept) ? [] : [[name, kept] as const];
    }),
  );
}

/** Whether a value has no sentence: only empty lists and fields. */
export function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && Object.values(value ?? {}).every(isEmpty);
}
