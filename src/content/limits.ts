/** Bounds on content: what goes beyond them came there by mistake, or costs parsers and visitors out of proportion. */
export const limits = {
  /** Problems reported for a file; more have few causes. */
  problems: 50,
  /** Options listed in a message. */
  choices: 20,

  /** Bytes of a content file. */
  textBytes: 200_000,
  /** Bytes of a generated list or a drawing. */
  dataBytes: 2_000_000,
  /** Bytes of a font before subsetting; fonts for all European languages have a third of it. */
  fontBytes: 1_000_000,
  /** Bytes of a static file. Price lists and forms have a tenth of it. */
  fileBytes: 10_000_000,
  /** Bytes of all static files: the Node server keeps them in memory. */
  allFileBytes: 25_000_000,

  /** Depth of brackets, elements, lists and emphasis. Parsers overflow the stack well below 10,000. */
  nesting: 100,
  /** Runs of asterisks, underscores and tildes in a paragraph. */
  marks: 1000,
  /** Columns of a table, whose cost grows with columns times rows. */
  columns: 100,
  /** Cells of all tables of a text, including those that rows omit. */
  cells: 10_000,
  /** Characters that start an element, expression, entity or link; most cost quadratic time. */
  signs: 2000,
  /** Commas, colons and line ends in YAML. */
  values: 20_000,
  /** The same in JSON, which holds lists of postal areas and addresses. */
  jsonValues: 150_000,

  /** Shapes of a drawing with all references expanded. */
  shapes: 10_000,
  /** Attributes of an element in a drawing. */
  attributes: 100,
} as const;
