/** Spanish descriptions of what is in src/schemas/business. */
export const business: Readonly<Record<string, string>> = {
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
  'Business.address.postalCode': '{NationalPostalCode}.',
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
    'Ningún lugar de la lista está más lejos de la base, en kilómetros. No todos los lugares dentro de ese radio están en la lista.',
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
  'Business.reviews[].place': 'Nombre del lugar de la lista de donde viene la reseña, o null.',
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
  'Business.contact.onlineBookingUrl': 'El servicio externo donde se puede reservar una visita; null si no hay.',
  'Business.contact.telephoneLanguages': 'Los idiomas que se hablan por teléfono, como etiquetas BCP 47.',
  'Business.interfaces.restParts': 'Qué poner en lugar de las partes entre llaves.',
};
