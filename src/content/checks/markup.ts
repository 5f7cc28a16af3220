import { Allow } from '../../schemas/business/policy.ts';
import { type ContentProblem, type ProseElement, problemIf, proseProblem } from '../content-problem.ts';
import { fillElements, hasHole, photoOfAddress } from '../prose.ts';
import type { Content } from '../validate-files.ts';
import type { Sources } from './check.ts';
import { describeAlt } from './photos.ts';
import { describeReference } from './references.ts';

/** What an address is used for, by the `allow` list of policy.yaml that extends the content security policy. */
const uses = {
  forms: 'sends what is typed to',
  scripts: 'loads a script from',
  frames: 'shows a page of',
  images: 'shows a picture from',
} as const;

type Use = keyof typeof uses;

/** Finds elements in prose that the content security policy would silently block. */
export function* checkMarkup(
  { policy, services, pages, news, names }: Content,
  { placeholders }: Sources,
): Iterable<ContentProblem> {
  const allow: Allow = policy?.allow ?? Allow.parse({});
  for (const { file, markup } of [...services, ...pages, ...news]) {
    for (const element of fillElements(markup.elements, placeholders)) {
      for (const message of describeElement(element, allow, names.photos))
        yield proseProblem(file, element.offset, message);
    }
  }
  for (const [index, { src }] of policy?.pageScripts.entries() ?? [])
    yield* problemIf('policy.yaml', ['pageScripts', index, 'src'], describeUse('scripts', src, allow));
}

function* describeElement(element: ProseElement, allow: Allow, photos: readonly string[]): Iterable<string> {
  const { name, attributes } = element;
  for (const attribute of Object.keys(attributes)) {
    if (/^on|^style$|^srcdoc$/.test(attribute))
      yield `has ${attribute}, which browsers refuse here. Take it out: a link or a form needs no script, how pages look is in src/styles, and a frame has its address in src.`;
  }
  const photo = name === 'img' ? photoOfAddress(attributes.src ?? '') : undefined;
  if (photo !== undefined) {
    // Without an alternative text of its own it has that of the photograph.
    const wrong = attributes.alt && describeAlt(attributes.alt);
    const unknown = describeReference(photo, 'photos', photos);
    yield* [unknown, wrong && `has an alternative text that ${wrong}`].flatMap((message) => message || []);
    return;
  }
  const [attribute, message] = neededAttributes[name] ?? [];
  // An empty alternative text says that the picture is decoration.
  const isGiven = attribute === 'alt' ? attribute in attributes : attribute && attributes[attribute];
  if (message !== undefined && !isGiven) yield message;
  yield* listUses(element).flatMap(([use, address]) => describeUse(use, address, allow) ?? []);
}

/** Required attributes, and what is said without them. */
const neededAttributes: Readonly<Partial<Record<string, readonly [attribute: string, message: string]>>> = {
  script: [
    'src',
    'is a script in the text, which browsers refuse here. For a counter of visits see embeds in policy.yaml; load another one from a file with src="https://…", and allow its origin there.',
  ],
  iframe: ['title', 'has no title. Say in title="…" what is in the frame, for those who do not see it.'],
  img: ['alt', 'has no alternative text. Say in alt="…" what the picture shows, for those who do not see it.'],
  form: [
    'action',
    'sends what is typed to this page, which does not read it. Write the address of a form service in action="https://…".',
  ],
};

/** What an element loads or sends, and where. */
function listUses({ name, attributes }: ProseElement): (readonly [Use, string])[] {
  const { action, formaction, src, srcset = '' } = attributes;
  const sources = name === 'script' ? 'scripts' : name === 'iframe' ? 'frames' : 'images';
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().replace(/\s.*/s, '') || undefined);
  const all: (readonly [Use, string | undefined])[] = [
    ['forms', action],
    ['forms', formaction],
    [sources, src],
    ...candidates.map((it) => ['images', it] as const),
  ];
  return all.flatMap(([use, address]) => (address === undefined ? [] : [[use, address] as const]));
}

/** Problem of an address, if the browser would refuse to use it. */
export function describeUse(use: Use, address: string, allow: Allow): string | undefined {
  const isOwn = use === 'images' && /^(?:data:image\/|\/(?!\/))/i.test(address);
  if (isOwn || hasHole(address) || (use === 'forms' && address.startsWith('/check/'))) return undefined;
  const url = URL.parse(address);
  const isMail = use === 'forms' && url?.protocol === 'mailto:';
  if (url?.protocol !== 'https:' && !isMail) {
    const advice =
      use === 'images'
        ? 'Put the picture into photos/, with a file of its words beside it, and write ![What it shows](photo:name).'
        : 'Write one of a service, from https:// on, and allow its origin in policy.yaml.';
    return `${uses[use]} ${address.slice(0, 60)}, which is no address for that. ${advice}`;
  }
  const origin = isMail ? 'mailto:' : url.origin;
  const allowed: readonly string[] = allow[use];
  return allowed.includes(origin)
    ? undefined
    : `${uses[use]} ${origin}, which browsers refuse until you allow it. Write in policy.yaml: allow: { ${use}: ["${origin}"] }`;
}
