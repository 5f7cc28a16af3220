/**
 * Descriptions of records and their members. `src/schemas/description-keys.ts` explains the keys. Names of terms in
 * braces stay.
 */
export const descriptions: Readonly<Record<string, string>> = {
  Amount: 'Monto en {currencyName}, un número sin signo de moneda.',

  AnswerManifest: 'Tamaño y hash de cada respuesta JSON, para comprobar que una respuesta llegó intacta.',
  'AnswerManifest.generatedFrom': 'Hash del contenido con el que se hicieron las respuestas, como en /api/health/.',
  'AnswerManifest.commit': 'Commit del repositorio con el que se generó el sitio; null si no se indicó.',
  'AnswerManifest.files': 'Cada respuesta JSON bajo /api/, menos esta.',
  'AnswerManifest.files[]': 'Una respuesta con su tamaño y su hash.',
  'AnswerManifest.files[].path': 'Ruta de la respuesta en el sitio.',
  'AnswerManifest.files[].bytes': 'Tamaño de la respuesta sin comprimir, en bytes.',
  'AnswerManifest.files[].sha256': 'SHA-256 de esos bytes, en dígitos hexadecimales en minúscula.',

  ApiIndex: 'Índice de la API.',
  'ApiIndex.name': 'Nombre de la API.',
  'ApiIndex.version': 'Versión de la API.',
  'ApiIndex.description': 'Lo que ofrece la API.',
  'ApiIndex.endpoints': 'Todos los endpoints.',
  'ApiIndex.endpoints[].operationId': 'Nombre de la operación en la descripción OpenAPI.',
  'ApiIndex.endpoints[].url': 'Dirección. Reemplace cada parte entre llaves por un valor.',
  'ApiIndex.endpoints[].summary': 'Qué devuelve el endpoint.',
  'ApiIndex.documents': 'Descripciones y documentos de descubrimiento.',
  'ApiIndex.documents[].url': 'Dirección del documento.',
  'ApiIndex.documents[].type': 'Tipo de contenido.',
  'ApiIndex.documents[].title': 'Título del documento.',

  Business: 'Quién es el negocio, cómo comunicarse con él y cuándo está abierto.',
  'Business.name': 'Nombre del negocio.',
  'Business.description': 'Qué hace el negocio y dónde.',
  'Business.disclosure': 'Una oración que todo lector debería ver, o null.',
  'Business.url': 'Página de inicio.',
  'Business.contact': 'Formas de comunicarse con una persona.',
  'Business.contact.telephone':
    'Número de teléfono en formato E.164. Contesta una persona durante openingHours, y durante emergencyHours si ahí está el mismo número.',
  'Business.contact.bookingUrl':
    'Página que explica cómo coordinar una visita. La coordina una persona; ninguna página ni herramienta la reserva.',
  'Business.contact.quoteUrl': 'Página que explica cómo pedirle a una persona {anEstimate} por escrito.',
  'Business.contact.quoteNeeds':
    'Qué enviar al pedir {anEstimate}: las líneas del correo electrónico de esa página, o su primer párrafo.',
  'Business.address': 'Dirección postal del negocio, con los términos de PostalAddress de schema.org.',
  'Business.address.streetAddress':
    'Calle y número. Sin ellos, por ejemplo si los clientes no van al negocio, las páginas y los mapas nombran solo la localidad. Null si no se indica.',
  'Business.address.addressLocality': 'Ciudad o pueblo.',
  'Business.address.addressRegion':
    'El {regionKind}, por su código (ISO 3166-2 sin el país) si lo tiene; null si la dirección no lo nombra.',
  'Business.address.postalCode': '{OwnPostalCode}.',
  'Business.address.addressCountry': 'Código de país de dos letras (ISO 3166-1).',
  'Business.parking': 'Dónde pueden estacionarse quienes vienen al negocio, o null.',
  'Business.geo':
    'La base del negocio, o el centro de su ciudad si no publica una calle; desde aquí se miden las distancias a los lugares.',
  'Business.timeZone': 'Zona horaria IANA de todas las horas del día.',
  'Business.openingHours':
    'Horario de la semana; los días que no se nombran están cerrados. Las horas con byAppointment son para quienes tienen cita.',
  'Business.openingHours[]': 'Días con las mismas horas.',
  'Business.openingHours[].dayOfWeek': 'Los días en que el negocio abre a esta hora.',
  'Business.openingHours[].opens': 'Hora de apertura, HH:MM. Solo puede faltar en un día con cita.',
  'Business.openingHours[].closes':
    'Hora de cierre, HH:MM, como máximo 24:00. Una hora que no es posterior a la de apertura es del día siguiente; dos horas iguales significan 24 horas.',
  'Business.openingHours[].byAppointment':
    'True si estas horas son solo para quienes tienen cita; sin horas, todo el día.',
  'Business.seasons':
    'Partes de cada año que tienen su propia semana, en lugar de openingHours; vacío si no hay ninguna.',
  'Business.seasons[]': 'Una parte de cada año que tiene su propia semana.',
  'Business.seasons[].name': 'Nombre de la parte del año.',
  'Business.seasons[].from': 'Su primer día, MM-DD.',
  'Business.seasons[].to': 'Su último día, MM-DD. Un día anterior al primero es del año siguiente.',
  'Business.seasons[].openingHours':
    'La semana en esta parte del año, en lugar de la habitual; los días que no se nombran están cerrados.',
  'Business.specialOpeningHours':
    'Fechas con un horario distinto al de la semana, por orden de fecha. Van antes que seasons.',
  'Business.specialOpeningHours[]':
    'Horario de una fecha, por ejemplo un día festivo, o de varias seguidas: las que van de `from` a `to`.',
  'Business.specialOpeningHours[].date':
    'La fecha en que este horario reemplaza al de la semana; si son varias seguidas, la primera.',
  'Business.specialOpeningHours[].from': 'El primero de varios días seguidos.',
  'Business.specialOpeningHours[].to': 'El último de esos días.',
  'Business.specialOpeningHours[].name': 'Nombre del día o de los días.',
  'Business.specialOpeningHours[].opens': 'Hora de apertura, HH:MM. Sin horas, el negocio está cerrado.',
  'Business.specialOpeningHours[].closed':
    'Indica si el negocio está cerrado todo el día. Puede que la línea de emergencias se atienda de todos modos.',
  'Business.emergencyHours': 'Horario de la línea de emergencias, o null si no hay una.',
  'Business.emergencyHours{}': 'Horario de la línea de emergencias.',
  'Business.emergencyHours.openingHours': 'Cuándo se atiende la línea de emergencias.',
  'Business.emergencyHours.note': 'Para qué es la línea de emergencias, en una oración.',
  'Business.emergencyHours.telephone':
    'Número de teléfono de la línea de emergencias en formato E.164: el del negocio si no tiene uno propio.',
  'Business.emergencyHours.onHolidays':
    'Indica si la línea de emergencias se atiende a las mismas horas en las fechas de specialOpeningHours; si no, en ellas no se atiende. Null si no hay fechas así.',
  'Business.notice': 'Cierre temporal o aviso por el clima; null si no hay ninguno.',
  'Business.notice{}': 'Un cierre temporal o un aviso por el clima.',
  'Business.notice.text': 'Lo que los visitantes deben saber, en una o dos oraciones.',
  'Business.notice.startDate': 'Primer día en que vale el aviso.',
  'Business.notice.endDate': 'Último día en que vale el aviso.',
  'Business.notice.keepsHours': 'Indica si el horario habitual sigue vigente durante el aviso. Null si no se indica.',
  'Business.servedAt':
    'Dónde se hace el trabajo: customer si el negocio va a donde están sus clientes, premises si los atiende en su local. Solo con premises, el negocio no hace visitas; los lugares son aquellos de donde vienen sus clientes.',
  'Business.serviceRadiusKm':
    'Ningún lugar atendido está más lejos de la base, en kilómetros. No todos los lugares dentro de ese radio se atienden.',
  'Business.rating': 'Calificación que otros dan al negocio, con fuente y fecha, o null.',
  'Business.rating{}': 'Calificación que otros dan al negocio, con su fuente y fecha.',
  'Business.rating.ratingValue': 'Calificación promedio.',
  'Business.rating.bestRating': 'La mejor calificación que se puede dar.',
  'Business.rating.ratingCount': 'De cuántas calificaciones sale el promedio.',
  'Business.rating.source': 'Quién recopiló las calificaciones, y si son reales.',
  'Business.rating.url': 'Dónde se pueden leer las calificaciones.',
  'Business.rating.asOf': 'La fecha en que se leyeron estos números.',
  'Business.socialProfiles': 'Perfiles en otras plataformas.',
  'Business.socialProfiles[]': 'Un perfil del negocio en otra plataforma.',
  'Business.socialProfiles[].platform': 'Nombre de la plataforma.',
  'Business.socialProfiles[].url': 'Dirección del perfil.',
  'Business.pricing': 'Lo que vale para todos los precios: impuestos, recargo, depósito, pago.',
  'Business.pricing.notice': 'Una oración sobre todos los precios, por ejemplo que no son {estimates}.',
  'Business.pricing.tax': 'Impuesto sobre las ventas de todos los precios, o null si su tasa no está publicada.',
  'Business.pricing.tax{}':
    'El impuesto sobre las ventas de todos los precios; si son dos, sus nombres y la suma de sus tasas.',
  'Business.pricing.tax.name': 'Nombre del impuesto, como aparece en la factura.',
  'Business.pricing.tax.ratePercent': 'Tasa, como porcentaje del precio.',
  'Business.pricing.tax.included': 'Indica si los precios lo incluyen; si no, se suma a cada precio.',
  'Business.pricing.taxes':
    'Los impuestos uno por uno, cada cual una línea de la factura, redondeado por separado; vacío si no hay ninguno publicado.',
  'Business.pricing.taxes[]': 'Un impuesto con su tasa.',
  'Business.pricing.afterHoursSurcharge':
    'Lo que se suma a un precio fuera del horario de atención, antes de los impuestos que se suman; null si no se suma nada.',
  'Business.pricing.afterHoursSurcharge.amount': 'Monto de dinero, como número.',
  'Business.pricing.afterHoursSurcharge.currency': 'Código de moneda ISO 4217.',
  'Business.pricing.afterHoursSurcharge.per': 'Indica si se suma una vez por visita, o por cada hora en el lugar.',
  'Business.pricing.afterHoursSurcharge.addsToEmergency':
    'Indica si también se suma a la visita de emergencia; false si esa visita cuesta lo mismo a cualquier hora.',
  'Business.pricing.afterHoursSurcharge.note': 'De qué depende que se sume. Null si no se indica.',
  'Business.pricing.ifDeclined':
    'Lo que se debe cuando el cliente rechaza {theEstimate}, antes de los impuestos que se suman; null si no está publicado.',
  'Business.pricing.ifDeclined.note': 'Qué cubre el monto, y cuándo se debe. Null si no se indica.',
  'Business.pricing.deposit': 'Indica si se pide un depósito, y cuándo. Null si no se indica.',
  'Business.pricing.payment': 'Cuándo y cómo se paga. Null si no se indica.',
  'Business.pricing.financing':
    'Quién ofrece el pago a plazos y con qué condiciones; false si no se ofrece, null si no se indica.',
  'Business.paymentMethods': 'Formas de pago que se aceptan.',
  'Business.currenciesAccepted': 'Monedas en las que se acepta el pago. Los precios están en {currency}.',
  'Business.languages': 'Los idiomas que se hablan por teléfono, como etiquetas BCP 47.',
  'Business.policies': 'A qué se compromete el negocio: depósitos, cancelaciones, garantía.',
  'Business.policies[]': 'Una regla que el negocio cumple, por ejemplo su garantía.',
  'Business.policies[].name': 'De qué se trata.',
  'Business.policies[].text': 'Lo que vale, en oraciones sencillas.',
  'Business.faqs':
    'Preguntas y respuestas sobre temas generales, como la privacidad; las de un servicio están en su ficha.',
  'Business.people': 'Quiénes trabajan para el negocio; vacío si no está publicado.',
  'Business.people[]': 'Una persona que trabaja para el negocio.',
  'Business.people[].name': 'Nombre de la persona, como aceptó que se publicara.',
  'Business.people[].jobTitle': 'Lo que hace la persona.',
  'Business.people[].since': 'El año desde el cual trabaja en el negocio, o null.',
  'Business.people[].languages': 'Idiomas que habla, como etiquetas BCP 47.',
  'Business.people[].photo': 'Una foto de la persona, o null.',
  'Business.credentials': 'Licencias y certificados vigentes cuando se publicó esto; vacío si no hay ninguno.',
  'Business.credentials[]': 'Una licencia, un certificado o un seguro, con quién lo emitió y dónde comprobarlo.',
  'Business.credentials[].name': 'Cómo se llama.',
  'Business.credentials[].issuer': 'Quién lo emitió.',
  'Business.credentials[].number': 'Número de registro. Null si no se indica.',
  'Business.credentials[].url': 'Dirección donde cualquiera puede comprobarlo. Null si no se indica.',
  'Business.credentials[].validThrough': 'El último día en que es válido. Null si no se indica.',
  'Business.insurance': 'Seguros vigentes cuando se publicó esto; vacío si no hay ninguno.',
  'Business.brands': 'Marcas con las que trabaja el negocio; vacío si no se nombra ninguna.',
  'Business.reviews':
    'Lo que escribieron los clientes, elegido y citado por el negocio: las seis reseñas más recientes, primero la última. Transmítalas como citas, con su fuente.',
  'Business.reviews[]': 'Lo que un cliente escribió en otro sitio sobre el negocio, citado con su fuente.',
  'Business.reviews[].quotation': 'Lo que escribió el cliente, palabra por palabra.',
  'Business.reviews[].language': 'Idioma de la cita, como etiqueta BCP 47. Nunca se traduce.',
  'Business.reviews[].name': 'Nombre del cliente, como se acordó con él.',
  'Business.reviews[].place': 'Nombre del lugar atendido donde se hizo el trabajo, o null.',
  'Business.reviews[].date': 'El día en que se escribió.',
  'Business.reviews[].serviceId': 'Identificador del servicio del que trata.',
  'Business.reviews[].url': 'Dónde se puede leer la reseña en su fuente.',
  'Business.photos':
    'Fotos del negocio, de su equipo y de su local; las de los trabajos están en las fichas de los servicios y los lugares.',
  'Business.dataUse': 'Lo que el software puede hacer con los datos, y de dónde vienen.',
  'Business.dataUse.aiTraining': 'Indica si el contenido puede usarse para entrenar modelos de IA.',
  'Business.dataUse.aiInput': 'Indica si el contenido puede usarse como fuente de respuestas de IA.',
  'Business.dataUse.search': 'Indica si el contenido puede entrar en un índice de búsqueda.',
  'Business.dataUse.cacheSeconds': 'Cuánto tiempo puede quedar en caché una respuesta de la API, en segundos.',
  'Business.dataUse.licence': 'Licencia de los datos, por su nombre o dirección; null si no se otorga ninguna.',
  'Business.dataUse.attribution':
    'Crédito que se debe dar al reutilizar los datos geográficos; null si no hay ninguno.',
  'Business.dataUse.securityContact':
    'Dónde reportar una vulnerabilidad: una dirección o un enlace mailto; null si no está publicado.',
  'Business.interfaces': 'Dónde lee el software los mismos datos.',
  'Business.interfaces.rest':
    'Direcciones de los endpoints REST. Reemplace cada parte entre llaves; restParts las explica.',
  'Business.interfaces.priceHistory': 'Dirección del historial de precios.',
  'Business.interfaces.openApi': 'Dirección de la descripción OpenAPI.',
  'Business.interfaces.documentation': 'Dirección de la documentación.',
  'Business.interfaces.mcp': 'Dirección del endpoint MCP.',
  'Business.interfaces.markdown': 'Cómo obtener las páginas en Markdown.',
  'Business.interfaces.authentication': 'Qué autenticación se necesita.',
  'Business.interfaces.rateLimits': 'Qué límites de frecuencia se aplican.',

  ClockTime: 'Hora del día como HH:MM en reloj de 24 horas, en la zona horaria del negocio.',

  CoverageAnswer: 'Indica si se atiende un lugar o un código ZIP.',
  'CoverageAnswer.covered':
    'Indica si se atiende el lugar; null si no está claro: envíe una de las suggestions, o {aPostalCode}. Si servedAt es solo premises, los clientes van al local: true para cada lugar cuya distancia se conoce, null para los demás, y nunca false.',
  'CoverageAnswer.confidence':
    'confirmed para el nombre de un lugar, likely para {aPostalCode} (del que solo cuentan los {matchedPart}) y para una ciudad que se atiende en parte, null si covered es null.',
  'CoverageAnswer.matchedOn':
    'En qué se basa la respuesta: el nombre de un lugar o {aPostalCode}; null si no se dio ninguno.',
  'CoverageAnswer.postalArea': '{PostalArea} del {postalCode} que se envió, o null.',
  'CoverageAnswer.areas': 'Los lugares atendidos que corresponden, primero los principales; vacío si no se atiende.',
  'CoverageAnswer.suggestions':
    'Lugares atendidos a los que quizá se refiera la pregunta; envíe uno de los slugs como city. Sin pregunta, todos los lugares.',
  'CoverageAnswer.suggestions[].slug': 'Slug que se envía como city.',
  'CoverageAnswer.nearest':
    'El lugar atendido más cercano a un código ZIP o a un lugar conocido que no se atiende, o null.',
  'CoverageAnswer.nearest.aboutKmAway':
    'Distancia en línea recta hasta el centro de la zona o del lugar por el que se preguntó, en kilómetros enteros.',
  'CoverageAnswer.message': 'La respuesta en palabras, lista para mostrarse o leerse en voz alta.',
  'CoverageAnswer.nextStep': 'Cómo seguir. Esta respuesta no reserva nada.',
  'CoverageAnswer.nextStep.emergencyTelephone':
    'Número de la línea de emergencias, si tiene uno propio. Llame a este mientras solo esa línea esté abierta.',
  'CoverageAnswer.nextStep.bookingUrl': 'Página que explica cómo coordinar una visita con una persona.',
  'CoverageAnswer.nextStep.quoteUrl': 'Página que explica cómo pedirle a una persona {anEstimate} por escrito.',
  'CoverageAnswer.nextStep.note': 'Quién coordina una visita.',

  Currency: 'Código ISO 4217 de una moneda.',

  DayOfWeek: 'Día de la semana por su nombre en schema.org.',

  Email: 'Dirección de correo electrónico.',

  Faq: 'Una pregunta frecuente y su respuesta.',
  'Faq.question': 'La pregunta, como la haría un visitante.',
  'Faq.answer': 'La respuesta, en texto simple.',

  Health: 'Confirma que la API responde, y dice cuánto contiene.',
  'Health.status': 'Siempre "ok". Esta respuesta es un archivo estático: recibirla muestra que la API está disponible.',
  'Health.version': 'Versión de la API, como en la descripción OpenAPI.',
  'Health.counts': 'Cuánto está publicado.',
  'Health.counts.services': 'Servicios.',
  'Health.counts.serviceAreas': 'Lugares atendidos.',
  'Health.counts.postalAreas': '{PostalAreas} distintos de los lugares atendidos.',
  'Health.counts.faqs': 'Preguntas con respuestas, en todos los servicios.',
  'Health.contentDigest': 'SHA-256 del contenido con el que se hizo el sitio; cambia cuando cambia cualquier dato.',

  IsoDate: 'Fecha del calendario, ISO 8601 (AAAA-MM-DD).',

  JsonRpcMessage: 'Una solicitud, o una notificación sin id (JSON-RPC 2.0).',
  'JsonRpcMessage.jsonrpc': 'Versión de JSON-RPC.',
  'JsonRpcMessage.id': 'Se devuelve en la respuesta; una notificación no lo tiene.',
  'JsonRpcMessage.method': 'Nombre del método: initialize, tools/list, tools/call y otros.',
  'JsonRpcMessage.params': 'Parámetros del método.',

  JsonRpcRefusal: 'Un error del transporte: no se leyó el mensaje.',
  'JsonRpcRefusal.id': 'Siempre null, porque no se leyó la solicitud.',
  'JsonRpcRefusal.error': 'Por qué no hay resultado.',
  'JsonRpcRefusal.error.code': 'Código de JSON-RPC o de MCP.',
  'JsonRpcRefusal.error.message': 'Qué está mal, en una oración.',

  JsonRpcResponse: 'Un resultado o un error (JSON-RPC 2.0).',
  'JsonRpcResponse.id': 'El id de la solicitud, o null si no se pudo leer.',
  'JsonRpcResponse.result': 'El resultado del método; falta si hay un error.',
  'JsonRpcResponse.error': 'Por qué no hay resultado.',
  'JsonRpcResponse.error.data': 'Lo que ayuda a corregirlo.',

  Language: 'Idioma, como etiqueta BCP 47.',

  Latitude: 'Latitud en grados decimales (WGS 84).',

  Line: 'Texto simple.',

  Longitude: 'Longitud en grados decimales (WGS 84); negativa al oeste de Greenwich.',

  MinuteRange: 'Un rango de minutos.',
  'MinuteRange.min': 'Tiempo habitual más corto, en minutos.',
  'MinuteRange.max': 'Tiempo habitual más largo, en minutos.',

  Money: 'Una cantidad de dinero.',

  Name: 'Texto simple.',

  OpeningHours: 'Días con el mismo horario.',
  'OpeningHours.opens': 'Hora de apertura, HH:MM.',

  Photo: 'Una foto que el negocio tomó de su trabajo, de su equipo o de su local.',
  'Photo.url': 'La foto en su versión publicada más grande.',
  'Photo.width': 'Ancho de esa versión, en píxeles.',
  'Photo.height': 'Alto de esa versión, en píxeles.',
  'Photo.type': 'Tipo de contenido de esa versión.',
  'Photo.alt': 'Lo que muestra la foto, en palabras.',
  'Photo.caption': 'El texto que va debajo; null si no hay.',
  'Photo.takenOn': 'El día en que se tomó; null si no se indica.',

  PostalArea: '{PostalAreaMeaning}.',

  Price: 'Un precio: un monto inicial, un rango, gratis o a consultar. No es {anEstimate}.',
  'Price.kind':
    'from: a partir del monto; por hora y por día, la tarifa misma. range: entre amount y upTo. free: no se cobra nada. on-request: el precio lo da una persona.',
  'Price.amount': 'Monto por la unidad que indica per; null si es gratis o a consultar.',
  'Price.upTo': 'El extremo superior de un rango; null para los demás tipos.',
  'Price.per': 'A qué corresponde el monto: a todo el trabajo, o a una de estas unidades.',
  'Price.minimum':
    'Lo mínimo que se paga, en dinero, por pocas que sean las horas o las unidades; null si no se indica.',
  'Price.note': 'Cómo se determina un precio a consultar; null para los demás tipos.',

  PriceCurrency: 'Moneda ISO 4217 de todos los precios.',

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

  PriceList: 'Los precios. No son {estimates}.',
  'PriceList.prices': 'Precio de cada servicio.',
  'PriceList.totals': 'Total inicial de cada trabajo.',
  'PriceList.totals[].day':
    'Total inicial dentro del horario de atención, con impuestos, en la moneda de la lista. Null si no hay un monto.',
  'PriceList.totals[].afterHours':
    'Total inicial fuera del horario de atención, con el recargo y los impuestos incluidos, en la moneda de la lista. Null si no hay un monto.',

  Problem: 'Un error, con los campos de la RFC 9457.',
  'Problem.type': 'Sección de la documentación sobre este tipo de error.',
  'Problem.title': 'Resumen del problema; el mismo para todos los errores con este código.',
  'Problem.status': 'El código de estado HTTP.',
  'Problem.detail': 'Qué estaba mal en esta solicitud y qué enviar en su lugar.',
  'Problem.code': 'Código permanente del error, para compararlo en un programa.',
  'Problem.knownIds': 'Identificadores que existen; envíe uno de ellos.',
  'Problem.didYouMean': 'Un {postalCode} corregido, para enviarlo si es el que se quería.',

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

  ServiceArea: 'Un lugar que el negocio atiende.',
  'ServiceArea.slug': 'Identificador permanente del lugar y última parte de la dirección de su página.',
  'ServiceArea.name': 'Nombre del lugar.',
  'ServiceArea.kind': 'Qué tipo de lugar es.',
  'ServiceArea.municipality': 'Municipio al que pertenece el lugar.',
  'ServiceArea.addressRegion':
    'El {regionKind} del lugar, por su código si lo tiene; null si las direcciones no lo nombran.',
  'ServiceArea.distanceKm':
    'Distancia en línea recta (ortodrómica) desde la base del negocio, en kilómetros, con un decimal.',
  'ServiceArea.responseMinutes':
    'Tiempo habitual entre la llamada y la llegada dentro del horario de atención, en minutos; null si el negocio no lo indica. No es una promesa.',
  'ServiceArea.responseHolds': 'Cuándo vale responseMinutes; null si este es null.',
  'ServiceArea.postalAreas': '{PostalAreas} del lugar, primero los principales; algunos abarcan solo una parte.',
  'ServiceArea.alternateNames': 'Otros nombres y nombres anteriores que se reconocen.',
  'ServiceArea.photos':
    'Trabajos en este lugar en fotos del propio negocio, primero las más recientes; seis como máximo.',
  'ServiceArea.url': 'Página del lugar.',

  ServiceAreaList: 'Todos los lugares atendidos.',
  'ServiceAreaList.total': 'Cuántos lugares hay en la lista.',
  'ServiceAreaList.base': 'El punto desde el que se miden las distancias.',
  'ServiceAreaList.base.name': 'Dónde está la base.',
  'ServiceAreaList.areas': 'Los lugares atendidos, primero los más cercanos.',

  ServiceList: 'Todos los servicios con sus precios.',
  'ServiceList.isQuote': 'Siempre false: ningún precio es {anEstimate}.',
  'ServiceList.notice': 'Una oración sobre todos los precios, por ejemplo que no son {estimates}.',
  'ServiceList.total': 'Cuántos servicios hay en la lista.',
  'ServiceList.services': 'Los servicios.',

  ServiceListing: 'Los servicios con sus precios.',
  'ServiceListing.services':
    'El servicio que se pidió, completo. Sin id: todos los servicios, sin faqs ni related, y solo con dont en safety.',

  AbsoluteUrl: 'URL absoluta.',
  Telephone: 'Número de teléfono en formato E.164.',

  Text: 'Texto simple.',

  Total:
    'El total mínimo de un trabajo, con el recargo fuera del horario de atención y los impuestos. Nunca {anEstimate}.',
  'Total.job': 'Identificador del servicio; después de un punto, el de su variante.',
  'Total.when': 'Indica si los totales son los de dentro del horario de atención o los de fuera de él.',
  'Total.place': 'El lugar atendido por el que se preguntó; null si no se preguntó por ninguno, o si no es uno solo.',
  'Total.covered':
    'Indica si se atiende el lugar; null si no se dio ninguno, o si no está decidido. Sin un sí no hay totales.',
  'Total.from':
    'El precio inicial del trabajo o, si se cobra por unidad, lo mínimo que se debe; antes del recargo y los impuestos. Null si no hay un monto: vea note.',
  'Total.surcharge': 'Lo que se suma fuera del horario de atención; null si no se suma nada.',
  'Total.tax':
    'Impuestos sobre el precio y el recargo; null si los precios los incluyen, o si no hay una tasa publicada.',
  'Total.total':
    'Suma del precio, el recargo y los impuestos: el precio inicial del trabajo, nunca {anEstimate}. Null si no hay un monto: vea note.',
  'Total.ifDeclined':
    'Lo que se debe si el cliente rechaza {theEstimate}, con el recargo y los impuestos incluidos. Null si no hay un monto: vea note.',
  'Total.note':
    'Lo que hay que decir junto con los totales: que no son {anEstimate}, por qué falta uno, si hay que llamar antes.',
  PageSection: 'Una parte de una página.',
  'PageSection.title': 'Título de esa parte en su página.',
  'PageSection.text': 'Texto de la parte, en Markdown.',
  BusinessInfo: 'El negocio, y lo que sus páginas agregan a la ficha.',
  'BusinessInfo.sections': 'Lo que las páginas sobre el negocio, su contacto y sus políticas agregan a la ficha.',
  'AreaListing.leftOut': 'Lo que se omitió para que la respuesta fuera corta, y dónde leerlo.',
  'ServiceListing.sections': 'Lo que la página del servicio pedido, o la de la lista, agrega a la ficha.',
  'Service.related': 'Los servicios que suelen necesitarse junto con este.',
  'Service.related[]': 'Identificador de un servicio.',
  'ServiceArea.notes': 'Texto de la página sobre el lugar: las calles, las casas, cómo es una visita; null si no hay.',
  AreaListing: 'Indica si se atiende un lugar, o enumera todos los lugares.',
  'AreaListing.sections': 'Si no se pide un lugar: lo que la página de los lugares agrega a la ficha.',
  'ServiceListing.leftOut': 'Lo que se omitió, y cómo obtenerlo.',
  'PriceList.sections': 'Lo que las páginas sobre precios y {estimates} agregan a la ficha.',
  'PriceList.total': 'El total del trabajo que se pidió; si no se da un momento, para un día de semana.',
  'Total.quantity': 'Cuántas horas o unidades cubren los totales; null si no se envió quantity.',
  'Total.leastDue':
    'Lo mínimo que se debe por el trabajo mismo, por poco que haya que hacer; antes del recargo y de los impuestos que se suman. Null si no hay un monto: vea note.',
  'Service.leastDue':
    'Lo mínimo que se debe, por pocas que sean las horas o las unidades; antes del recargo y de los impuestos que se suman. Null si es gratis o a consultar.',
  'Business.contact.onlineBookingUrl': 'El servicio externo donde se puede reservar una visita; null si no hay.',
  'Business.contact.telephoneLanguages': 'Los idiomas que se hablan por teléfono, como etiquetas BCP 47.',
  'Business.interfaces.restParts': 'Qué poner en lugar de las partes entre llaves.',
  'CoverageAnswer.nextStep.numbers':
    'Los números de teléfono con las horas en que se atienden, primero la línea normal. Las dos líneas pueden tener el mismo número.',
  'CoverageAnswer.nextStep.numbers[]': 'Un número de teléfono, con las horas en que se atiende.',
  'CoverageAnswer.nextStep.numbers[].line': 'Indica si es la línea normal o la de emergencias.',
  'CoverageAnswer.nextStep.numbers[].openingHours':
    'Las horas de una semana normal, en la zona horaria (timeZone) del negocio; los días festivos y las temporadas están en su ficha.',
  'PriceList.pricing': 'Lo que vale para todos los precios: impuestos, recargo, depósito, pago.',
  'PriceList.prices[].since': 'Primer día de este precio.',
  'PriceList.prices[].previous':
    'El precio anterior y los días en que estuvo vigente; null si no se publicó ninguno. Todos los precios: /api/prices/history/.',
};
