import type { en } from '../../en/text.ts';
import { coverage as usual } from '../coverage.ts';
import { de, grammar } from '../grammar.ts';
import { formatInstructions } from '../mcp.ts';
import { countPlaces, nameFew, neither } from '../places.ts';
import { requests as usualRequests } from '../requests.ts';

const COME = 'Atendemos en nuestro local';
const NO_LIST = 'No hay una lista de lugares desde donde medir.';
const BASE_IS = 'nuestro local está';
const serviceNear = (trade: string, place: string) => `Servicio ${de(trade)} cerca ${de(place)}`;

/** Where customers come from, for a business that only receives them. */
export const coverage: typeof usual = {
  ...usual,
  call: 'Llámenos si quiere indicaciones para llegar.',
  address: (given, place) =>
    `${given} no está en nuestra lista, pero termina con un nombre que sí está. Pregunte por ${place}.`,
  neighbourhood: (given, nameList) =>
    `${given} no está en nuestra lista con ese nombre, pero queda por ahí. ¿Es ${nameList}?`,
  onlyOne: (given, place) => `En ${given} hay un solo lugar de nuestra lista: ${place}. ¿Es ese?`,
  many: (given, count, shown) =>
    `${given} abarca ${countPlaces(count)} de nuestra lista.${shown === undefined ? '' : ` Aquí se muestran ${shown}.`} ¿Cuál es?`,
  noList: (given) => `${COME}, también a quien viene de ${given}. ${NO_LIST} ${coverage.call}`,
  notServed: (given, _count, advice) => `${COME}, pero no sabemos a qué distancia queda ${given}. ${advice}`,
  unlisted: (given, code) =>
    `${COME}, pero no sabemos a qué distancia queda ${given}. Pregunte otra vez con el ${code}, o llame para recibir indicaciones.`,
  byRadius: ({ given, distance }) => `${COME}, a ${grammar.aboutDistance(distance)} de ${given}.`,
  nearest: (place, distance) =>
    `El lugar más cercano de nuestra lista es ${place}, a ${grammar.aboutDistance(distance)}.`,
  elsewhere: (area, provinces) => `${COME}: ${area} no está en ${neither(provinces.slice(0, 1))}, donde estamos.`,
  likelyByCode: (_code, area) => `${COME}, también a quien viene de ${area}.`,
};

/** Sentences about requests to the same business. */
export const requests: typeof usualRequests = {
  ...usualRequests,
  form: {
    ...usualRequests.form,
    verdict: { ...usualRequests.form.verdict, yes: 'Le esperamos', likely: 'Le esperamos' },
  },
  total: {
    ...usualRequests.total,
    notForPlace: 'Los totales de más abajo valen venga de donde venga.',
    callAndSay: (telephone) => `Cuando llame al ${telephone}, diga qué trabajo eligió aquí.`,
  },
};

/** Returns Spanish for a business that only receives its customers. */
export function forPremises(text: typeof en): typeof en {
  const { components, discovery, mcp, pages, places, prices, skill } = text;
  return {
    ...text,
    coverage,
    requests,
    places: {
      ...places,
      all: (count) => (count === 1 ? 'Ver la distancia' : `Los ${countPlaces(count)}`),
      ourBase: (town) => ({ name: 'nuestro local', inTown: `nuestro local en ${town}`, clause: BASE_IS }),
      atBase: (clause) => (clause === BASE_IS ? 'donde está nuestro local' : places.atBase(clause)),
      venue: 'Atendemos en nuestro local, en esta dirección.',
      weWork: () => `${COME}.`,
      weServe: () => `${COME}. La respuesta dice a qué distancia queda.`,
      served: ({ name, municipality, away }) => {
        const where = municipality === name ? name : `${name} (${municipality})`;
        return away === undefined ? `${COME}, en ${where}.` : `${COME}, a ${away} ${de(where)}.`;
      },
      rural: ({ area }) =>
        `${COME}. El código ZIP ${area} es una zona rural que abarca muchos pueblos: pregunte por el suyo para saber a qué distancia queda.`,
      postalArea: (area, inside, across) =>
        `${COME}. El código ZIP ${area} queda en ${nameFew([...inside, ...across])} o cerca.`,
    },
    pages: {
      ...pages,
      place: {
        ...pages.place,
        title: serviceNear,
        description: ({ trade, place, base, distance }) =>
          `${serviceNear(trade, place)}: ${distance === undefined ? `${base.clause} aquí` : `a ${distance} ${de(base.inTown)}`}.`,
        served: () => `${COME}.`,
        prices: '[Todos los precios].',
        someOf: (areas) => `Algunas direcciones de ${grammar.list(areas)}.`,
      },
    },
    components: {
      ...components,
      coverageForm: {
        ...components.coverageForm,
        question: '¿A qué distancia le queda?',
        tool: ({ name, postalCode }) =>
          `Dice a qué distancia queda ${name} de un lugar o un ${postalCode}. Los clientes van al local. No reserva nada.`,
      },
      priceCard: { ...components.priceCard, onSite: (minutes) => `Tiempo habitual: ${minutes}` },
      priceTable: { ...components.priceTable, time: 'Tiempo habitual' },
    },
    prices: {
      ...prices,
      startOnly: 'Es un precio inicial, no {anEstimate}; lo que encontremos puede cambiarlo.',
    },
    discovery: {
      ...discovery,
      facts: { ...discovery.facts, serves: ({ places }) => `- Distancias: ${places}` },
      llms: {
        ...discovery.llms,
        coverage: ({ byCity, byPostal, aPostalCode }) =>
          `Para saber a qué distancia queda un lugar: GET ${byCity} seguido de su nombre, o ${byPostal} seguido de ${aPostalCode}.`,
      },
      catalogs: {
        ...discovery.catalogs,
        mcp: ({ business, prices }) =>
          `Servicios, ${prices}, distancias y contacto de ${business}: herramientas de solo lectura.`,
        coverageQuestion: ({ business, place }) => `¿A qué distancia ${de(place)} queda ${business}?`,
      },
      serverCard: {
        description: ({ prices, currency }) => `Servicios, ${prices} en ${currency} y distancias; de solo lectura.`,
      },
    },
    mcp: {
      ...mcp,
      instructions: formatInstructions('El negocio atiende a sus clientes en su local; no hace visitas.'),
      tools: {
        ...mcp.tools,
        check_service_area: {
          title: 'Ver una distancia',
          description: ({ terms }) =>
            [
              'Dice a qué distancia queda un lugar, en línea recta. Los clientes van al local, vengan de donde vengan.',
              `Úsela cuando alguien mencione un lugar o ${terms.aPostalCode}; sin argumentos da la lista de los lugares conocidos.`,
              `Con city la respuesta es segura (confirmed); con postal, del que solo cuentan los ${terms.matchedPart}, es probable (likely).`,
            ].join(' '),
        },
      },
      listed: ({ count, shown, aPostalCode }) => {
        const all =
          count === 1
            ? 'Este es el único lugar de nuestra lista'
            : `Estos son los ${countPlaces(count)} de nuestra lista`;
        const some = `${shown === 1 ? 'Este es el lugar más cercano' : `Estos son los ${shown} lugares más cercanos`} de los ${count} de nuestra lista`;
        const listed = count === 0 ? NO_LIST : `${count > shown ? some : all}.`;
        return `${COME}. ${listed} Pregunte por un lugar o por ${aPostalCode} para saber a qué distancia queda.`;
      },
    },
    skill: {
      ...skill,
      description: (facts) => skill.description(facts).replace('lugares atendidos', 'distancias'),
      coverage: 'A qué distancia queda un lugar',
      rules: {
        ...skill.rules,
        coverage: ({ postalCode }) =>
          [
            'Los clientes van al local (`servedAt`); el negocio no hace visitas. No rechace a nadie por el lugar.',
            'Si `covered` es true, transmita `message`, o `distanceKm` de los lugares de `areas`.',
            `Si es null, pregunte a cuál de las \`suggestions\` se refiere o, si no hay ninguna, pida el ${postalCode}.`,
          ].join(' '),
        neverPromise: 'Nunca prometa una cita.',
      },
    },
  };
}
