import { originOf } from '../../schemas/business/origin.ts';
import { Allow } from '../../schemas/business/policy.ts';
import { type ContentProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { hasHole, photoOfAddress } from '../prose.ts';
import type { ValidContent } from '../validate-files.ts';
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

/** Elements that use an address, with a required attribute and what is said without it. */
const users: Readonly<Partial<Record<string, readonly [Use, needed: string, message: string]>>> = {
  script: [
    'scripts',
    'src',
    'is a script in the text, which browsers refuse here. For a counter of visits see embeds in policy.yaml; load another one from a file with src="https://…", and allow its origin there.',
  ],
  iframe: ['frames', 'title', 'has no title. Say in title="…" what is in the frame, for those who do not see it.'],
  img: ['images', 'alt', 'has no alternative text. Say in alt="…" what it shows, for those who do not see it.'],
  form: [
    'forms',
    'action',
    'sends what is typed to this page, which does not read it. Write the address of a form service in action="https://…".',
  ],
};

/** Finds elements in prose that the content security policy would silently block. */
export function* checkMarkup({ policy, services, pages, news, names }: ValidContent): Iterable<ContentProblem> {
  const allow: Allow = policy?.allow ?? Allow.parse({});
  for (const { file, elements } of [...services, ...pages, ...news]) {
    for (const element of elements) {
      for (const message of describeElement(element, allow, names.photos))
        yield* problemIf(file, element.offset, message);
    }
  }
  for (const [index, { src }] of policy?.pageScripts.entries() ?? [])
    yield* problemIf('policy.yaml', ['pageScripts', index, 'src'], describeUse('scripts', src, allow));
}

function* describeElement(element: ProseElement, allow: Allow, photos: readonly string[]) {
  const { name, attributes } = element;
  for (const attribute of Object.keys(attributes)) {
    if (/^on|^style$|^srcdoc$/.test(attribute))
      yield `has ${attribute}, which browsers refuse here. Take it out: a link or a form needs no script, colours and typeface are in content/brand.yaml, and a frame has its address in src.`;
  }
  const photo = name === 'img' ? photoOfAddress(attributes.src ?? '') : undefined;
  if (photo !== undefined) {
    // Without an alternative text of its own it has that of the photograph.
    const wrong = attributes.alt && describeAlt(attributes.alt);
    yield describeReference(photo, 'photos', photos);
    yield wrong && `has an alternative text that ${wrong}`;
    return;
  }
  const user = users[name];
  if (user === undefined) return;
  const [use, needed, message] = user;
  // An empty alternative text says that the picture is decoration.
  if (needed === 'alt' ? !(needed in attributes) : !attributes[needed]) yield message;
  const address = attributes.action ?? attributes.src;
  if (address !== undefined) yield describeUse(use, address, allow);
}

/** Problem of an address, if the browser would refuse to use it. */
export function describeUse(use: Use, address: string, allow: Allow): string | undefined {
  const isOwn = use === 'images' && /^(?:data:image\/|\/(?!\/))/i.test(address);
  if (isOwn || hasHole(address) || (use === 'forms' && address.startsWith('/check/'))) return undefined;
  const isMail = use === 'forms' && URL.parse(address)?.protocol === 'mailto:';
  const origin = isMail ? 'mailto:' : originOf(address);
  if (origin === undefined) {
    const advice =
      use === 'images'
        ? 'Put the picture into photos/, with a file of its words beside it, and write ![What it shows](photo:name).'
        : 'Write one of a service, from https:// on, and allow its origin in policy.yaml.';
    return `${uses[use]} ${address.slice(0, 60)}, which is no address for that. ${advice}`;
  }
  const allowed: readonly string[] = allow[use];
  return allowed.includes(origin)
    ? undefined
    : `${uses[use]} ${origin}, which browsers refuse until you allow it. Write in policy.yaml: allow: { ${use}: ["${origin}"] }`;
}
