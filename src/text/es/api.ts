import type { api as en } from '../en/api.ts';
import { requests } from './requests.ts';

/** What to do about each problem, for the documentation. */
const remedies: Readonly<Record<Parameters<typeof en.explainProblem>[0], string>> = {
  'service-not-found':
    'Envíe uno de los identificadores de servicio que están en knownIds, u omita id para obtener todos los servicios.',
  'service-area-not-found':
    'Use un slug de /api/service-areas/, o consulte /api/coverage/ con un nombre o {aPostalCode}.',
  'coverage-needs-input': 'Envíe city con el nombre de un lugar, o postal con {aNationalPostalCode}.',
  'total-needs-input': 'Envíe job con uno de los identificadores que están en knownIds.',
  'postal-code-invalid': 'Envíe {howToWrite}. Si aparece didYouMean, pruébelo.',
  'total-when-invalid':
    'Envíe when con now, tonight, weekday, saturday, sunday, day, after-hours o una hora local como 2026-12-24T19:30.',
  'total-quantity-invalid':
    'Envíe en quantity un número entero de 1 a 999, para un trabajo con precio por hora o por unidad.',
  'bad-request': 'Envíe HTTP/1.1 con un solo encabezado Host. Las bibliotecas de HTTP se encargan de eso.',
  'not-found': 'Todos los endpoints están en /api/.',
  'method-not-allowed': 'Use uno de los métodos del encabezado Allow.',
  'not-acceptable': 'Acepte text/html o text/markdown para las páginas, application/json para el endpoint MCP.',
  'body-too-large': 'Envíe como máximo 65,536 bytes.',
  'uri-too-long': 'La dirección debe tener menos de 8,192 bytes.',
  'unsupported-media-type': 'Envíe Content-Type: application/json.',
  'misdirected-host': 'Llame al endpoint MCP con el nombre de host del sitio.',
  'headers-too-large': 'Los encabezados deben sumar menos de 16,384 bytes.',
};

/**
 * Texts about the REST API, for its description and documentation. Names of terms are in braces.
 */
export const api: typeof en = {
  operations: {
    getIndex: {
      summary: 'Índice de la API',
      description: 'Todos los endpoints y los documentos de descubrimiento, con sus direcciones.',
    },
    getBusiness: {
      summary: 'El negocio',
      description:
        'Nombre, contacto, dirección, horario, radio de servicio, formas y condiciones de pago, equipo, licencias y seguros, calificación y reseñas con su fuente, perfiles sociales.',
    },
    listServices: {
      summary: 'Todos los servicios, o uno por su identificador',
      description:
        'Cada servicio con su precio en {currencyName}, lo que incluye y las preguntas frecuentes. Con id, solo ese servicio. Los precios no son {estimates}.',
    },
    getService: {
      summary: 'Un servicio',
      description: 'El registro de un servicio, idéntico byte por byte a la respuesta con id en la consulta.',
    },
    listServiceAreas: {
      summary: 'Todos los lugares de la lista',
      description:
        'Cada lugar de la lista con su distancia desde la base y sus {plainPostalAreas}, primero los más cercanos.',
    },
    getServiceArea: { summary: 'Un lugar de la lista', description: 'El registro de un lugar de la lista.' },
    checkCoverage: {
      summary: 'Consultar un lugar',
      description:
        'Si el negocio va a un lugar o, si recibe a sus clientes, a qué distancia queda. Envíe city (que da certeza) o postal (del que solo cuentan los {matchedPart}, así que la respuesta es probable). Con los dos decide city, salvo que no se conozca y el {postalCode} sí. Una respuesta negativa no es un error.',
    },
    getCoverage: {
      summary: 'Consultar un lugar o un {plainPostalArea}',
      description:
        'La respuesta preparada para el slug o un {postalArea} de un lugar de la lista, idéntica byte por byte a la de checkCoverage.',
    },
    findTotal: {
      summary: 'El total de un trabajo',
      description:
        'Precio inicial, recargo fuera del horario de atención e impuestos, sumados para un trabajo, un momento y un lugar. Es un precio inicial, no {anEstimate}. Con now o una fecha, la respuesta vale para ese momento.',
    },
    getJobTotal: {
      summary: 'El total de un trabajo, dentro o fuera del horario de atención',
      description: 'La respuesta preparada sin lugar, idéntica byte por byte a la de findTotal.',
    },
    getPriceHistory: {
      summary: 'Los precios a lo largo del tiempo',
      description:
        'Todos los precios que se han publicado, por servicio, del más antiguo al más reciente. Un precio se agrega cuando se publica y nunca se reescribe. Los precios no son {estimates}.',
    },
    getHealth: {
      summary: 'Estado de la API y cantidades',
      description:
        'Muestra que la API está disponible, cuenta lo que está publicado y da un hash que cambia cuando cambia cualquier dato.',
    },
    getManifest: {
      summary: 'Tamaño y hash de cada respuesta',
      description:
        'Ruta, tamaño y SHA-256 de cada respuesta JSON bajo /api/, menos esta, sobre los bytes sin comprimir. Sirve para comprobar que una respuesta llegó intacta.',
    },
  },
  parameters: {
    id: 'Identificador de un servicio o slug de su página, en mayúsculas o minúsculas.',
    slug: 'Slug de un lugar, como lo da listServiceAreas.',
    city: 'Nombre de una ciudad, un pueblo o un vecindario escrito de cualquier forma usual, otro nombre o un nombre anterior, o un slug; después de una coma puede seguir el municipio, el {regionKind} o el país.',
    postal: '{CodeParameter}. {OnlyMatchedPartIs} usan o guardan.',
    key: 'Slug de un lugar de la lista, o un {areaAsKey} suyo.',
    job: 'Identificador de un servicio; después de un punto, el de su variante.',
    when: 'now, tonight, weekday, saturday, sunday, day o after-hours, o una hora local con el formato AAAA-MM-DDTHH:MM, en mayúsculas o minúsculas. Si falta, weekday.',
    place:
      'Nombre de un lugar, en cualquier forma que checkCoverage acepte para city. No hay totales donde el negocio no va. También se acepta city.',
    quantity: 'Número de horas o unidades, de 1 a 999, si el precio es por hora o por unidad (price.per).',
    state: 'Dentro del horario de atención (day) o fuera de él (after-hours; afterHours lleva ahí).',
  },
  title: (business) => `API de ${business}`,
  index:
    'Datos públicos de un negocio local, de solo lectura: servicios con precios, lugares, cobertura, contacto. Aquí no se puede reservar nada.',
  interfaces: {
    markdown: 'Cualquier página con Accept: text/markdown, o con index.md después de su dirección.',
    authentication: 'ninguna, no hace falta una clave',
    rateLimits: 'sin límites publicados',
  },
  explainProblem: (code) => `${requests.problems[code]}. ${remedies[code]}`,
  explainProblemWithCode: (code) => `${requests.problems[code]} (${code}). ${remedies[code]}`,
};
