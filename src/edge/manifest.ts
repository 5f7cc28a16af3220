/** What a server needs of a published file to serve it from memory. */
export interface ManifestEntry {
  /** Path below the published folder. */
  readonly file: string;
  /** Paths it answers at. */
  readonly paths: readonly string[];
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks: a digest of the file as published. */
  readonly etag: string;
  /** Bytes as published. */
  readonly size: number;
  /** Where the compressed forms lie in the file of compressed forms: offset and length in bytes. */
  readonly brotli?: readonly [offset: number, length: number];
  readonly gzip?: readonly [offset: number, length: number];
}

/** Everything a build has published, for servers that serve it from memory. */
export interface Manifest {
  /** Origin the site was built for. */
  readonly origin: string;
  readonly contentDigest: string;
  readonly files: readonly ManifestEntry[];
  /** Digests of the files beside the manifest that servers load, by their names. */
  readonly prepared: Readonly<Record<'edge-data.json' | 'compressed.bin', string>>;
}
