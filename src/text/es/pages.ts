import { capitalize } from '../capitalize.ts';
import type { Extras, pages as en, PlaceFacts } from '../en/pages.ts';
import { docsPages } from './docs-pages.ts';
import { de, grammar, plural } from './grammar.ts';

const priceName = ({ isStarting }: Extras) => (isStarting ? 'el precio inicial' : 'el precio');
const addedTax = ({ hasTax }: Extras) => (hasTax ? ['los impuestos'] : []);
const addedSurcharge = ({ hasSurcharge }: Extras) => (hasSurcharge ? ['el recargo fuera del horario de atención'] : []);

/** A trade is a noun: "electricidad", "plomería". */
const serviceIn = (trade: string, place: string) => `Servicio ${de(trade)} en ${place}`;

/** Sentences of pages, by page. A part in [brackets] is a link or emphasized, one in `backticks` is code. */
export const pages: typeof en = {
  ...docsPages,
  shared: {
    questions: 'Preguntas',
    whatCustomersWrote: 'Lo que escribieron nuestros clientes',
    whenOpen: 'Nuestro horario',
    distances: (base) => `Rumbo y distancia desde ${base}.`,
  },
  home: {
    directions: 'Cómo llegar',
    allPrices: (heading) => `${heading}, y lo que incluye cada uno`,
    visit: 'Cómo es una visita',
    closed: 'Ahora está cerrado.',
    unanswered: 'Ahora nadie contesta el teléfono.',
  },
  service: {
    covers: 'Lo que incluye',
    notIncluded: 'Lo que no incluye',
    choosing: 'Primero responda esto',
    variants: 'Compare',
    factors: 'Lo que cambia el precio',
    visit: 'Cómo es la visita',
    jobs: 'Trabajos como el suyo',
    related: 'Otros servicios que suelen pedirse',
  },
  contact: {
    weSpeak: (languages) => `Por teléfono hablamos ${languages}.`,
    email: (address) => `Correo electrónico: [${address}]`,
    save: 'Guardar en sus contactos',
    alsoOn: (links) => `También en ${grammar.list(links)}`,
    before: 'Antes de llamar',
  },
  privacy: { form: 'El formulario de contacto' },
  news: {
    title: 'Noticias',
    description: (name) => `Lo nuevo en ${name}: cambios de horario, precios y servicios, primero lo más reciente.`,
    all: 'Todas las noticias',
    follow: 'Suscribirse al feed de noticias',
  },
  prices: { total: 'Calcule el precio de su trabajo', terms: 'Lo que se aplica a todos los trabajos' },
  total: {
    title: 'Calcule su precio',
    description: ({ name, ...added }) =>
      added.hasSurcharge || added.hasTax
        ? `El total inicial de cada trabajo, con todo lo que se suma: ${grammar.list([priceName(added), ...addedSurcharge(added), ...addedTax(added)])}.`
        : `El total inicial de cada trabajo de ${name}; no se suma nada ${priceName(added).replace('el', 'al')}.`,
    choose: ({ hasTimes, hasPlace, hasSurcharge, hasTax }) => {
      const choices = ['el trabajo', ...(hasTimes ? ['el momento'] : []), ...(hasPlace ? ['el lugar'] : [])];
      const parts = ['el precio', ...(hasSurcharge ? ['el recargo'] : []), ...(hasTax ? ['los impuestos'] : [])];
      const answer = parts.length > 1 ? `se suman ${grammar.list(parts)}` : 'la respuesta da el total inicial';
      return `Elija ${grammar.list(choices)}: ${answer}.`;
    },
    form: 'Calcular un precio',
    job: 'Trabajo',
    when: 'Momento',
    times: {
      now: 'Ahora mismo',
      weekday: 'Entre semana',
      tonight: 'Esta noche',
      saturday: 'Un sábado',
      sunday: 'Un domingo',
    },
    where: 'Lugar (opcional)',
    submit: 'Calcular',
    noQuote: 'Es un total inicial, no {anEstimate}.',
    noQuoteButEstimate: 'Es un total inicial: el precio de su trabajo está en {theEstimate}.',
    includes: 'Lo que incluye cada precio está en [la lista de precios].',
    all: (hasPlaces) => `Todos los trabajos, con su total${hasPlaces ? ', en los lugares que atendemos' : ''}`,
    eachTotal: (added) => `Cada total incluye ${grammar.list([...addedTax(added), ...addedSurcharge(added)])}.`,
    eachPrice: (tax) => `Cada precio ${tax}.`,
    duringOpeningHours: 'Dentro del horario de atención',
    outsideOpeningHours: 'Fuera del horario de atención',
    anyHour: 'A cualquier hora',
    noSum: 'pregunte',
  },
  areas: {
    city: (count) => (count === 1 ? 'Ciudad' : 'Ciudades'),
    town: (count) => (count === 1 ? 'Pueblo' : 'Pueblos'),
    neighbourhood: (count) => (count === 1 ? 'Vecindario' : 'Vecindarios'),
  },
  place: {
    title: serviceIn,
    description: ({ trade, place, base, distance, minutes }: PlaceFacts) => {
      const where = distance === undefined ? `${base.clause} aquí` : `a ${distance} ${de(base.inTown)}`;
      const response = minutes ? `. Tiempo habitual de llegada dentro del horario de atención: ${minutes}` : '';
      return `${serviceIn(trade, place)}: ${where}${response}.`;
    },
    here: (baseIs) => `${capitalize(baseIs)} aquí.`,
    direction: (direction, base) => `al ${direction} ${de(base)}`,
    usualResponse: ['Tiempo habitual de llegada dentro del horario de atención:', ''],
    inParts: (place) => `Sí, en estas zonas ${de(place)}:`,
    served: (place, municipality) =>
      `Sí, atendemos en ${place === municipality ? place : `${place} (${municipality})`}.`,
    outsideOpeningHours: 'Fuera del horario de atención',
    askHowSoon: 'Llame para saber cuánto tardaríamos en llegar.',
    mostOf: (areas) =>
      `La mayor parte ${areas.length === 1 ? 'del código ZIP' : 'de los códigos ZIP'} ${grammar.list(areas)}.`,
    someOf: (areas) =>
      `Algunas direcciones ${areas.length === 1 ? 'del código ZIP' : 'de los códigos ZIP'} ${grammar.list(areas)}; llame y pregunte.`,
    alsoKnownAs: 'También se conoce como',
    jobs: (place) => `Trabajos en ${place}`,
    prices: '[Todos los precios]. Son los mismos en todos los lugares.',
    nearest: 'Lugares más cercanos',
    elsewhere: '¿Está en otro lugar?',
  },
  about: {
    people: 'Nuestro equipo',
    licences: 'Licencias y certificados',
    insurance: 'Seguro',
    licencesAndInsurance: 'Licencias y seguro',
    promises: 'Lo que prometemos',
    assurances: 'Lo que puede comprobar sobre nosotros',
    facts: 'Datos útiles',
    onThePhone: 'Idiomas por teléfono',
    brands: 'Marcas con las que trabajamos',
    checkAt: 'Compruébelo en [la página de la entidad]',
    rating: 'Calificación',
    ratingOf: ({ ratingValue: value, bestRating: best, ratingCount: count }) =>
      `${value} de ${best} según ${plural(count, 'calificación', 'calificaciones')} ([source], [date])`,
    sources: 'De dónde vienen los datos del mapa',
  },
  markdown: {
    businessLine: ({ home, telephone, emergencyTelephone, list }) =>
      `${home}, ${telephone}${emergencyTelephone === undefined ? '' : `, línea de emergencias ${emergencyTelephone}`}. Todas las páginas: ${list}`,
  },
};
