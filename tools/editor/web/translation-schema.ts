import {
  type ContentKindName,
  type ContentLocality,
  contentKinds,
  type FileSchema,
  toFileSchema,
} from 'open-local-business/schemas';

/**
 * Makes the schema of a translated file: the sentences of the original, and nothing else. Undefined if there are none.
 */
export function toTranslationSchema(kind: ContentKindName, locality: ContentLocality): FileSchema | undefined {
  return 'hasPlaceholders' in contentKinds[kind] ? pickSentenceFields(toFileSchema(kind, locality)) : undefined;
}

function pickSentenceFields(schema: FileSchema): FileSchema | undefined {
  const { type, properties = {}, items, description, isSentence } = schema;
  const described = description === undefined ? {} : { description };
  if (isSentence) return schema;
  if (items !== undefined) {
    const kept = pickSentenceFields(items);
    return kept && { type: 'array', ...described, items: kept };
  }
  if (type !== 'object') return undefined;
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const picked = pickSentenceFields(field);
    return picked === undefined ? [] : [[name, picked] as const];
  });
  if (kept.length === 0) return undefined;
  return { type, ...described, properties: Object.fromEntries(kept), additionalProperties: false };
}
