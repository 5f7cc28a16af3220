import type { mcp as en } from '../en/mcp.ts';
import { coverage } from './coverage.ts';
import { de } from './grammar.ts';
import { countPlaces } from './places.ts';

/** Makes the instructions, with a sentence about where and how soon customers are served. */
export const formatInstructions =
  (venue: string): (typeof en)['instructions'] =>
  ({ business, terms, hasStartingPrices, disclosure }) =>
    [
      `Datos de ${business}, de solo lectura: aquí no se puede reservar, pedir ni enviar nada.`,
      `Para una visita o ${terms.anEstimate}, dirija a la persona al teléfono o a las páginas de nextStep;`,
      'nunca diga que algo ya quedó acordado.',
      hasStartingPrices
        ? `Los precios son puntos de partida en ${terms.currencyName}, no ${terms.estimates}.`
        : `Los precios están en ${terms.currencyName} y no son ${terms.estimates}.`,
      venue,
      ...(disclosure === undefined ? [] : [disclosure]),
    ].join(' ');

/** Texts of the MCP endpoint for models. */
export const mcp: typeof en = {
  instructions: formatInstructions('Los tiempos de llegada son los habituales, no promesas.'),
  tools: {
    get_services: {
      title: 'Ver los servicios',
      description: ({ business, trade, terms }) =>
        [
          `Da la lista de los servicios de ${trade} de ${business}: para qué es cada uno, qué incluye,`,
          `qué no tocar (safety.dont) y su precio en ${terms.currencyName}.`,
          'Úsela cuando alguien describa un problema o pregunte qué se ofrece.',
          'Con id, un servicio completo, con sus preguntas y lo que dice su página (sections).',
        ].join(' '),
    },
    get_pricing: {
      title: 'Ver los precios',
      description: ({ terms, hasStartingPrices }) =>
        [
          `Precios en ${terms.currencyName}, de todos los servicios o de uno, dentro y fuera del horario de atención (afterHoursFrom),`,
          'con impuestos y condiciones (pricing); con id, el total del trabajo (total). Úsela cuando pregunten cuánto cuesta algo.',
          ...(hasStartingPrices
            ? []
            : ['price.kind y price.per dicen qué es un monto; si es gratis o se consulta, no hay monto.']),
          `No son ${terms.estimates}: dígalo, y transmita priceNote y priceAsOf.`,
        ].join(' '),
    },
    check_service_area: {
      title: 'Ver si se atiende un lugar',
      description: ({ terms, hasResponseTimes }) =>
        [
          `Dice si se atiende un lugar${hasResponseTimes ? ', a qué distancia queda en línea recta y el tiempo habitual de llegada' : ' y a qué distancia queda en línea recta'}.`,
          `Úsela cuando alguien mencione un lugar o ${terms.aPostalCode}; sin argumentos da la lista de todos los lugares.`,
          `Con city la respuesta es segura (confirmed); con postal, del que solo cuentan los ${terms.matchedPart}, es probable (likely).`,
          `Decide city, salvo que no se conozca y el ${terms.postalCode} sí esté atendido.`,
        ].join(' '),
    },
    get_business_info: {
      title: 'Ver los datos del negocio',
      description: ({ business }) =>
        [
          `Teléfono, correo electrónico, dirección, horario, pago, garantía y políticas ${de(business)};`,
          'equipo, licencias, seguros, reseñas, preguntas y lo que dicen las páginas (sections); el uso y las interfaces de estos datos.',
          'Úsela cuando alguien quiera comunicarse con el negocio, o pregunte por su horario o su forma de trabajar.',
          'Una persona coordina cada visita; ninguna herramienta la reserva.',
        ].join(' '),
    },
  },
  arguments: {
    id: 'Identificador de un servicio. Omítalo para ver todos los servicios.',
    city: 'Ciudad, pueblo o vecindario; después de una coma puede seguir el municipio o el {regionKind}.',
    postal: '{CodeArgument}.',
    when: 'now, tonight, weekday, saturday, sunday, day, after-hours, o una hora local como AAAA-MM-DDTHH:MM. Requiere id.',
    place: 'Lugar del trabajo, como city de check_service_area. Requiere id.',
    quantity: 'Cuántas horas o unidades, si price.per es una de ellas. Requiere id.',
    language: 'Idioma de la respuesta. Omítalo para usar el primero de la lista.',
  },
  leftOut: (parts) => `Omitido por su extensión: ${parts}.`,
  listed: ({ count, shown, aPostalCode, hasResponseTimes }) => {
    const left = count - shown;
    const listed =
      count === 0
        ? `No hay una lista de lugares. ${coverage.call}`
        : left > 0
          ? `${shown === 1 ? 'Este es el lugar más cercano' : `Estos son los ${shown} lugares más cercanos`} de los ${count} donde atendemos; ${left === 1 ? 'falta otro' : `faltan otros ${left}`}.`
          : count === 1
            ? 'Este es el único lugar donde atendemos.'
            : `Estos son los ${countPlaces(count)} donde atendemos.`;
    return `${listed} Pregunte por un lugar o por ${aPostalCode}${hasResponseTimes ? ' para saber el tiempo habitual de llegada' : ''}.`;
  },
};
