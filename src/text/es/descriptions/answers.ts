/** Spanish descriptions of what is in src/schemas/answers, and the messages of the MCP endpoint. */
export const answers: Readonly<Record<string, string>> = {
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

  CoverageAnswer: 'La respuesta sobre un lugar o un código ZIP.',
  'CoverageAnswer.covered':
    'Indica si se atiende el lugar; null si no está claro: envíe una de las suggestions, o {aPostalCode}. Si servedAt es solo premises, los clientes van al local: true para cada lugar cuya distancia se conoce, null para los demás, y nunca false.',
  'CoverageAnswer.confidence':
    'confirmed para el nombre de un lugar, likely para {aPostalCode} (del que solo cuentan los {matchedPart}) y para una ciudad que se atiende en parte, null si covered es null.',
  'CoverageAnswer.matchedOn':
    'En qué se basa la respuesta: el nombre de un lugar o {aPostalCode}; null si no se dio ninguno.',
  'CoverageAnswer.postalArea': '{PostalArea} del {postalCode} que se envió, o null.',
  'CoverageAnswer.areas': 'Los lugares de la lista que corresponden, primero los principales; vacío si no hay ninguno.',
  'CoverageAnswer.suggestions':
    'Lugares de la lista a los que quizá se refiera la pregunta; envíe uno de los slugs como city. Sin pregunta, todos los lugares.',
  'CoverageAnswer.suggestions[].slug': 'Slug que se envía como city.',
  'CoverageAnswer.nearest':
    'El lugar de la lista más cercano a un código ZIP o a un lugar conocido que no está en ella, o null.',
  'CoverageAnswer.nearest.aboutKmAway':
    'Distancia en línea recta hasta el centro de la zona o del lugar por el que se preguntó, en kilómetros enteros.',
  'CoverageAnswer.message': 'La respuesta en palabras, lista para mostrarse o leerse en voz alta.',
  'CoverageAnswer.nextStep': 'Cómo seguir. Esta respuesta no reserva nada.',
  'CoverageAnswer.nextStep.emergencyTelephone':
    'Número de la línea de emergencias, si tiene uno propio. Llame a este mientras solo esa línea esté abierta.',
  'CoverageAnswer.nextStep.bookingUrl': 'Página que explica cómo coordinar una visita con una persona.',
  'CoverageAnswer.nextStep.quoteUrl': 'Página que explica cómo pedirle a una persona {anEstimate} por escrito.',
  'CoverageAnswer.nextStep.note': 'Quién coordina una visita.',
  'CoverageAnswer.nextStep.numbers':
    'Los números de teléfono con las horas en que se atienden, primero la línea normal. Las dos líneas pueden tener el mismo número.',
  'CoverageAnswer.nextStep.numbers[]': 'Un número de teléfono, con las horas en que se atiende.',
  'CoverageAnswer.nextStep.numbers[].line': 'Indica si es la línea normal o la de emergencias.',
  'CoverageAnswer.nextStep.numbers[].openingHours':
    'Las horas de una semana normal, en la zona horaria (timeZone) del negocio; los días festivos y las temporadas están en su ficha.',

  Health: 'Confirma que la API responde, y dice cuánto contiene.',
  'Health.status': 'Siempre "ok". Esta respuesta es un archivo estático: recibirla muestra que la API está disponible.',
  'Health.version': 'Versión de la API, como en la descripción OpenAPI.',
  'Health.counts': 'Cuánto está publicado.',
  'Health.counts.services': 'Servicios.',
  'Health.counts.serviceAreas': 'Lugares de la lista.',
  'Health.counts.postalAreas': '{PostalAreas} distintos de los lugares de la lista.',
  'Health.counts.faqs': 'Preguntas con respuestas, en todos los servicios.',
  'Health.contentDigest': 'SHA-256 del contenido con el que se hizo el sitio; cambia cuando cambia cualquier dato.',

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

  PriceList: 'Los precios. No son {estimates}.',
  'PriceList.prices': 'Precio de cada servicio.',
  'PriceList.totals': 'Total inicial de cada trabajo.',
  'PriceList.totals[].day':
    'Total inicial dentro del horario de atención, con impuestos, en la moneda de la lista. Null si no hay un monto.',
  'PriceList.totals[].afterHours':
    'Total inicial fuera del horario de atención, con el recargo y los impuestos incluidos, en la moneda de la lista. Null si no hay un monto.',
  'PriceList.sections': 'Lo que las páginas sobre precios y {estimates} agregan a la ficha.',
  'PriceList.total': 'El total del trabajo que se pidió; si no se da un momento, para un día de semana.',
  'PriceList.pricing': 'Lo que vale para todos los precios: impuestos, recargo, depósito, pago.',
  'PriceList.prices[].since': 'Primer día de este precio.',
  'PriceList.prices[].previous':
    'El precio anterior y los días en que estuvo vigente; null si no se publicó ninguno. Todos los precios: /api/prices/history/.',

  Problem: 'Un error, con los campos de la RFC 9457.',
  'Problem.type': 'Sección de la documentación sobre este tipo de error.',
  'Problem.title': 'Resumen del problema; el mismo para todos los errores con este código.',
  'Problem.status': 'El código de estado HTTP.',
  'Problem.detail': 'Qué estaba mal en esta solicitud y qué enviar en su lugar.',
  'Problem.code': 'Código permanente del error, para compararlo en un programa.',
  'Problem.knownIds': 'Identificadores que existen; envíe uno de ellos.',
  'Problem.didYouMean': 'Un {postalCode} corregido, para enviarlo si es el que se quería.',

  ToolServices: 'Los servicios con sus precios.',
  'ToolServices.services':
    'El servicio que se pidió, completo. Sin id: todos los servicios, sin faqs ni related, y solo con dont en safety.',
  'ToolServices.sections': 'Lo que la página del servicio pedido, o la de la lista, agrega a la ficha.',
  'ToolServices.leftOut': 'Lo que se omitió, y cómo obtenerlo.',

  BusinessInfo: 'El negocio, y lo que sus páginas agregan a la ficha.',
  'BusinessInfo.sections': 'Lo que las páginas sobre el negocio, su contacto y sus políticas agregan a la ficha.',

  'ToolCoverage.leftOut': 'Lo que se omitió para que la respuesta fuera corta, y dónde leerlo.',
  ToolCoverage: 'La respuesta sobre un lugar, o todos los lugares.',
  'ToolCoverage.sections': 'Si no se pide un lugar: lo que la página de los lugares agrega a la ficha.',
};
