/** What a server needs to know of a published file to serve it from memory. */
export interface ManifestEntry {
  /** Path below the published folder. */
  readonly file: string;
  /** Paths it answers at. */
  readonly paths: readonly string[];
  readonly mediaType: string;
  /** Strong entity tag with its quotation marks: a digest of the file as published. */
  readonly etag: string;
  /** Size as published, in bytes. */
  readonly size: number;
  /** Position of the compressed encodings in the file that holds all of them: offset and length in bytes. */
  readonly brotli?: readonly [offset: number, length: number];
  readonly gzip?: readonly [offset: number, length: number];
}

/** All published files of a build, for servers that serve them from memory. */
export interface Manifest {
  /** Origin the site was built for. */
  readonly origin: string;
  readonly contentDigest: string;
  readonly files: readonly ManifestEntry[];
  /** Digests of the files next to the manifest that servers load, by name. */
  readonly prepared: Readonly<Record<'edge-data.json' | 'compressed.bin', string>>;
}
