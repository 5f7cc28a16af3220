import { Allow } from '../../schemas/business/policy.ts';
import { type ContentProblem, fieldProblem, type ProseElement } from '../content-problem.ts';
import { fillElement, hasHole, readablePlaceholders } from '../prose-placeholders.ts';
import { photoOfAddress } from '../text-photos.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content } from '../validate-files.ts';
import type { CheckContext } from './check.ts';
import { describeAlt } from './photos.ts';

/**
 * The content security policy directive that governs an element, and the `allow` list of policy.yaml that extends it.
 */
interface Use {
  readonly address: string;
  readonly list: keyof Allow;
  readonly verb: string;
}

/** Finds elements in prose that the content security policy would silently block. */
export function checkMarkup(
  { policy, services, pages, news, names }: Content,
  problems: ContentProblem[],
  { placeholders }: Pick<CheckContext, 'placeholders'>,
): void {
  const readable = readablePlaceholders(placeholders);
  const allow: Allow = policy?.allow ?? Allow.parse({});
  for (const { file, markup } of [...services, ...pages, ...news]) {
    for (const element of markup.elements) {
      for (const message of describeElement(fillElement(element, readable), allow, names.photos)) {
        problems.push({ ...fieldProblem(file, [], message), proseOffset: element.offset });
      }
    }
  }
  for (const [index, { src }] of (policy?.pageScripts ?? []).entries()) {
    const message = describeUse({ address: src, list: 'scripts', verb: 'loads a script from' }, allow);
    if (message !== undefined) problems.push(fieldProblem('policy.yaml', ['pageScripts', index, 'src'], message));
  }
}

function* describeElement(element: ProseElement, allow: Allow, photos: readonly string[]): Iterable<string> {
  for (const attribute of Object.keys(element.attributes)) {
    if (attribute.startsWith('on')) {
      yield `has ${attribute}, a script in a tag, which browsers refuse here. Take it out; a link or a form needs none.`;
    }
    const message = refusedAttributes[attribute];
    if (message !== undefined) yield message;
  }
  const photo = element.name === 'img' ? photoOfAddress(element.attributes.src ?? '') : undefined;
  if (photo !== undefined) {
    yield* describeTextPhoto(photo, element.attributes.alt ?? '', photos);
    return;
  }
  const needed = neededAttributes[element.name];
  if (needed !== undefined && lacks(element, needed)) yield needed.message;
  for (const use of usesOf(element)) {
    const message = describeUse(use, allow);
    if (message !== undefined) yield message;
  }
}

/** What is wrong with a photograph in prose. Without an alternative text of its own it has that of the photograph. */
function* describeTextPhoto(name: string, alt: string, photos: readonly string[]): Iterable<string> {
  if (!photos.includes(name)) yield describeUnknownName(name, 'a photograph', 'photos', '.yaml', photos);
  const message = alt === '' ? undefined : describeAlt(alt, name);
  if (message !== undefined) yield `has an alternative text that ${message}`;
}

function lacks({ attributes }: ProseElement, { attribute, mayBeEmpty }: NeededAttribute): boolean {
  const value = attributes[attribute];
  return mayBeEmpty ? value === undefined : !value;
}

const refusedAttributes: Readonly<Partial<Record<string, string>>> = {
  style: 'has a style, which browsers refuse here. Take it out; how pages look is in src/styles.',
  srcdoc: 'has a page of its own in srcdoc, which browsers refuse here. Give it an address in src.',
};

interface NeededAttribute {
  readonly attribute: string;
  readonly message: string;
  readonly mayBeEmpty?: true;
}

/** Required attributes. */
const neededAttributes: Readonly<Partial<Record<string, NeededAttribute>>> = {
  script: {
    attribute: 'src',
    message:
      'is a script in the text, which browsers refuse here. For a counter of visits see embeds in policy.yaml; load another one from a file with src="https://…", and allow its origin there.',
  },
  iframe: {
    attribute: 'title',
    message: 'has no title. Say in title="…" what is in the frame, for those who do not see it.',
  },
  img: {
    attribute: 'alt',
    mayBeEmpty: true,
    message: 'has no alternative text. Say in alt="…" what the picture shows, for those who do not see it.',
  },
  form: {
    attribute: 'action',
    message:
      'sends what is typed to this page, which does not read it. Write the address of a form service in action="https://…".',
  },
};

function usesOf({ name, attributes }: ProseElement): Use[] {
  const { action, formaction, src, srcset } = attributes;
  const forms = [action, formaction].map(
    (address) => ({ address, list: 'forms', verb: 'sends what is typed to' }) as const,
  );
  const images = [name === 'script' || name === 'iframe' ? undefined : src, ...listCandidates(srcset)];
  return [
    ...forms,
    { address: name === 'script' ? src : undefined, list: 'scripts', verb: 'loads a script from' } as const,
    { address: name === 'iframe' ? src : undefined, list: 'frames', verb: 'shows a page of' } as const,
    ...images.map((address) => ({ address, list: 'images', verb: 'shows a picture from' }) as const),
  ].flatMap(({ address, ...use }) => (address === undefined ? [] : [{ ...use, address }]));
}

function listCandidates(srcset: string | undefined): string[] {
  return srcset === undefined ? [] : srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

/** Problem of a form's target; undefined if the browser would submit to it. */
export function describeFormTarget(address: string, allow: Allow): string | undefined {
  return describeUse({ address, list: 'forms', verb: 'sends what is typed to' }, allow);
}

function describeUse({ address, list, verb }: Use, allow: Allow): string | undefined {
  if (list === 'forms' && /^mailto:/i.test(address)) return describeOrigin('mailto:', list, verb, allow);
  const isOwn = list === 'images' && /^(?:data:image\/|\/(?!\/))/i.test(address);
  if (isOwn || hasHole(address) || (list === 'forms' && address.startsWith('/check/'))) return undefined;
  if (/^\/(?!\/)/.test(address)) {
    return `${verb} ${address} on this site, where nothing answers it. Write the address of a service, from https:// on.`;
  }
  const shown = address.slice(0, 60);
  if (!URL.canParse(address)) {
    if (list === 'images')
      return `${verb} ${shown}, which is no address. Put the picture into photos/, with a file of its words beside it, and write ![What it shows](photo:name).`;
    return `${verb} ${shown}, which is no address. Write one from https:// on, and allow its origin in policy.yaml.`;
  }
  const { protocol, origin } = new URL(address);
  if (protocol !== 'https:') return `${verb} ${shown}, which browsers refuse here. Write an address from https:// on.`;
  return describeOrigin(origin, list, verb, allow);
}

function describeOrigin(origin: string, list: keyof Allow, verb: string, allow: Allow): string | undefined {
  const allowed: readonly string[] = allow[list];
  return allowed.includes(origin)
    ? undefined
    : `${verb} ${origin}, which browsers refuse until you allow it. Write in policy.yaml: allow: { ${list}: ["${origin}"] }`;
}
