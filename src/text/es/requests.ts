import type { requests as en } from '../en/requests.ts';
import { de, grammar, number } from './grammar.ts';

/** Sentences about requests: forms and problems. Names of terms in titles are in braces. */
export const requests: typeof en = {
  problems: {
    'service-not-found': 'No existe ese servicio',
    'service-area-not-found': 'No existe ese lugar',
    'coverage-needs-input': 'Falta la ciudad o el {postalCode}',
    'total-needs-input': 'Falta el trabajo',
    'postal-code-invalid': 'No es {aNationalPostalCode}',
    'total-when-invalid': 'Momento no válido',
    'total-quantity-invalid': 'Cantidad no válida',
    'bad-request': 'Solicitud incorrecta',
    'not-found': 'No existe esa dirección',
    'method-not-allowed': 'Método no permitido',
    'not-acceptable': 'Ningún formato aceptable',
    'body-too-large': 'Cuerpo demasiado grande',
    'uri-too-long': 'Dirección demasiado larga',
    'unsupported-media-type': 'Tipo de contenido no admitido',
    'misdirected-host': 'Host equivocado',
    'headers-too-large': 'Encabezados demasiado grandes',
  },
  requestProblems: (limits) => ({
    targetTooLong: `La dirección tiene más de ${number(limits.target)} bytes. Acorte su consulta.`,
    headersTooLarge: `Los encabezados suman más de ${number(limits.headers)} bytes. Envíe menos, o más cortos.`,
    bodyTooLarge: `El cuerpo tiene más de ${number(limits.body)} bytes.`,
    readOnly: 'Aquí todo es de solo lectura. Use GET, HEAD u OPTIONS.',
    notFound: `No hay nada en esta dirección. Todos los endpoints están en ${limits.prefix}/api/.`,
    notAcceptable: 'Esta página existe como text/html y como text/markdown. Acepte uno de los dos.',
    wrongHost: 'Este endpoint no está disponible con este nombre de host.',
    postOnly: 'Los mensajes MCP se envían con POST. No hay flujo que abrir ni sesión que terminar.',
    notJson: 'Envíe el mensaje con Content-Type: application/json.',
    repeatedHost: 'Hay más de un encabezado Host. Envíe uno solo.',
  }),
  notServedPlace: (name, prefix) =>
    `“${name}” no es un lugar de la lista. Use un slug de ${prefix}/api/service-areas/, o consulte ${prefix}/api/coverage/?city= o ?postal=.`,
  form: {
    verdict: {
      yes: 'Sí',
      likely: 'Probablemente sí',
      inPart: (place) => `Sí, en parte ${de(place)}`,
      which: '¿Cuál?',
      unsure: 'Llame y pregunte',
      no: 'No',
      mistyped: 'Revise el código',
    },
    didYouMean: ({ aNationalPostalCode }) => `No es ${aNationalPostalCode}. ¿Quiso decir este?`,
    suggestion: (code) => `¿${code}?`,
    distanceAndResponse: (distance, response) => (response === undefined ? distance : `${distance}, ${response}`),
  },
  total: {
    sum: ({ job, isDay, place, total, tax, amounts }) =>
      `${job}. ${isDay ? 'Dentro' : 'Fuera'} del horario de atención${place === undefined ? '' : `, en ${place}`}: a partir de ${total}${tax === undefined ? '' : ` con ${tax}`}${amounts.length < 2 ? '' : ` (${amounts.join(' + ')})`}.`,
    declined: (due) =>
      `Si no acepta {theEstimate}, ${due === undefined ? 'no debe nada' : `debe ${due}, todo incluido`}.`,
    response: (minutes, isDay) =>
      `Dentro del horario de atención, el tiempo habitual de llegada es de ${minutes}.${isDay ? '' : ' A otras horas, pregunte cuando llame.'}`,
    notForJob: 'Los totales de más abajo no son de este trabajo, sino de los que hacemos.',
    notForPlace: 'Los totales de más abajo no valen para este lugar, sino para los que atendemos.',
    callAndSay: (telephone) =>
      `Cuando llame al ${telephone}, diga lo que eligió aquí: el trabajo, el lugar y el momento.`,
  },
  tools: {
    mustBeText: (argument) => `${argument} debe ser texto.`,
    mustBeWhole: (argument, min, max) => `${argument} debe ser un número entero de ${min} a ${max}.`,
    emptyArgument: (argument) => `${argument} está vacío. Dele un valor u omítalo.`,
    tooLongArgument: (argument, max) => `${argument} tiene más de ${max} caracteres. Envíe un texto más corto.`,
    unknownArgument: (argument, known, meant) => {
      const advice =
        known.length === 0
          ? 'Esta herramienta no acepta argumentos.'
          : `Esta herramienta acepta ${grammar.list(known)}.`;
      return `No existe el argumento “${argument}”. ${advice}${meant === undefined ? '' : ` ¿Quiso decir ${meant}?`}`;
    },
    unknownLanguage: (languages) => `language debe ser ${grammar.list(languages, 'or')}.`,
    didYouMean: (detail, code) => `${detail} ¿Quiso decir ${code}?`,
  },
};
