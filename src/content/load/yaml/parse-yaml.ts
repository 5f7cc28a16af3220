import { type Document, type ParsedNode, parseDocument } from 'yaml';

/** A parsed YAML or JSON document. */
export type YamlDocument = Document.Parsed<ParsedNode>;

/**
 * Parses YAML or JSON with offsets. The parser's check for duplicate keys takes quadratic time and is off;
 * `findYamlProblems` finds duplicates in one pass.
 */
export function parseYaml(text: string): YamlDocument {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}
