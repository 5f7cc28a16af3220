import type { FunctionData } from '../function/data.ts';
import type { Manifest } from '../function/manifest.ts';
import type { Deployment } from './deployment.ts';

/** A build, as hosts read it. */
export interface HostSource {
  readonly data: FunctionData;
  /** Path of the data on the site. */
  readonly dataPath: string;
  /** Paths of all public files below their folder, with slashes. */
  readonly files: readonly string[];
  /** The text of a public file. */
  read(file: string): string;
  /** What is known of each public file beyond its bytes. */
  manifest(): Manifest;
  /** Bundles an entry point with the data of the function into one module. */
  bundle(entry: string): Promise<string>;
  /** Where it will live; for hosts that are told before. */
  readonly deployment?: Deployment | undefined;
}

/** A host: what it takes, and what it cannot do. */
export interface Host {
  readonly name: string;
  /** Folder that is written for it, beside the public one. */
  readonly folder: string;
  /** Folder of the public files in it. */
  readonly files: string;
  /** Names that a public file has there, if not just its own. */
  namesOf?(file: string): readonly string[];
  /** Further files, by path in the folder. */
  write(source: HostSource): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
  /** What it cannot do, one sentence each. */
  limits?(source: HostSource): readonly string[];
}
