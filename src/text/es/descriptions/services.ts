/** Spanish descriptions of what is in src/schemas/services. */
export const services: Readonly<Record<string, string>> = {
  Money: 'Una cantidad de dinero.',

  Price: 'Un precio: un monto inicial, un rango, gratis o a consultar. No es {anEstimate}.',
  'Price.kind':
    'from: a partir del monto; por hora y por día, la tarifa misma. range: entre amount y upTo. free: no se cobra nada. on-request: el precio lo da una persona.',
  'Price.amount': 'Monto por la unidad que indica per; null si es gratis o a consultar.',
  'Price.upTo': 'El extremo superior de un rango; null para los demás tipos.',
  'Price.per': 'A qué corresponde el monto: a todo el trabajo, o a una de estas unidades.',
  'Price.minimum':
    'Lo mínimo que se paga, en dinero, por pocas que sean las horas o las unidades; null si no se indica.',
  'Price.note': 'Cómo se determina un precio a consultar; null para los demás tipos.',

  PriceHistory: 'Los precios como se publicaron, primero el más antiguo.',
  'PriceHistory.since': 'El primer día del que se conoce algún precio; null si no hay ninguno.',
  'PriceHistory.services': 'Los servicios con sus precios a lo largo del tiempo.',
  'PriceHistory.services[]': 'Los precios de un servicio.',
  'PriceHistory.services[].id': 'Identificador del servicio.',
  'PriceHistory.services[].name': 'Nombre del servicio.',
  'PriceHistory.services[].prices': 'Sus precios, primero el más antiguo.',
  'PriceHistory.services[].prices[]': 'Un precio y los días en que valió.',
  'PriceHistory.services[].prices[].amount': 'Monto en la moneda de la lista; null si era gratis o a consultar.',
  'PriceHistory.services[].prices[].from': 'Primer día del precio.',
  'PriceHistory.services[].prices[].until': 'Día en que empezó el siguiente precio; null para el precio de hoy.',
  'PriceHistory.services[].prices[].price': 'El precio, con todo lo que se dice de él.',

  Service: 'Un servicio con su precio.',
  'Service.id': 'Identificador permanente del servicio.',
  'Service.slug': 'Última parte de la dirección de la página del servicio.',
  'Service.name': 'Nombre del servicio.',
  'Service.symptom': 'Lo que el cliente ve u oye cuando hace falta este servicio.',
  'Service.summary': 'Qué es el servicio, en una o dos oraciones.',
  'Service.url': 'Página del servicio.',
  'Service.startingPrice':
    'Precio inicial de un trabajo común, o de la unidad que indica price.per. No es {anEstimate}. Null si es gratis o a consultar.',
  'Service.price': 'El precio completo del servicio.',
  'Service.afterHours':
    'Indica si se ofrece fuera del horario de atención: yes; no, solo dentro del horario de atención; o call, lo decide una persona: pregunte por teléfono.',
  'Service.afterHoursFrom':
    'Precio inicial fuera del horario de atención, con el recargo incluido, antes de los impuestos que se suman. Null si no se ofrece a esas horas (afterHours es no), y si no hay un recargo que se sume una sola vez: vea pricing.afterHoursSurcharge.',
  'Service.variants': 'Los trabajos que abarca este servicio, cada uno con su precio; vacío si es uno solo.',
  'Service.variants[]': 'Una variante de un servicio, con su propio precio inicial.',
  'Service.variants[].name': 'Nombre de la variante.',
  'Service.variants[].startingPrice':
    'Precio inicial de la variante, por la unidad que indica price.per. No es {anEstimate}. Null si es gratis o a consultar.',
  'Service.variants[].price': 'El precio completo de la variante.',
  'Service.variants[].note': 'Lo que la distingue. Null si no se indica.',
  'Service.priceNote': 'Lo que el precio incluye y lo que no.',
  'Service.priceAsOf':
    'La fecha en que se fijó el precio, o desde la cual el servicio es gratis o el precio es a consultar; se publica con cada precio.',
  'Service.covers': 'Lo que el servicio incluye.',
  'Service.notIncluded': 'Lo que el servicio no incluye.',
  'Service.typicalMinutes': 'Tiempo habitual en el lugar, en minutos.',
  'Service.safety':
    'Qué hacer y qué no hacer antes de que llegue la ayuda; las dos listas están vacías si no hay ningún peligro.',
  'Service.safety.do': 'Qué hacer de inmediato.',
  'Service.safety.dont': 'Qué no hacer antes de que llegue la ayuda. Transmítalo primero.',
  'Service.photos':
    'Trabajos de este servicio en fotos del propio negocio, primero las más recientes; seis como máximo.',
  'Service.faqs': 'Preguntas que hacen los clientes sobre este servicio.',
  'Service.related': 'Los servicios que suelen necesitarse junto con este.',
  'Service.related[]': 'Identificador de un servicio.',
  'Service.leastDue':
    'Lo mínimo que se debe, por pocas que sean las horas o las unidades; antes del recargo y de los impuestos que se suman. Null si es gratis o a consultar.',

  ServiceList: 'Todos los servicios con sus precios.',
  'ServiceList.isQuote': 'Siempre false: ningún precio es {anEstimate}.',
  'ServiceList.notice': 'Una oración sobre todos los precios, por ejemplo que no son {estimates}.',
  'ServiceList.total': 'Cuántos servicios hay en la lista.',
  'ServiceList.services': 'Los servicios.',

  Total:
    'El total mínimo de un trabajo, con el recargo fuera del horario de atención y los impuestos. No es {anEstimate}.',
  'Total.job': 'Identificador del servicio; después de un punto, el de su variante.',
  'Total.when': 'Indica si los totales son los de dentro del horario de atención o los de fuera de él.',
  'Total.place':
    'El lugar de la lista por el que se preguntó; null si no se preguntó por ninguno, o si no es uno solo.',
  'Total.covered':
    'Indica si se atiende el lugar; null si no se dio ninguno, o si no está decidido. Sin un sí no hay totales.',
  'Total.from':
    'El precio inicial del trabajo o, si se cobra por unidad, lo mínimo que se debe; antes del recargo y los impuestos. Null si no hay un monto: vea note.',
  'Total.surcharge': 'Lo que se suma fuera del horario de atención; null si no se suma nada.',
  'Total.tax':
    'Impuestos sobre el precio y el recargo; null si los precios los incluyen, o si no hay una tasa publicada.',
  'Total.total':
    'Suma del precio, el recargo y los impuestos: un precio inicial, no {anEstimate}. Null si no hay un monto: vea note.',
  'Total.ifDeclined':
    'Lo que se debe si el cliente rechaza {theEstimate}, con el recargo y los impuestos incluidos. Null si no hay un monto: vea note.',
  'Total.note':
    'Lo que hay que decir junto con los totales: que no son {anEstimate}, por qué falta uno, si hay que llamar antes.',
  'Total.quantity': 'Cuántas horas o unidades cubren los totales; null si no se envió quantity.',
  'Total.leastDue':
    'Lo mínimo que se debe por el trabajo mismo, por poco que haya que hacer; antes del recargo y de los impuestos que se suman. Null si no hay un monto: vea note.',
};
