/** The part of subset-font 2.9 that is used here; its published types stop at 2.3. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    /** Values at which axes of a variable font are pinned, by tag. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** Returns the font with only the characters of a text. Rejects if the bytes are not a font. */
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
