/** An entry of a lock file, as far as it is read. */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A lock file of npm. */
export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** The lock file of a package alone: what it needs, at the versions and with the digests of a whole lock file. */
export function lockOf(name: string, { lockfileVersion, packages }: LockFile): LockFile {
  const kept: Record<string, LockedPackage> = {};
  const left = [`node_modules/${name}`];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const found = packages[path];
    if (found === undefined || path in kept) continue;
    const { dev: _, devOptional: __, ...entry } = found;
    kept[path] = entry;
    for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      left.push(...findPackage(packages, path, needed));
  }
  const dependencies = { [name]: packages[`node_modules/${name}`]?.version ?? '' };
  return { lockfileVersion, packages: { '': { dependencies }, ...kept } };
}

/** Where Node finds a package that another imports: beside it, or in the nearest folder above; none that is left out. */
function findPackage(packages: LockFile['packages'], path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  return folders
    .map((_, depth) => [...folders.slice(0, folders.length - depth), name].join('/node_modules/'))
    .concat(`node_modules/${name}`)
    .filter((candidate) => candidate in packages)
    .slice(0, 1);
}
