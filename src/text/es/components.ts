import { capitalize } from '../capitalize.ts';
import type { components as en } from '../en/components.ts';
import { de, grammar } from './grammar.ts';
import { countPlaces } from './places.ts';

/** Sentences of the components of pages, by component. A part in [brackets] is a link, a fact or emphasized. */
export const components: typeof en = {
  areaMap: {
    titleOfAll: (base) => `Mapa de los lugares alrededor ${de(base)}`,
    titleAround: (place) => `Mapa ${de(place)} y los lugares cercanos`,
    describeAll: ({ count, base, hasRings }) =>
      `${capitalize(countPlaces(count))} alrededor ${de(base)}${hasRings ? ', con círculos donde el tiempo de llegada empieza a ser mayor' : ''}.`,
    describeBase: (begin, place) => `${begin} en ${place}.`,
    describeAround: ({ place, distance, base }) => `${place} queda a ${distance} ${de(base)}.`,
    tables: (count) =>
      count === 1
        ? 'La tabla de abajo muestra a qué distancia queda.'
        : 'Las tablas de abajo muestran cada lugar con su distancia.',
    nearest: (count) =>
      `La tabla de abajo muestra ${count === 1 ? 'el lugar más cercano' : 'los lugares más cercanos'} con su distancia.`,
    responses: ({ base, bands }) =>
      `Tiempo habitual de llegada dentro del horario de atención, según la distancia desde ${base}: ${grammar.list(bands.map(({ minutes, distance }) => `${minutes} hasta ${distance}`))}.`,
  },
  prose: {
    footnotes: 'Notas',
    backToNote: (number) => `Volver al texto, nota ${number}`,
    done: 'Hecho',
    toDo: 'Pendiente',
  },
  bills: {
    heading: 'Cuánto cuesta un trabajo completo',
    startingPrices: 'Suma de los precios iniciales.',
    prices: 'Suma de los precios.',
    total: 'Total, a partir de',
    subtotal: 'Subtotal',
    tax: ({ name, ratePercent }) => `${name}, ${ratePercent}%`,
    totalWith: (taxes) => `Con ${grammar.list(taxes)}, a partir de`,
    free: 'gratis',
  },
  callBar: { label: 'Acciones rápidas', area: '¿Su zona?' },
  callLink: { call: (telephone) => `Llame al ${telephone}`, book: 'Reservar en línea', message: 'Escríbanos' },
  contactForm: {
    heading: 'Escríbanos aquí',
    name: 'Su nombre',
    telephone: 'Teléfono para devolverle la llamada',
    email: 'Correo electrónico, si quiere una respuesta por escrito',
    place: '¿Dónde es el trabajo?',
    choosePlace: 'Elija un lugar',
    otherPlace: 'Otro lugar',
    service: '¿De qué se trata?',
    chooseService: 'Elija un servicio',
    otherService: 'Otra cosa',
    when: '¿Cuándo le conviene?',
    times: ['Lo antes posible', 'Esta semana', 'En menos de un mes', 'Sin prisa'],
    urgent: (telephone) => `Si no puede esperar, mejor llame al [${telephone}].`,
    message: '¿Qué pasó, o qué le gustaría?',
    trap: 'Deje esto vacío',
    noVisit: 'Enviarlo no agenda una visita: primero le responde una persona.',
    send: 'Enviar',
  },
  coverageForm: {
    example: 'Por ejemplo:',
    tool: ({ name, postalCode }) => `Dice si ${name} atiende en un lugar o un ${postalCode}. No reserva nada.`,
    toolParameter: ({ codeOrArea }) => `Nombre de una ciudad, un pueblo o un vecindario, o ${codeOrArea}.`,
    unavailable: (telephone) =>
      `Esta consulta no funciona en este momento. Llame al ${telephone}: una persona le puede contestar.`,
    question: '¿Llegamos hasta usted?',
    label: () => 'Ciudad, vecindario o código postal (ZIP)',
    check: 'Consultar',
  },
  distanceTable: {
    place: 'Lugar',
    direction: 'Rumbo',
    distance: 'Distancia',
    roundDistance: 'Distancia aproximada',
    response: 'Llegada habitual',
  },
  hours: {
    caption: 'Horario',
    restOfYear: 'Resto del año',
    emergencyLine: 'Línea de emergencias',
    emergencyLineAt: (telephone) => `Línea de emergencias [${telephone}]`,
    holidays: 'Días festivos',
    holidayCaption: 'Horario en días festivos',
    day: '[name], [from]',
    days: '[name], del [start] al [to]',
    onlyEmergencyLine: 'Solo línea de emergencias',
    closed: 'Cerrado',
  },
  servicePrice: {
    afterHours: 'fuera del horario de atención',
    askFirst: ', pregunte primero',
    dayOnly: 'solo de día',
  },
  notice: { label: 'Aviso' },
  page: {
    skip: 'Ir al contenido',
    gaps: 'Lo que falta escribir antes de publicar:',
  },
  photo: { enlarge: (alt) => `Ampliar: ${alt}` },
  priceCard: {
    duringOpeningHours: 'dentro del horario de atención',
    dayAndNight: 'igual de día que de noche',
    outsideOpeningHours: 'Fuera del horario de atención',
    from: 'a partir de',
    surchargeIncluded: 'recargo incluido',
    askFirst: 'Pregunte primero',
    onlyDuringOpeningHours: 'Solo dentro del horario de atención',
    outsideAskFirst: 'Fuera del horario de atención: pregunte primero',
    onSite: (minutes) => `Tiempo habitual en el lugar: ${minutes}`,
    startingPrice: 'Es un precio inicial, no {anEstimate}: [qué significa].',
    noQuote: 'No es {anEstimate}: [qué significa].',
  },
  priceSince: {
    set: 'Precio vigente desde el [since].',
    changed: '[price] desde el [since]; antes: [former].',
  },
  priceTable: {
    taxIncluded: (included) => `Cada precio ${included}.`,
    lastSet: 'Último cambio: [date].',
    job: 'Trabajo',
    time: 'Tiempo habitual en el lugar',
    startsAt: 'Precio inicial',
    price: 'Precio',
    outsideOpeningHours: 'Fuera del horario de atención',
    notOffered: 'no se ofrece',
    offered: 'se ofrece',
    askFirst: (price) => `${price}, pregunte primero`,
  },
  reviews: {
    source: '[who], [date]. Fuente: [host]',
    sourceOfService: '[who], [date], sobre [service]. Fuente: [host]',
  },
  safetyBox: { heading: 'Ahora mismo', dont: 'No haga esto', do: 'Haga esto' },
  siteFooter: {
    business: 'Negocio',
    emergencyLine: 'Línea de emergencias:',
    morePages: 'Más páginas',
    forSoftware: 'Para desarrolladores',
    asMarkdown: 'Esta página en Markdown',
  },
  siteHeader: { menu: 'Menú principal', menuButton: 'Menú' },
  variants: { from: 'A partir de', price: 'Precio' },
  requestPage: {
    subject: ({ about, trade }) => `${about}: ${trade}`,
    write: 'Escribir un correo electrónico',
    opensMail: 'Se abre su propio programa de correo. No sale nada hasta que usted lo envía.',
    email: (address) => `Correo electrónico: [${address}]`,
    bookOutside: 'Reservar en línea (servicio externo)',
    steps: 'Paso a paso',
  },
};
