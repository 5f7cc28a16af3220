/** A route of Vercel's Build Output API, with the fields that the site uses. */
export interface VercelRoute {
  readonly src?: string;
  readonly handle?: 'filesystem' | 'hit';
  readonly dest?: string;
  readonly methods?: readonly string[];
  readonly has?: readonly { readonly type: 'header' | 'query'; readonly key: string; readonly value?: string }[];
  readonly missing?: VercelRoute['has'];
  readonly check?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface RoutedRequest {
  readonly path: string;
  readonly query?: string;
  readonly method?: string;
  readonly accept?: string | undefined;
}

/** Applies routes as Vercel documents them. If no file matches, the function answers. */
export function routeVercel(
  routes: readonly VercelRoute[],
  files: ReadonlySet<string>,
  request: RoutedRequest,
): { readonly file: string | undefined; readonly headers: Readonly<Record<string, string>> } {
  const atFiles = routes.findIndex(({ handle }) => handle === 'filesystem');
  const atHit = routes.findIndex(({ handle }) => handle === 'hit');
  let { path } = request;
  for (const route of routes.slice(0, atFiles).filter((candidate) => fits(candidate, request))) {
    const match = matchPath(route, path);
    if (match === null) continue;
    const dest = (route.dest ?? '').replace('$1', match[1] ?? '');
    if (route.check !== true) return { file: undefined, headers: {} };
    if (!files.has(dest)) continue;
    path = dest;
    break;
  }
  const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((name) => !name.endsWith('/') && files.has(name));
  if (file === undefined) return { file, headers: {} };
  const hits = routes.slice(atHit + 1).filter(({ src = '' }) => new RegExp(src).test(path));
  return { file, headers: Object.assign({}, ...hits.map(({ headers }) => headers)) };
}

function matchPath({ src = '' }: VercelRoute, path: string): RegExpExecArray | null {
  return new RegExp(src, 'i').exec(path);
}

function fits(
  { methods, has = [], missing = [] }: VercelRoute,
  { method = 'GET', query, accept }: RoutedRequest,
): boolean {
  const isGiven = ({ type, key, value = '.*' }: NonNullable<VercelRoute['has']>[number]) => {
    const given = type === 'query' ? new URLSearchParams(query).get(key) : (accept ?? null);
    return given !== null && new RegExp(`^${value}$`).test(given);
  };
  return (methods === undefined || methods.includes(method)) && has.every(isGiven) && !missing.some(isGiven);
}
