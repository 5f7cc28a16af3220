import type { FileSchema } from 'open-local-business/schemas';
import { isSame } from './same.ts';

/**
 * A file as the editor can show it beside its translations: a list that one of them lacks is empty, for it would be
 * filled from the original, and an item without a sentence has a field, for what is written into an empty one is lost.
 */
export function showLists(value: unknown, schema: FileSchema | undefined): unknown {
  if (schema === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => (isSame(item, {}) ? { isSilent: true } : showLists(item, schema.items)));
  const shown = Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const field = Object(value)[name];
    if (field === undefined) return own.items ? [[name, []] as const] : [];
    return [[name, showLists(field, own)] as const];
  });
  return { ...value, ...Object.fromEntries(shown) };
}

/**
 * The sentences of a translation, and what the file says already, without the facts that the editor fills into new
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
      return old === undefined && isSilent(kept) ? [] : [[name, kept] as const];
    }),
  );
}

/** Whether nothing is said in a value: it holds empty lists and fields alone. */
export function isSilent(value: unknown): boolean {
  return typeof value === 'object' && Object.values(value ?? {}).every(isSilent);
}
