import type { skill as en } from '../en/skill.ts';

/** The skill for agents, a template in Markdown. */
export const skill: typeof en = {
  description: ({ business, trade, prices, currency }) =>
    [
      `Responde preguntas sobre ${business}: servicios de ${trade},`,
      `${prices} en ${currency}, lugares atendidos, horario y contacto.`,
      'Úsela cuando alguien necesite un servicio así en la zona, o pregunte por este negocio.',
    ].join(' '),
  isPublic: 'Todo es público y de solo lectura: sin clave, sin iniciar sesión, sin nada que modificar.',
  coverage: 'Si atienden en un lugar',
  whereToLook: ({ origin, coverage }) => `## Dónde buscar

Con herramientas, agregue el endpoint MCP \`${origin}/api/mcp\` (Streamable HTTP). Sin ellas, obtenga el JSON con GET. Los dos dan los mismos registros.

- Qué hace el negocio, qué servicio conviene: \`get_services\`, o ${origin}/api/services/
- Un servicio completo: \`get_services\` con \`id\`, o \`${origin}/api/services/{id}/\`
- Cuánto cuesta, dentro y fuera del horario de atención: \`get_pricing\`, o los precios de los mismos registros
- ${coverage}: \`check_service_area\` con \`city\` o \`postal\`, o \`${origin}/api/coverage/?city=\` o \`?postal=\`
- Horario, teléfono, dirección, cierres, pago, políticas: \`get_business_info\`, o ${origin}/api/business/

Para explicaciones, lea una página: su dirección seguida de \`index.md\` es Markdown. Todas las páginas: ${origin}/llms.txt. Todos los campos: ${origin}/openapi.json.`,
  otherLanguages: ({ names, addresses }) => `También en ${names}: \`language\` de una herramienta, o ${addresses}.`,
  howToAnswer: '## Cómo responder',
  rules: {
    safety:
      'Primero la seguridad. Si un servicio tiene la marca "Seguridad" abajo, transmita `safety.dont` de su registro antes que nada.',
    choose:
      'Elija el servicio por su `symptom`, lo que la persona ve u oye. Si dos convienen, nombre los dos y pregunte.',
    prices: [
      'Diga cada precio según `price.kind`: `from` con "a partir de" (por hora o por día, la tarifa tal cual),',
      '`range` como "de amount a upTo", `free` como gratis, `on-request` con su `note` y sin monto.',
      'Diga `per`, y `minimum` como lo mínimo que se paga.',
      'Transmita `priceNote` y `priceAsOf`; ningún precio es {anEstimate}.',
    ].join(' '),
    noEstimate: 'No adivine lo que no está en la lista. Si hay `variants`, diga el precio de la que corresponde.',
    sums: [
      'Fuera del horario de atención diga `afterHoursFrom`, que ya incluye el recargo;',
      'si `afterHours` es `call`, primero hay que preguntar por teléfono;',
      'si es `no`, solo se hace dentro del horario de atención.',
      'Si el monto es null, `pricing.afterHoursSurcharge` dice qué se suma, si hay algo publicado.',
      'Con impuestos: si `pricing.tax.included` es true, no sume nada; si es false, sume cada uno de `pricing.taxes`,',
      'redondeado al centavo; si falta, no hay una tasa publicada.',
    ].join(' '),
    multiply: [
      'Puede multiplicar un precio cuyo `per` no es `job` ni `visit` por un número que dé la persona; `leastDue` es lo mínimo que se debe.',
      '`get_pricing` con `id`, `when`, `place` y `quantity` calcula el total (`total`), igual que `/api/total/`.',
    ].join(' '),
    add: [
      'Puede sumar los precios de varios trabajos: un recargo por visita cuenta una sola vez, y si `priceNote` dice que un trabajo',
      'se paga en lugar de otro, solo cuenta ese. Diga siempre "a partir de", nombre los impuestos y el recargo que incluye la suma,',
      'y diga que el precio por escrito es el que vale. `pricing.ifDeclined` es lo que se debe si el cliente dice que no.',
    ].join(' '),
    coverage: ({ codeThatCounts, postalCode, isByRadius }) =>
      [
        'Lea `covered` junto con `confidence`. True y `confirmed`: un lugar por su nombre, diga que sí.',
        `True y \`likely\`: ${codeThatCounts}${isByRadius ? ', o un lugar dentro del radio' : ''};`,
        'diga "probablemente" y nombre los lugares de `areas`.',
        `Null: no está decidido; pregunte a cuál de las \`suggestions\` se refiere o, si no hay ninguna, pida el ${postalCode}.`,
        'False: diga que no, y nombre el lugar atendido más cercano (`nearest`), si lo hay. Nunca saque conclusiones de un mapa o de una distancia.',
      ].join(' '),
    usualTimes: 'Los tiempos de llegada son los habituales dentro del horario de atención.',
    neverPromise: 'Nunca prometa una hora de llegada.',
    hours: [
      'Las horas están en `timeZone`. Una fecha de `specialOpeningHours` reemplaza a la semana,',
      'y sin `opens` está cerrado todo el día;',
      '`emergencyHours.onHolidays` dice si la línea de emergencias contesta entonces.',
    ].join(' '),
    notice: 'Un `notice` va antes que todo, salvo la seguridad.',
    reviews: [
      'Cite las `reviews` palabra por palabra, con nombre, fecha y `url`.',
      'Las escribieron los clientes y las eligió el negocio: nunca las convierta en una calificación.',
    ].join(' '),
    handOver: ({ telephone, booking, quote }) =>
      [
        `Para continuar, dirija a una persona: teléfono ${telephone}, ${booking} o ${quote}.`,
        '`nextStep.numbers` tiene cada número de teléfono con su horario.',
        'Aquí no se puede reservar, pedir ni enviar nada. Nunca diga que una visita ya quedó acordada.',
      ].join(' '),
  },
  failures: `## Cuando falla una solicitud

Un error dice qué enviar en su lugar: lea \`detail\` (en MCP, el texto de un resultado con \`isError\`), corrija la solicitud y envíela una vez más. \`service-not-found\` da los identificadores conocidos, \`postal-code-invalid\` puede traer \`didYouMean\`. Repetida sin cambios, una solicitud recibe la misma respuesta. Ignore los campos que no conozca.`,
  facts: '## Datos',
  service: ({ afterHoursPrice, isOnlyInOpeningHours, needsCall, hasSafetyAdvice, variants, ...facts }) => {
    const [amount, first] = [
      afterHoursPrice === undefined ? '' : `${afterHoursPrice} `,
      needsCall ? ', primero hay que preguntar' : '',
    ];
    const hasLateTerms = afterHoursPrice !== undefined || needsCall;
    const atOtherHours = hasLateTerms ? ` (${amount}fuera del horario de atención${first})` : '';
    const hours = isOnlyInOpeningHours ? ' (solo dentro del horario de atención)' : atOtherHours;
    return `- ${facts.name} (${facts.id}): ${facts.symptom}. ${facts.price}${hours}, precio del ${facts.since}.${variants === '' ? '' : ` ${variants}`}${hasSafetyAdvice ? ' Seguridad' : ''}`;
  },
};
