/** Bounds on content: what goes beyond them came there by mistake, or costs visitors out of proportion. */
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
} as const;
