import { grammar } from './grammar.ts';

/** A number of places: "one place", "62 places". */
const countPlaces = (count: number) => (count === 1 ? 'one place' : `${count} places`);

/** Where the business comes to. */
export const coverage = {
  places: countPlaces,
  allPlaces: (count: number) => (count === 1 ? 'The place we serve' : `All ${countPlaces(count)}`),
  call: 'Call, and a person will tell you whether we come.',

  /** Where distances begin: `is` stands before the name of the place that it is in. */
  ourBase: (town: string) => ({ name: 'our base', inTown: `our base in ${town}`, is: 'our base is' }),
  middleOf: (town: string) => ({
    name: `the middle of ${town}`,
    inTown: `the middle of ${town}`,
    is: 'our distances begin',
  }),
  atBase: (is: string) => `where ${is}`,
  fromBase: (distance: string, base: string) => `${distance} from ${base}`,

  within: (radius: string, town: string) => `within ${radius} of ${town}`,
  weWork: (where: string) => `We work ${where}.`,
  weServe: ({ count, where, tellsResponse }: { count: number; where: string; tellsResponse: boolean }) =>
    `We serve ${countPlaces(count)} ${where}. The answer says how far it is${tellsResponse ? ' and how soon we come' : ''}.`,

  served: ({ name, municipality, distance, response }: Served) => {
    const where = municipality === name ? name : `${name} (${municipality})`;
    const yes = `Yes, we come to ${where}, ${distance}.`;
    return response === undefined ? yes : `${yes} Usual response while we are open: ${response}.`;
  },
  inPart: (place: string, areas: readonly string[], aPostalCode: string) =>
    `Likely yes: in ${place} we come to ${grammar.list(areas)}. Ask with ${aPostalCode} to be sure.`,
  /** `known` are places there that are not served. */
  rural: ({ area, areaKind, known, count }: RuralArea) => {
    const start =
      known.length === 0
        ? `Likely yes: ${area} is a rural ${areaKind} that`
        : `We do not come to ${grammar.list(known, 'or')}. Elsewhere, likely yes: ${area}`;
    return `${start} spans many villages, and we serve ${countPlaces(count)} in it. Tell us the village when you call.`;
  },
  postalArea: (area: string, inside: readonly string[], across: readonly string[]) => {
    const where = [
      inside.length > 0 ? `is in ${nameFew(inside)}` : '',
      across.length > 0 ? `covers some addresses in ${nameFew(across)}` : '',
    ];
    return `Likely yes: ${area} ${where.filter(Boolean).join(', and ')}, which we serve. Tell us the street when you call.`;
  },

  /** What was asked, as it is repeated in an answer. */
  quote: (typed: string) => `“${typed}”`,
  few: (names: readonly string[]) => grammar.list(names, 'or'),
  oneOf: (count: number) => `one of these ${count} places`,
  near: (given: string, few: string) => `${given} is not a name on our list. Did you mean ${few}?`,
  address: (given: string, place: string | undefined) =>
    `${given} is not a name on our list, but ends with one. Ask about ${place}, which we serve.`,
  /** `code` is the kind of code to ask again with; undefined if one was given. */
  street: (given: string, few: string, code: string | undefined) =>
    `${given} is not a name on our list; it only shares words with ${few}. Ask again with ${code === undefined ? 'the name of the town' : `its ${code}`}, or call.`,
  quarter: (given: string, few: string) =>
    `${given} is not on our list by that name, but we serve the area. Is it ${few}?`,
  onlyOne: (given: string, place: string) => `We serve one place in ${given}: ${place}. Is that the one?`,
  several: (given: string, few: string) => `${given} can mean ${few}. Which one is it?`,
  /** `shown` is how many are listed, if not all. */
  many: (given: string, count: number, shown: number | undefined) =>
    `${given} covers ${count} places we serve.${shown === undefined ? '' : ` ${shown} of them are listed here.`} Which one is it?`,
  byCodeAlone: (given: string, code: string) =>
    `“${given}” is not on our list of places, so this answer goes by the ${code} alone.`,

  noQuestion: ({ city, codeOrArea, postal }: { city: string; codeOrArea: string; postal: string }) =>
    `Neither city nor postal was given. Send city with a place name such as "${city}", or postal with ${codeOrArea} such as "${postal}".`,
  /** All places, or the nearest ones, in answer to no question. */
  listed: ({ count, shown, aPostalCode, tellsResponse }: Listed) => {
    const left = count - shown;
    const listed =
      count === 0
        ? `There is no list of places. ${coverage.call}`
        : left > 0
          ? `These are the nearest ${shown} of the ${count} places we serve; ${left} more are left out.`
          : `These are all ${count} places we serve.`;
    return `${listed} Ask about a place or ${aPostalCode}${tellsResponse ? ' to get its usual response time' : ''}.`;
  },
  noList: (given: string) => `There is no list of places to find ${given} on. ${coverage.call}`,
  notServed: (given: string, count: number, advice: string) =>
    `${given} is not among the ${count} places we serve. ${advice}`,
  theseAre: (names: readonly string[]) =>
    `${grammar.list(names)} ${names.length === 1 ? 'is: ask about it alone' : 'are: ask about one at a time'}.`,
  whereUnknown: (code: string) => `We do not know where that is: ask again with its ${code}, or call.`,
  nearest: (place: string, distance: string) => `The nearest place we serve is ${place}, about ${distance} away.`,
  outside: (area: string, name: string | undefined, nearest: string) =>
    `${area} (${name}) is outside our area. ${nearest}`,
  /** `isUnknown` is the end of the sentence: "is not a postal area we know around here". */
  unknownArea: (area: string, isUnknown: string) => `${area} ${isUnknown}`,
  elsewhere: (area: string, regions: readonly string[]) => {
    const names = grammar.list(regions, 'or');
    return `${area} is not in ${names}, and we only work ${regions.length === 1 ? `in ${names}` : 'there'}.`;
  },
  likelyByCode: (code: string, area: string) => `Likely, by the ${code}: ${area} is served.`,

  notService: (typed: string, ids: readonly string[]) =>
    `"${typed}" is not a service. Use one of ${ids.join(', ')}, or leave id out to get all services.`,
  notJob: (typed: string, jobs: readonly string[]) => `"${typed}" is not a job. Send one of ${jobs.join(', ')}.`,
  noJob: (jobs: readonly string[]) => `job was not given. Send one of ${jobs.join(', ')}.`,
  notTime: (times: readonly string[]) => `when is now, ${times.join(', ')}, or a local time such as 2026-12-24T19:30.`,
};

function nameFew(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more places` : grammar.list(names);
}

interface Served {
  readonly name: string;
  readonly municipality: string;
  readonly distance: string;
  readonly response: string | undefined;
}

interface RuralArea {
  readonly area: string;
  /** "postal area" */
  readonly areaKind: string;
  readonly known: readonly string[];
  readonly count: number;
}

interface Listed {
  readonly count: number;
  readonly shown: number;
  readonly aPostalCode: string;
  readonly tellsResponse: boolean;
}
