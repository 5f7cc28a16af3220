import { capitalize } from '../../capitalize.ts';
import { coverage as usual } from '../coverage.ts';
import { grammar } from '../grammar.ts';
import { formatInstructions } from '../mcp.ts';
import type { PlaceFacts } from '../pages.ts';
import { nameFew } from '../places.ts';
import { requests as usualRequests } from '../requests.ts';
import type { en } from '../text.ts';

const COME = 'You come to us';
const NO_LIST = 'There is no list of places to measure from.';
const serviceNear = (trade: string, place: string) => `${capitalize(trade)} near ${place}`;

/** Where customers come from, for a business that only receives them. */
export const coverage: typeof usual = {
  ...usual,
  call: 'Call if you would like directions.',
  address: (given, place) => `${given} is not on our list, but ends with a name that is. Ask about ${place}.`,
  neighbourhood: (given, nameList) =>
    `${given} is not on our list by that name, but lies in or near ${nameList}. Is that the one?`,
  onlyOne: (given, place) => `One place on our list is in ${given}: ${place}. Is that the one?`,
  many: (given, count, shown) =>
    `${given} covers ${count} places on our list.${shown === undefined ? '' : ` ${shown} of them are listed here.`} Which one is it?`,
  noList: (given) => `${COME}, from ${given} too. ${NO_LIST} ${coverage.call}`,
  notServed: (given, _count, advice) => `${COME}, but we do not know how far ${given} is. ${advice}`,
  unlisted: (given, code) =>
    `${COME}, but we do not know how far ${given} is. Ask again with its ${code}, or call for directions.`,
  byRadius: ({ given, distance }) => `${COME}, about ${distance} from ${given}.`,
  nearest: (place, distance) => `The nearest place on our list is ${place}, about ${distance} away.`,
  /** The first region is the address's. */
  elsewhere: (area, provinces) => `${COME}: ${area} is not in ${provinces[0]}, where we are.`,
  likelyByCode: (_code, area) => `${COME} from ${area}.`,
};

/** Sentences about requests to the same business. */
export const requests: typeof usualRequests = {
  ...usualRequests,
  form: { ...usualRequests.form, verdict: { ...usualRequests.form.verdict, yes: 'Welcome', likely: 'Welcome' } },
  total: {
    ...usualRequests.total,
    notForPlace: 'The totals further down apply wherever you come from.',
    callAndSay: (telephone) => `When you call ${telephone}, say which job you chose here.`,
  },
};

/** Returns English for a business that only receives its customers. */
export function forPremises(text: typeof en): typeof en {
  const { components, discovery, mcp, pages, places, prices, skill } = text;
  return {
    ...text,
    coverage,
    requests,
    places: {
      ...places,
      all: (count) => (count === 1 ? 'How far it is' : `All ${places.count(count)}`),
      ourBase: (town) => ({ name: 'us', inTown: `us in ${town}`, clause: 'we are' }),
      venue: 'You come to us, at this address.',
      weWork: () => `${COME}.`,
      weServe: () => `${COME}. The answer says how far it is.`,
      served: ({ name, municipality, away }) => {
        const where = municipality === name ? name : `${name} (${municipality})`;
        return away === undefined ? `${COME}: we are in ${where}.` : `${COME}: ${away} from ${where}.`;
      },
      rural: ({ area, areaKind }) =>
        `${COME}. ${area} is a rural ${areaKind} that spans many villages: ask about yours to see how far it is.`,
      postalArea: (area, inside, across) => `${COME}. ${area} is in or near ${nameFew([...inside, ...across])}.`,
    },
    pages: {
      ...pages,
      place: {
        ...pages.place,
        title: serviceNear,
        description: ({ trade, place, base, distance }: PlaceFacts) =>
          `${serviceNear(trade, place)}: ${distance === undefined ? `${base.clause} here` : `${distance} from ${base.inTown}`}.`,
        served: () => `${COME}.`,
        prices: '[All prices].',
        someOf: (areas) => `Some addresses in ${grammar.list(areas)}.`,
      },
    },
    components: {
      ...components,
      coverageForm: {
        ...components.coverageForm,
        question: 'How far are we from you?',
        tool: ({ name, postalCode }) =>
          `Says how far ${name} is from a place or ${postalCode}. Customers come to the business. Does not book anything.`,
      },
      priceCard: { ...components.priceCard, onSite: (minutes) => `Usually ${minutes}` },
      priceTable: { ...components.priceTable, time: 'Usual time' },
    },
    prices: { ...prices, startOnly: 'This is a starting point, not a quote; what we find can change it.' },
    discovery: {
      ...discovery,
      facts: { ...discovery.facts, serves: ({ places }) => `- Distances: ${places}` },
      llms: {
        ...discovery.llms,
        coverage: ({ byCity, byPostal, aPostalCode }) =>
          `To check how far a place is: GET ${byCity} followed by its name, or ${byPostal} followed by ${aPostalCode}.`,
      },
      catalogs: {
        ...discovery.catalogs,
        mcp: ({ business, prices }) =>
          `Read-only tools for the services, ${prices}, distances and contact details of ${business}.`,
        coverageQuestion: ({ business, place }) => `How far is ${business} from ${place}?`,
      },
      serverCard: {
        description: ({ prices, currency }) => `Services, ${prices} in ${currency} and distances; read-only.`,
      },
    },
    mcp: {
      ...mcp,
      instructions: formatInstructions('Customers come to the business, at its address; it does not travel.'),
      tools: {
        ...mcp.tools,
        check_service_area: {
          title: 'Check distance',
          description: ({ terms }) =>
            [
              'How far a place is, in a straight line. Customers come to the business, from anywhere.',
              `Use this when someone names a place or ${terms.aPostalCode}; without arguments it lists the known places.`,
              `Answers by city are confirmed; by postal (${terms.matchedPart}), likely.`,
            ].join(' '),
        },
      },
      listed: ({ count, shown, aPostalCode }) => {
        const rest = count - shown;
        const all = count === 1 ? 'This is the one place on our list' : `These are all ${count} places on our list`;
        const some = `These are the nearest ${shown} of the ${count} places on our list; ${rest} more are left out`;
        const listed = count === 0 ? NO_LIST : `${rest > 0 ? some : all}.`;
        return `${COME}. ${listed} Ask about a place or ${aPostalCode} to get its distance.`;
      },
    },
    skill: {
      ...skill,
      description: (facts) => skill.description(facts).replace('whether a place is served', 'distances'),
      coverage: 'How far they are from a place',
      rules: {
        ...skill.rules,
        coverage: ({ postalCode }) =>
          [
            'Customers come to the business (`servedAt`), never the other way round. Turn nobody away because of a place.',
            'If `covered` is true, pass on the `message`, or `distanceKm` of the places in `areas`.',
            `If it is null, ask which of the \`suggestions\` is meant or, if there are none, for the ${postalCode}.`,
          ].join(' '),
        neverPromise: 'Never promise an appointment.',
      },
    },
  };
}
