import { grammar } from './grammar.ts';

/** Whether the business comes to a place. */
export const coverage = {
  call: 'Call, and a person will tell you whether we come.',

  /** The question, as an answer repeats it. */
  quote: (typed: string) => `“${typed}”`,
  nameList: (names: readonly string[]) => grammar.list(names, 'or'),
  oneOf: (count: number) => `one of these ${count} places`,
  similar: (given: string, nameList: string) => `${given} is not on our list. Did you mean ${nameList}?`,
  address: (given: string, place: string | undefined) =>
    `${given} is not on our list, but ends with a name that is. Ask about ${place}, which we serve.`,
  /** `code` is the kind of code to ask again with; undefined if one was given. */
  street: (given: string, nameList: string, code: string | undefined) =>
    `${given} is not on our list; it only shares words with ${nameList}. Ask again with ${code === undefined ? 'the name of the town' : `its ${code}`}, or call.`,
  neighbourhood: (given: string, nameList: string) =>
    `${given} is not on our list by that name, but we serve the area. Is it ${nameList}?`,
  onlyOne: (given: string, place: string) => `We serve one place in ${given}: ${place}. Is that the one?`,
  several: (given: string, nameList: string) => `${given} can mean ${nameList}. Which one is it?`,
  /** `shown` is how many are listed, if not all. */
  many: (given: string, count: number, shown: number | undefined) =>
    `${given} covers ${count} places we serve.${shown === undefined ? '' : ` ${shown} of them are listed here.`} Which one is it?`,
  byCodeAlone: (name: string, code: string) =>
    `“${name}” is not on our list of places, so this answer is based on the ${code} only.`,

  noQuestion: ({ city, codeOrArea, postal }: { city: string; codeOrArea: string; postal: string }) =>
    `Neither city nor postal was given. Send city with a place name such as "${city}", or postal with ${codeOrArea} such as "${postal}".`,
  /** For a business without a list of places. */
  noList: (given: string) => `We have no list of places to look for ${given} in. ${coverage.call}`,
  notServed: (given: string, count: number, advice: string) =>
    `${given} is not ${count === 1 ? 'the one place' : `among the ${count} places`} we serve. ${advice}`,
  /** A name that is in no list. */
  unlisted: (given: string, code: string) =>
    `${given} is not on our list, and we do not know that name. Ask again with its ${code}, or call.`,
  orAskByCode: (code: string) => `If you are not sure of the name, ask again with its ${code}, or call.`,
  /** A known name or area where the radius decides. */
  byRadius: ({ given, covered, distance, base, radius }: ByRadius) =>
    `${covered ? 'Likely yes: ' : ''}${given} is about ${distance} from ${base}, and we ${covered ? '' : 'only '}work within ${radius}.`,
  nearest: (place: string, distance: string) => `The nearest place we serve is ${place}, about ${distance} away.`,
  outside: (area: string, name: string | undefined, nearest: string) =>
    `${area}${name === undefined ? '' : ` (${name})`} is outside our area. ${nearest}`,
  /** `ending` is the end of the sentence: "is not a postal area we know around here". */
  unknownArea: (area: string, ending: string) => `${area} ${ending}`,
  elsewhere: (area: string, provinces: readonly string[]) => {
    const names = grammar.list(provinces, 'or');
    return `${area} is not in ${names}, and we only work ${provinces.length === 1 ? `in ${names}` : 'there'}.`;
  },
  likelyByCode: (code: string, area: string) => `Likely yes, by ${code}: we serve ${area}.`,
};

export interface ByRadius {
  readonly given: string;
  readonly covered: boolean;
  readonly distance: string;
  /** "our base" */
  readonly base: string;
  readonly radius: string;
}
