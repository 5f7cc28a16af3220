import type { en } from '../../en/text.ts';
import { coverage as usual } from '../coverage.ts';
import { a, de, grammar } from '../grammar.ts';
import { formatInstructions } from '../mcp.ts';
import { countPlaces, nameFew, nameSectors, ofProvince } from '../places.ts';
import { requests as usualRequests } from '../requests.ts';

const COME = 'Nous vous accueillons sur place';
const NO_LIST = 'Il n’y a pas de liste d’endroits pour mesurer la distance.';
const serviceNear = (trade: string, place: string) => `Service ${de(trade)} près ${de(place)}`;

/** Where customers come from, for a business that only receives them. */
export const coverage: typeof usual = {
  ...usual,
  call: 'Appelez-nous pour savoir comment vous rendre.',
  address: (given, place) =>
    `${given} n’est pas dans notre liste, mais se termine par un nom qui y est. Cherchez plutôt ${place}.`,
  neighbourhood: (given, nameList) =>
    `${given} n’est pas dans notre liste sous ce nom, mais se trouve dans les environs. Est-ce ${nameList}?`,
  onlyOne: (given, place) => `${given} comprend un seul endroit de notre liste : ${place}. Est-ce le bon?`,
  many: (given, count, shown) =>
    `${given} comprend ${countPlaces(count)} de notre liste.${shown === undefined ? '' : ` En voici ${shown}.`} De quel endroit s’agit-il?`,
  noList: (given) => `${COME}, même si vous venez de ${given}. ${NO_LIST} ${coverage.call}`,
  notServed: (given, _count, advice) =>
    `${COME}, mais nous ne savons pas à quelle distance se trouve ${given}. ${advice}`,
  unlisted: (given, code) =>
    `${COME}, mais nous ne savons pas à quelle distance se trouve ${given}. Cherchez de nouveau avec le ${code}, ou appelez pour savoir comment vous rendre.`,
  byRadius: ({ given, distance }) => `${COME}, à environ ${distance} de ${given}.`,
  nearest: (place, distance) =>
    `L’endroit le plus proche de notre liste est ${place}, à ${grammar.aboutDistance(distance)}.`,
  elsewhere: (area, provinces) =>
    `${COME} : ${area.startsWith('«') ? '' : 'le secteur '}${area} est hors ${ofProvince(provinces[0] ?? '')}, où nous sommes.`,
  likelyByCode: (_code, area) => `${COME}, que vous veniez du secteur ${area} ou d’ailleurs.`,
};

/** Sentences about requests to the same business. */
export const requests: typeof usualRequests = {
  ...usualRequests,
  form: { ...usualRequests.form, verdict: { ...usualRequests.form.verdict, yes: 'Bienvenue', likely: 'Bienvenue' } },
  total: {
    ...usualRequests.total,
    notForPlace: 'Les totaux plus bas valent d’où que vous veniez.',
    callAndSay: (telephone) => `En appelant au ${telephone}, dites quel travail vous avez choisi ici.`,
  },
};

/** Returns French for a business that only receives its customers. */
export function forPremises(text: typeof en): typeof en {
  const { components, discovery, mcp, pages, places, prices, skill } = text;
  return {
    ...text,
    coverage,
    requests,
    places: {
      ...places,
      all: (count) => (count === 1 ? 'Voir la distance' : `Les ${countPlaces(count)}`),
      venue: 'Nous vous accueillons à cette adresse.',
      weWork: () => `${COME}.`,
      weServe: () => `${COME}. La réponse dit à quelle distance c’est.`,
      served: ({ name, municipality, away }) => {
        const where = municipality === name ? name : `${name} (${municipality})`;
        return away === undefined ? `${COME} : nous sommes ${a(where)}.` : `${COME}, à ${away} ${de(where)}.`;
      },
      rural: ({ area }) =>
        `${COME}. Le secteur ${area} est en milieu rural et couvre de nombreux villages : cherchez le vôtre pour savoir à quelle distance il se trouve.`,
      postalArea: (area, inside, across) =>
        `${COME}. Le secteur ${area} se trouve ${nameFew([...inside, ...across], a)}, ou tout près.`,
    },
    pages: {
      ...pages,
      place: {
        ...pages.place,
        title: serviceNear,
        description: ({ trade, place, base, distance }) =>
          `${serviceNear(trade, place)} : ${distance === undefined ? `${base.clause} ici` : `à ${distance} ${de(base.inTown)}`}.`,
        served: () => `${COME}.`,
        prices: '[Tous les prix].',
        someOf: (areas) => `Certaines adresses ${de(nameSectors(areas))}.`,
      },
    },
    components: {
      ...components,
      coverageForm: {
        ...components.coverageForm,
        question: 'À quelle distance sommes-nous?',
        tool: ({ name, postalCode }) =>
          `Dit à quelle distance ${name} se trouve d’un endroit ou d’un ${postalCode}. Les clients viennent sur place. Ne réserve rien.`,
      },
      priceCard: { ...components.priceCard, onSite: (minutes) => `Durée habituelle : ${minutes}` },
      priceTable: { ...components.priceTable, time: 'Durée habituelle' },
    },
    prices: {
      ...prices,
      startOnly: 'C’est un prix de départ, pas {anEstimate}; ce que nous constatons peut le faire changer.',
    },
    discovery: {
      ...discovery,
      facts: { ...discovery.facts, serves: ({ places }) => `- Distances : ${places}` },
      llms: {
        ...discovery.llms,
        coverage: ({ byCity, byPostal, aPostalCode }) =>
          `Pour savoir à quelle distance se trouve un endroit : GET ${byCity} suivi de son nom, ou ${byPostal} suivi d’${aPostalCode}.`,
      },
      catalogs: {
        ...discovery.catalogs,
        mcp: ({ business, prices }) =>
          `Services, ${prices}, distances et coordonnées : outils en lecture seule publiés par ${business}.`,
        coverageQuestion: ({ business, place }) => `À quelle distance ${de(place)} se trouve ${business}?`,
      },
      serverCard: {
        description: ({ prices, currency }) => `Services, ${prices} en ${currency} et distances; en lecture seule.`,
      },
    },
    mcp: {
      ...mcp,
      instructions: formatInstructions('L’entreprise reçoit ses clients à son adresse; elle ne se déplace pas.'),
      tools: {
        ...mcp.tools,
        check_service_area: {
          title: 'Obtenir une distance',
          description: ({ terms }) =>
            [
              'Distance d’un endroit, à vol d’oiseau. L’entreprise reçoit ses clients à son adresse, d’où qu’ils viennent.',
              `À utiliser quand quelqu’un nomme un endroit ou ${terms.aPostalCode}; sans argument, énumère les endroits connus.`,
              `Avec city, la réponse est sûre (confirmed); avec postal, dont seuls les ${terms.matchedPart} comptent, elle est probable (likely).`,
            ].join(' '),
        },
      },
      listed: ({ count, shown, aPostalCode }) => {
        const all =
          count === 1 ? 'Voici le seul endroit de notre liste' : `Voici les ${countPlaces(count)} de notre liste`;
        const some = `Voici ${shown === 1 ? 'l’endroit le plus proche' : `les ${shown} endroits les plus proches`} parmi les ${count} de notre liste`;
        const listed = count === 0 ? NO_LIST : `${count > shown ? some : all}.`;
        return `${COME}. ${listed} Cherchez un endroit ou ${aPostalCode} pour en connaître la distance.`;
      },
    },
    skill: {
      ...skill,
      description: (facts) => skill.description(facts).replace('endroits desservis', 'distances'),
      coverage: 'À quelle distance se trouve un endroit',
      rules: {
        ...skill.rules,
        coverage: ({ postalCode }) =>
          [
            'L’entreprise reçoit ses clients à son adresse (`servedAt`) et ne se déplace jamais. Ne refusez personne en raison de l’endroit.',
            'Si `covered` est true, transmettez `message`, ou `distanceKm` des endroits de `areas`.',
            `Si c’est null, demandez laquelle des \`suggestions\` est la bonne ou, s’il n’y en a pas, demandez le ${postalCode}.`,
          ].join(' '),
        neverPromise: 'Ne promettez jamais un rendez-vous.',
      },
    },
  };
}
