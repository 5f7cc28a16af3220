import { type Document, type ParsedNode, parseDocument } from 'yaml';

/** A YAML or JSON text as its parser reads it. */
export type YamlDocument = Document.Parsed<ParsedNode>;

/**
 * Parses a YAML or JSON text with the offsets of what stands in it. The parser
 * compares each key of a map with all others; `findYamlProblems` finds keys
 * that stand twice in one pass instead.
 */
export function parseYaml(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}
