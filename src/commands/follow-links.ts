import { Parser } from 'htmlparser2';

/**
 * Checks all internal links of all pages: pages, files and anchors. Makes no external requests. Returns the number of
 * links, and each broken one with the path of its page, its target and the reason.
 */
export async function followLinks(origin: string) {
  const answers = new Map<string, Awaited<ReturnType<typeof fetchPage>>>();
  const waiting = new Set(['/']);
  for (const path of waiting) {
    const answer = await fetchPage(new URL(path, origin));
    answers.set(path, answer);
    for (const link of answer.links) waiting.add(pathOf(link));
  }
  const all = [...answers].flatMap(([from, { links }]) => links.map((link) => ({ from, link })));
  const broken = all.flatMap(({ from, link }) => {
    const { status = 0, anchors } = answers.get(pathOf(link)) ?? {};
    const isAnchorMissing = link.hash !== '' && anchors?.has(link.hash) === false;
    const why = status >= 400 ? `returns ${status}` : isAnchorMissing && 'has no such anchor';
    return why ? [{ from, to: `${pathOf(link)}${link.hash}`, why }] : [];
  });
  return { followed: all.length, broken };
}

/** Fetches a URL: its status, and for HTML its links to the same origin and its anchors with their `#`. */
async function fetchPage(url: URL) {
  const response = await fetch(url);
  const html = await response.text();
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return { status, links: [] };
  const anchors = new Set<string>();
  const links: URL[] = [];
  const parser = new Parser({
    onopentag(_, { id, href, src, srcset = '' }) {
      if (id !== undefined) anchors.add(new URL(`#${id}`, url).hash);
      const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' ')[0]);
      for (const target of [href, src, ...candidates]) {
        const link = target ? URL.parse(target, response.url) : null;
        if (link?.origin === url.origin) links.push(link);
      }
    },
  });
  parser.end(html);
  return { status, links, anchors };
}

function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`;
}
