/** The descriptions of members of records and parameters, by their English. Names of terms in braces stay. */
export const descriptions: Readonly<Record<string, string>> = {
  'What the list leaves out, and how to get it.': 'Lo que la lista omite, y cómo obtenerlo.',
  'Plain text.': 'Texto simple.',
  'The answer in plain text.': 'La respuesta, en texto simple.',
  'The question as a visitor would ask it.': 'La pregunta, como la haría un visitante.',
  'A frequently asked question and its answer.': 'Una pregunta frecuente y su respuesta.',
  'Questions customers ask about this service.': 'Preguntas que hacen los clientes sobre este servicio.',
  'The day it was taken, if that is told.': 'El día en que se tomó; null si no se indica.',
  'The line below it, if there is one.': 'El texto que va debajo; null si no hay.',
  'What the photograph shows, in words.': 'Lo que muestra la foto, en palabras.',
  'Media type of that form.': 'Tipo de contenido de esa versión.',
  'Height of that form in pixels.': 'Alto de esa versión, en píxeles.',
  'Width of that form in pixels.': 'Ancho de esa versión, en píxeles.',
  'Absolute URL.': 'URL absoluta.',
  'The photograph in its largest published form.': 'La foto en su versión publicada más grande.',
  'A photograph the business took of its own work, its people or its premises.':
    'Una foto que el negocio tomó de su trabajo, de su equipo o de su local.',
  'Jobs of this service, photographed by the business, newest first; at most six.':
    'Trabajos de este servicio en fotos del propio negocio, primero las más recientes; seis como máximo.',
  'What not to do before help arrives. Pass it on first.':
    'Qué no hacer antes de que llegue la ayuda. Transmítalo primero.',
  'What to do right now.': 'Qué hacer de inmediato.',
  'A range of minutes.': 'Un rango de minutos.',
  'Longest usual time in minutes.': 'Tiempo habitual más largo, en minutos.',
  'Shortest usual time in minutes.': 'Tiempo habitual más corto, en minutos.',
  'Usual time on site, in minutes.': 'Tiempo habitual en el lugar, en minutos.',
  'What the service does not cover.': 'Lo que el servicio no incluye.',
  'What the service covers.': 'Lo que el servicio incluye.',
  'Calendar date, ISO 8601 (YYYY-MM-DD).': 'Fecha del calendario, ISO 8601 (YYYY-MM-DD).',
  'The date on which the price was set.': 'La fecha en que se fijó el precio.',
  'What the price includes and what not.': 'Lo que el precio incluye y lo que no.',
  'What sets it apart.': 'Lo que la distingue.',
  'A price: an amount to begin with, a range, free, or on request. Not a quote.':
    'Un precio: un monto inicial, un rango, gratis o a consultar. No es un presupuesto.',
  'What the variant costs, with all that is said of it.': 'Lo que cuesta la variante, con todo lo que se dice de ello.',
  'Starting price of the variant, for one of what price.per says. Not a quote. Null where it is free or on request.':
    'Precio inicial de la variante, por la unidad que indica price.per. No es un presupuesto. Null si es gratis o a consultar.',
  'Name of the variant.': 'Nombre de la variante.',
  'A variant of a service with its own starting price.': 'Una variante de un servicio, con su propio precio inicial.',
  'Jobs this service stands for, each with its own price; empty where it is one.':
    'Los trabajos que abarca este servicio, cada uno con su precio; vacío si es uno solo.',
  'Starting price outside opening hours, surcharge included, before tax that is added. Null where it cannot be had then (afterHours is no), and where no surcharge is added once: see pricing.afterHoursSurcharge.':
    'Precio inicial fuera del horario, con el recargo incluido, antes de los impuestos que se suman. Null si no se ofrece a esas horas (afterHours es no), y si no hay un recargo que se sume una sola vez: vea pricing.afterHoursSurcharge.',
  'Whether it can be had outside opening hours: yes; no, during opening hours alone; or call, a person decides: ask on the telephone.':
    'Si se ofrece fuera del horario: yes; no, solo dentro del horario; o call, lo decide una persona: pregunte por teléfono.',
  'How a price on request comes about; null for the other kinds.':
    'Cómo se determina un precio a consultar; null para los demás tipos.',
  'The least money due, however few hours or pieces; null where nothing is said.':
    'Lo mínimo que se paga, en dinero, por pocas que sean las horas o las piezas; null si no se indica.',
  'What the amount is the price of: the whole job, or one of these.':
    'De qué es precio el monto: de todo el trabajo, o de una de estas unidades.',
  'Upper end of a range; null for the other kinds.': 'El extremo superior de un rango; null para los demás tipos.',
  'Amount for one of what per says; null where it is free or on request.':
    'Monto por la unidad que indica per; null si es gratis o a consultar.',
  'from: amount and up, for hours and days the rate itself. range: between amount and upTo. free: nothing is charged. on-request: a person names the price.':
    'from: a partir del monto; por hora y por día, la tarifa misma. range: entre amount y upTo. free: no se cobra nada. on-request: el precio lo da una persona.',
  'What the service costs, with all that is said of it.': 'Lo que cuesta el servicio, con todo lo que se dice de ello.',
  'ISO 4217 code of a currency.': 'Código ISO 4217 de una moneda.',
  'ISO 4217 currency of all prices.': 'Moneda ISO 4217 de todos los precios.',
  'ISO 4217 currency code.': 'Código de moneda ISO 4217.',
  'Amount in {currencyName}, a number without a currency sign.':
    'Monto en {currencyName}, un número sin signo de moneda.',
  'Amount of money as a number.': 'Monto de dinero, como número.',
  'A sum of money.': 'Una cantidad de dinero.',
  'Starting price for a standard job, or for one of what price.per says. Not a quote. Null where it is free or on request.':
    'Precio inicial de un trabajo común, o de la unidad que indica price.per. No es un presupuesto. Null si es gratis o a consultar.',
  'Page of the service.': 'Página del servicio.',
  'What the service is, in one or two sentences.': 'Qué es el servicio, en una o dos oraciones.',
  'What customers see or hear when they need this service.':
    'Lo que el cliente ve u oye cuando hace falta este servicio.',
  'Name of the service.': 'Nombre del servicio.',
  'Lower-case letters, digits and single hyphens.': 'Letras minúsculas, dígitos y guiones sencillos.',
  'Last part of the address of the service page.': 'Última parte de la dirección de la página del servicio.',
  'Permanent identifier of the service.': 'Identificador permanente del servicio.',
  'All services without their questions and with only what not to do, or the one that was asked for in full.':
    'Todos los servicios, sin sus preguntas y solo con lo que no se debe hacer, o el que se pidió, completo.',
  'How many services the list holds.': 'Cuántos servicios hay en la lista.',
  'What the prices mean.': 'Qué significan los precios.',
  'Always false: no price is a quote.': 'Siempre false: ningún precio es un presupuesto.',
  'Services with their prices.': 'Los servicios con sus precios.',
  'What it starts at outside opening hours, surcharge included, with tax, in currency. Null where no sum can be named.':
    'El precio inicial fuera del horario, con el recargo y los impuestos incluidos, en la moneda currency. Null si no se puede dar un total.',
  'What it starts at during opening hours, with tax, in currency. Null where no sum can be named.':
    'El precio inicial dentro del horario, con impuestos, en la moneda currency. Null si no se puede dar un total.',
  'Identifier of the service; after a point, that of its variant.':
    'Identificador del servicio; después de un punto, el de su variante.',
  'What each job starts at, all included.': 'El precio inicial de cada trabajo, con todo incluido.',
  'Price of each service.': 'Precio de cada servicio.',
  'By whom and on which terms instalments are offered; false where not, null where nothing is said.':
    'Quién ofrece el pago a plazos y con qué condiciones; false si no se ofrece, null si no se indica.',
  'When and how payment is made.': 'Cuándo y cómo se paga.',
  'Whether a deposit is asked for, and when.': 'Si se pide un depósito, y cuándo.',
  'What the amount pays for, and when it is due.': 'Qué paga el monto, y cuándo se debe.',
  'What is due after a no to the estimate, before tax that is added; null where it is not published.':
    'Lo que se debe cuando el cliente rechaza el presupuesto, antes de los impuestos que se suman; null si no está publicado.',
  'What decides whether it is added.': 'De qué depende que se sume.',
  'Whether the emergency visit has it too, or its one price at any hour.':
    'Si también se suma a la visita de emergencia. False: el precio de emergencia vale a cualquier hora.',
  'Whether it is added once for the visit, or for each hour on site.':
    'Si se suma una vez por visita, o por cada hora en el lugar.',
  'What is added to a price outside opening hours, before tax that is added; null where nothing is added.':
    'Lo que se suma a un precio fuera del horario, antes de los impuestos que se suman; null si no se suma nada.',
  'A tax with its rate.': 'Un impuesto con su tasa.',
  'The taxes one by one, each a line of an invoice, rounded by itself; empty where none is published.':
    'Los impuestos uno por uno, cada cual una línea de la factura, redondeado por separado; vacío si no hay ninguno publicado.',
  'Whether the prices include it. False: it is added to every price.':
    'Si los precios lo incluyen. False: se suma a cada precio.',
  'Rate in per cent of the price.': 'Tasa, como porcentaje del precio.',
  'Name of the tax, as it stands on an invoice.': 'Nombre del impuesto, como aparece en la factura.',
  'The sales tax on all prices; of two taxes their names and the sum of their rates.':
    'El impuesto sobre las ventas de todos los precios; si son dos, sus nombres y la suma de sus tasas.',
  'Sales tax on all prices, or null where its rate is not published.':
    'Impuesto sobre las ventas de todos los precios, o null si su tasa no está publicada.',
  'What holds for all prices: tax, surcharge, deposit, payment.':
    'Lo que vale para todos los precios: impuestos, recargo, depósito, pago.',
  'Prices. They are not quotes.': 'Los precios. No son presupuestos.',
  'Who arranges a visit.': 'Quién coordina una visita.',
  'Page that says how to get a written quote from a person.':
    'Página que explica cómo pedirle a una persona un presupuesto por escrito.',
  'Page that says how to arrange a visit with a person.':
    'Página que explica cómo coordinar una visita con una persona.',
  'Telephone number in E.164 form.': 'Número de teléfono en formato E.164.',
  'Number of the emergency line; to call while it alone is open.':
    'Número de teléfono de la línea de emergencias, si tiene uno propio: al que hay que llamar cuando el negocio está cerrado y la línea sí se atiende.',
  'How to go on. Nothing is booked by this answer.': 'Cómo seguir. Esta respuesta no reserva nada.',
  'The answer in words, ready to be read out.': 'La respuesta en palabras, lista para leerse en voz alta.',
  'Straight-line distance from the middle of what was asked for, in whole kilometres.':
    'Distancia en línea recta entre ese lugar y el centro de lo que se preguntó, en kilómetros enteros.',
  'Great-circle distance from the base of the business in kilometres, one decimal.':
    'Distancia en línea recta (ortodrómica) desde la base del negocio, en kilómetros, con un decimal.',
  'Great-circle distance of that place from the base of the business in kilometres, one decimal.':
    'Distancia en línea recta (ortodrómica) de ese lugar desde la base del negocio, en kilómetros, con un decimal.',
  'The served place nearest to a postal area or a known place that is not served, or null.':
    'El lugar atendido más cercano a un área postal o a un lugar conocido que no se atiende, o null.',
  'Slug to send as city.': 'Slug que se envía como city.',
  'Served places that may be meant; send one of the slugs as city. Without a question, all places.':
    'Lugares atendidos a los que quizá se refiera la pregunta; envíe uno de los slugs como city. Sin pregunta, todos los lugares.',
  'Page of the place.': 'Página del lugar.',
  'Jobs in this place, photographed by the business, newest first; at most six.':
    'Trabajos en este lugar en fotos del propio negocio, primero las más recientes; seis como máximo.',
  'Other and former names that are recognised.': 'Otros nombres y nombres anteriores que se reconocen.',
  '{PostalAreas} of the place, main ones first; some hold a part of it.':
    '{PostalAreas} del lugar, primero los principales; algunos abarcan solo una parte.',
  'When responseMinutes holds; null where it is null.': 'Cuándo vale responseMinutes; null si este es null.',
  'Usual time from the call to the arrival during opening hours, in minutes; null where the business names none. Not a promise.':
    'Tiempo habitual entre la llamada y la llegada dentro del horario, en minutos; null si el negocio no lo indica. No es una promesa.',
  'Longitude in decimal degrees (WGS 84); negative west of Greenwich.':
    'Longitud en grados decimales (WGS 84); negativa al oeste de Greenwich.',
  'Latitude in decimal degrees (WGS 84).': 'Latitud en grados decimales (WGS 84).',
  'Municipality the place belongs to.': 'Municipio al que pertenece el lugar.',
  'What sort of place it is.': 'Qué tipo de lugar es.',
  'Name of the place.': 'Nombre del lugar.',
  'Permanent identifier of the place; its page’s address ends in it.':
    'Identificador permanente del lugar y última parte de la dirección de su página.',
  'A place the business serves.': 'Un lugar que el negocio atiende.',
  'The served places that match, main ones first; empty when not served.':
    'Los lugares atendidos que corresponden, primero los principales; vacío si no se atiende.',
  '{PostalAreaMeaning}.': '{PostalAreaMeaning}.',
  '{PostalArea} of the {postalCode} that was sent, or null.': '{PostalArea} del {postalCode} que se envió, o null.',
  'What the answer rests on: a place name or {aPostalCode}; null where neither was given.':
    'En qué se basa la respuesta: el nombre de un lugar o {aPostalCode}; null si no se dio ninguno.',
  'confirmed for a place name, likely for {aPostalCode} (matched on its {matchedPart} only) and for a city that is served in part, null when covered is null.':
    'confirmed para el nombre de un lugar, likely para {aPostalCode} (del que solo cuentan los {matchedPart}) y para una ciudad que se atiende en parte, null si covered es null.',
  'Whether the place is served; null when it is not clear which: see suggestions.':
    'Si se atiende el lugar. Null si no está claro a qué lugar se refiere: entonces vea suggestions.',
  'Whether a place or postal area is served.': 'Si se atiende un lugar o un área postal.',
  'Limits.': 'Límites.',
  'Access.': 'Acceso.',
  'Pages as Markdown.': 'Páginas en Markdown.',
  'MCP endpoint.': 'Endpoint MCP.',
  'Documentation.': 'Documentación.',
  'OpenAPI description.': 'Descripción OpenAPI.',
  'Every published price.': 'Todos los precios publicados.',
  'REST endpoints.': 'Endpoints REST.',
  'Where software reads the same facts.': 'Dónde lee el software los mismos datos.',
  'Where to report a vulnerability: an address or a mailto link.':
    'Dónde reportar una vulnerabilidad: una dirección o un enlace mailto.',
  'Where the data comes from and who must be credited.': 'De dónde vienen los datos y a quién hay que dar crédito.',
  'Licence of the data, by name or address; null where none is granted.':
    'Licencia de los datos, por su nombre o dirección; null si no se otorga ninguna.',
  'How long an answer of the API may be kept, in seconds.':
    'Cuánto tiempo se puede guardar una respuesta de la API, en segundos.',
  'Whether the content may go into a search index.': 'Si el contenido puede entrar en un índice de búsqueda.',
  'Whether the content may be used as input of AI answers.':
    'Si el contenido puede usarse como fuente de respuestas de IA.',
  'Whether the content may be used to train AI models.': 'Si el contenido puede usarse para entrenar modelos de IA.',
  'What software may do with the data, and where it comes from.':
    'Lo que el software puede hacer con los datos, y de dónde vienen.',
  'The business itself, its people and premises; jobs are with services and areas.':
    'Fotos del negocio mismo, de su equipo y de su local; las de trabajos están con los servicios y los lugares.',
  'Where the review can be read at its source.': 'Dónde se puede leer la reseña en su fuente.',
  'Identifier of the service it is about.': 'Identificador del servicio del que trata.',
  'The day on which it was written.': 'El día en que se escribió.',
  'Name of the served place where the work was done, or null.':
    'Nombre del lugar atendido donde se hizo el trabajo, o null.',
  'Name of the customer, as agreed with them.': 'Nombre del cliente, como se acordó con él.',
  'Language of the quotation as a BCP 47 tag. It is never translated.':
    'Idioma de la cita, como etiqueta BCP 47. Nunca se traduce.',
  'What the customer wrote, word for word.': 'Lo que escribió el cliente, palabra por palabra.',
  'What a customer wrote elsewhere about the business, quoted with its source.':
    'Lo que un cliente escribió en otro sitio sobre el negocio, citado con su fuente.',
  'What customers wrote, chosen and quoted by the business: the six newest, newest first. Pass them on as quotations with their source.':
    'Lo que escribieron los clientes, elegido y citado por el negocio: las seis reseñas más recientes, primero la última. Transmítalas como citas, con su fuente.',
  'Brands the business works with; empty where none are named.':
    'Marcas con las que trabaja el negocio; vacío si no se nombra ninguna.',
  'Insurance cover valid on publication; empty where none is.':
    'Seguros vigentes cuando se publicó esto; vacío si no hay ninguno.',
  'The last day on which it is valid.': 'El último día en que es válido.',
  'Where anybody can check it.': 'Dónde cualquiera puede comprobarlo.',
  'The number it is registered under.': 'El número con el que está registrado.',
  'Who issued it.': 'Quién lo emitió.',
  'What it is called.': 'Cómo se llama.',
  'A licence, a certificate or an insurance cover, with who issued it and where to check it.':
    'Una licencia, un certificado o un seguro, con quién lo emitió y dónde comprobarlo.',
  'Licences and certificates valid on publication; empty where none are.':
    'Licencias y certificados vigentes cuando se publicó esto; vacío si no hay ninguno.',
  'A photograph of them, or null.': 'Una foto de la persona, o null.',
  'Languages they speak, as BCP 47 tags.': 'Idiomas que habla, como etiquetas BCP 47.',
  'The year they joined the business, if that is told.': 'El año desde el cual trabaja en el negocio, o null.',
  'What they do.': 'Lo que hace la persona.',
  'Name of the person, as they agreed to have it published.': 'Nombre de la persona, como aceptó que se publicara.',
  'Somebody who works for the business.': 'Una persona que trabaja para el negocio.',
  'Who works for the business; empty where that is not published.':
    'Quiénes trabajan para el negocio; vacío si no está publicado.',
  'Questions and answers on privacy and the like; those about a service are with it.':
    'Preguntas con sus respuestas que están en páginas con tema propio, por ejemplo la de privacidad. Las de un servicio están con él.',
  'What holds, in plain sentences.': 'Lo que vale, en oraciones sencillas.',
  'What it is about.': 'De qué se trata.',
  'A rule the business keeps, for example its warranty.': 'Una regla que el negocio cumple, por ejemplo su garantía.',
  'What the business holds itself to: deposits, cancelling, warranty.':
    'A qué se compromete el negocio: depósitos, cancelaciones, garantía.',
  'Language as a BCP 47 tag.': 'Idioma, como etiqueta BCP 47.',
  'Languages customers are served in, on the telephone too, as BCP 47 tags.':
    'Idiomas en los que se atiende a los clientes, también por teléfono, como etiquetas BCP 47.',
  'Currencies that payment is accepted in. Prices are in {currency}.':
    'Monedas en las que se acepta el pago. Los precios están en {currency}.',
  'Ways to pay that are accepted.': 'Formas de pago que se aceptan.',
  'Address of the profile.': 'Dirección del perfil.',
  'Name of the platform.': 'Nombre de la plataforma.',
  'A profile of the business on another platform.': 'Un perfil del negocio en otra plataforma.',
  'Profiles on other platforms.': 'Perfiles en otras plataformas.',
  'The date on which these numbers were read.': 'La fecha en que se leyeron estos números.',
  'Where the ratings can be read.': 'Dónde se pueden leer las calificaciones.',
  'Who collected the ratings, and if they are real.': 'Quién recopiló las calificaciones, y si son reales.',
  'How many ratings the average is made of.': 'De cuántas calificaciones sale el promedio.',
  'Best rating that can be given.': 'La mejor calificación que se puede dar.',
  'Average rating.': 'Calificación promedio.',
  'Rating of the business by others, with its source and date.':
    'Calificación que otros dan al negocio, con su fuente y fecha.',
  'Rating of the business by others with source and date, if there is one.':
    'Calificación que otros dan al negocio, con fuente y fecha, o null.',
  'No served place lies farther from the base, in kilometres. Not every place within is served.':
    'Ningún lugar atendido está más lejos de la base, en kilómetros. No todos los lugares dentro de ese radio se atienden.',
  'Last day on which the notice holds.': 'Último día en que vale el aviso.',
  'Whether the opening hours stay as they are while the notice holds.':
    'Si el horario sigue igual mientras vale el aviso.',
  'First day on which the notice holds.': 'Primer día en que vale el aviso.',
  'What visitors should know.': 'Lo que los visitantes deben saber, en una o dos oraciones.',
  'A temporary closure or a weather notice.': 'Un cierre temporal o un aviso por el clima.',
  'Temporary closure or weather notice; there is none most days.':
    'Cierre temporal o aviso por el clima; null casi todos los días.',
  'Whether the emergency line is answered at the same hours on the dates of specialOpeningHours; if not, it is not answered on them at all. Null where no such dates are listed.':
    'Si la línea de emergencias se atiende a las mismas horas en las fechas de specialOpeningHours; si no, en ellas no se atiende. Null si no hay fechas así.',
  'Number of the emergency line in E.164 form; without its own that of the business.':
    'Número de teléfono de la línea de emergencias en formato E.164: el del negocio si no tiene uno propio.',
  'What the line is for, in one sentence.': 'Para qué es la línea de emergencias, en una oración.',
  'Time of day as HH:MM on a 24-hour clock, in the time zone of the business.':
    'Hora del día como HH:MM en reloj de 24 horas, en la zona horaria del negocio.',
  'Opening time, HH:MM.': 'Hora de apertura, HH:MM.',
  'Days with the same opening hours.': 'Días con el mismo horario.',
  'When the emergency line is answered.': 'Cuándo se atiende la línea de emergencias.',
  'Hours of the emergency line.': 'Horario de la línea de emergencias.',
  'Hours of the emergency line, or null where there is none.':
    'Horario de la línea de emergencias, o null si no hay una.',
  'Whether the business is closed all day. The emergency line may still be answered.':
    'Si el negocio está cerrado todo el día. Puede que la línea de emergencias se atienda de todos modos.',
  'Closing time, HH:MM, at most 24:00. A time not later than the opening time belongs to the next day; equal times mean 24 hours.':
    'Hora de cierre, HH:MM, como máximo 24:00. Una hora que no es posterior a la de apertura es del día siguiente; dos horas iguales significan 24 horas.',
  'Opening time, HH:MM. Without times the business is closed then.':
    'Hora de apertura, HH:MM. Sin horas, el negocio está cerrado.',
  'Name of the day or days.': 'Nombre del día o de los días.',
  'The last of them.': 'El último de esos días.',
  'The first of several dates in a row.': 'El primero de varios días seguidos.',
  'The date on which these hours replace the weekly ones; of several in a row the first.':
    'La fecha en que este horario reemplaza al de la semana; si son varias seguidas, la primera.',
  'Hours of one date, a holiday for instance, or of several in a row: those from `from` to `to`.':
    'Horario de una fecha, por ejemplo un día festivo, o de varias seguidas: las que van de `from` a `to`.',
  'Dates with other hours; they come before seasons.':
    'Fechas con un horario distinto al de la semana, por orden de fecha. Van antes que seasons.',
  'The week in this part of the year; days not named are closed.':
    'La semana en esta parte del año, en lugar de la habitual; los días que no se nombran están cerrados.',
  'Month and day as MM-DD.': 'Mes y día como MM-DD.',
  'Its last day, MM-DD. A day before the first lies in the next year.':
    'Su último día, MM-DD. Un día anterior al primero es del año siguiente.',
  'Its first day, MM-DD.': 'Su primer día, MM-DD.',
  'Name of the part of the year.': 'Nombre de la parte del año.',
  'A part of every year with a week of its own.': 'Una parte de cada año que tiene su propia semana.',
  'Parts of every year with a week of their own, in place of openingHours.':
    'Partes de cada año que tienen su propia semana, en lugar de openingHours; vacío si no hay ninguna.',
  'Weekly opening hours; days not named are closed. Hours with byAppointment are for those who have arranged a visit.':
    'Horario de la semana; los días que no se nombran están cerrados. Las horas con byAppointment son para quienes tienen cita.',
  'True where they hold by arrangement alone; without times, all day.':
    'True si estas horas son solo para quienes tienen cita; sin horas, todo el día.',
  'Opening time, HH:MM. Only a day by appointment may do without.':
    'Hora de apertura, HH:MM. Solo puede faltar en un día con cita.',
  'The days on which the business opens at this time.': 'Los días en que el negocio abre a esta hora.',
  'Day of the week by its schema.org name.': 'Día de la semana por su nombre en schema.org.',
  'Days with the same hours.': 'Días con las mismas horas.',
  'IANA time zone in which all times of day are meant.': 'Zona horaria IANA de todas las horas del día.',
  'The base of the business, or where it publishes no street the middle of its town; distances to places are measured from here.':
    'La base del negocio, o el centro de su ciudad si no publica una calle; desde aquí se miden las distancias a los lugares.',
  'Where those who come to the business can park, if that is told.':
    'Dónde pueden estacionarse quienes vienen al negocio, o null.',
  'Two-letter country code (ISO 3166-1).': 'Código de país de dos letras (ISO 3166-1).',
  '{OwnPostalCode}.': '{OwnPostalCode}.',
  'The {regionKind}, by its code (ISO 3166-2 without the country) where it has one.':
    'El {regionKind}, por su código (ISO 3166-2 sin el país) si lo tiene; null si la dirección no lo nombra.',
  'Town or city.': 'Ciudad o pueblo.',
  'Street and number; where customers do not come there is none, and pages and maps name the town.':
    'Calle y número; null si los clientes no vienen al negocio: páginas, datos y mapas nombran entonces solo la localidad.',
  'Postal address of the business, in the words of schema.org PostalAddress.':
    'Dirección postal del negocio, con los términos de PostalAddress de schema.org.',
  'What to send when asking for a quote: the lines of the email on that page.':
    'Qué enviar al pedir un presupuesto: las líneas del correo electrónico de esa página, o lo que está al principio de ella.',
  'Page on arranging a visit. A person arranges it; no page or tool books one.':
    'Página que explica cómo coordinar una visita. La coordina una persona; ninguna página ni herramienta la reserva.',
  'Email address.': 'Dirección de correo electrónico.',
  'Telephone number in E.164 form. A person answers during openingHours, and during emergencyHours where these name the same number.':
    'Número de teléfono en formato E.164. Contesta una persona durante openingHours, y durante emergencyHours si ahí está el mismo número.',
  'Ways to reach a person.': 'Formas de comunicarse con una persona.',
  'Home page.': 'Página de inicio.',
  'What every reader should see.': 'Una oración que todo lector debería ver, o null.',
  'What the business does and where.': 'Qué hace el negocio y dónde.',
  'Name of the business.': 'Nombre del negocio.',
  'Who the business is, how to reach it and when it is open.':
    'Quién es el negocio, cómo comunicarse con él y cuándo está abierto.',
  'What the sums do not say: that they are no quote, why one is missing, whether to call first.':
    'Lo que los totales no dicen: que no son un presupuesto, por qué falta uno, si hay que llamar antes.',
  'What is due when the customer says no after the estimate, surcharge and tax included. Null where no amount can be named: see note.':
    'Lo que se debe cuando el cliente rechaza el presupuesto, con el recargo y los impuestos incluidos. Null si no se puede dar un monto: vea note.',
  'All of it together: where the job starts, never a quote. Null where no amount can be named: see note.':
    'Todo junto: el precio inicial del trabajo, nunca un presupuesto. Null si no se puede dar un monto: vea note.',
  'Tax on both; null where prices include it, or no rate is published.':
    'Impuestos sobre los dos; null si los precios los incluyen, o si no hay una tasa publicada.',
  'What is added outside opening hours; null where nothing is.':
    'Lo que se suma fuera del horario; null si no se suma nada.',
  'What the job starts at, or where it is priced by unit, the least that is due; before what follows. Null where no amount can be named: see note.':
    'El precio inicial del trabajo o, si se cobra por unidad, lo mínimo que se paga; antes de lo que sigue. Null si no se puede dar un monto: vea note.',
  'Whether the place is served; null where none was given, or undecided.':
    'Si se atiende el lugar; null si no se dio ninguno, o si no está decidido. Sin un sí no hay totales.',
  'The served place that was asked about; null where there is no one place.':
    'El lugar atendido por el que se preguntó; null si no se preguntó por ninguno, o si no es uno solo.',
  'Whether the sums hold in opening hours or outside them.':
    'Si los totales son los de dentro del horario o los de fuera de él.',
  'What a job comes to at least, with the surcharge outside opening hours and tax. Never a quote.':
    'El total mínimo de un trabajo, con el recargo fuera del horario y los impuestos. Nunca un presupuesto.',
  'The services.': 'Los servicios.',
  'All services with their prices.': 'Todos los servicios con sus precios.',
  'The served places, nearest first.': 'Los lugares atendidos, primero los más cercanos.',
  'Where the base is.': 'Dónde está la base.',
  'The point distances are measured from.': 'El punto desde el que se miden las distancias.',
  'How many places the list holds.': 'Cuántos lugares hay en la lista.',
  'All served places.': 'Todos los lugares atendidos.',
  'What to do and not to do before help arrives; both lists are empty where nothing is dangerous.':
    'Qué hacer y qué no hacer antes de que llegue la ayuda; las dos listas están vacías si no hay ningún peligro.',
  'A service with its price.': 'Un servicio con su precio.',
  'A corrected {postalCode} to try.': 'Un {postalCode} corregido para probar.',
  'Service identifiers that exist.': 'Identificadores de servicios que existen.',
  'Permanent name of the error.': 'Nombre permanente del error.',
  'What was wrong with this request and what to send instead.':
    'Qué estaba mal en esta solicitud y qué enviar en su lugar.',
  'The HTTP status code.': 'El código de estado HTTP.',
  'What is wrong, in a few words; the same for every error of this code.':
    'Qué está mal, en pocas palabras; lo mismo para todos los errores con este código.',
  'Section of the documentation about this kind of error.': 'Sección de la documentación sobre este tipo de error.',
  'An error, in the members of RFC 9457.': 'Un error, con los campos de la RFC 9457.',
  'The price, with all that is said of it.': 'El precio, con todo lo que se dice de él.',
  'Day on which the next price began; null for the price of today.':
    'Día en que empezó el siguiente precio; null para el precio de hoy.',
  'First day of the price.': 'Primer día del precio.',
  'Amount in the currency of the list; null where it was free or on request.':
    'Monto en la moneda de la lista; null si era gratis o a consultar.',
  'A price and the days it held.': 'Un precio y los días en que valió.',
  'Its prices, oldest first.': 'Sus precios, primero el más antiguo.',
  'Identifier of the service.': 'Identificador del servicio.',
  'The prices of a service.': 'Los precios de un servicio.',
  'Services with their prices over time.': 'Los servicios con sus precios a lo largo del tiempo.',
  'The earliest day any price is known for; null if there is none.':
    'El primer día del que se conoce algún precio; null si no hay ninguno.',
  'Prices as they were published, oldest first.': 'Los precios como se publicaron, primero el más antiguo.',
  'SHA-256 over the content the site was made from; it changes when any fact changes.':
    'SHA-256 del contenido con el que se hizo el sitio; cambia cuando cambia cualquier dato.',
  'Questions with answers, over all services.': 'Preguntas con respuestas, en todos los servicios.',
  'Distinct {postalAreas} of the served places.': '{PostalAreas} distintos de los lugares atendidos.',
  'Served places.': 'Lugares atendidos.',
  'Services.': 'Servicios.',
  'How much is published.': 'Cuánto está publicado.',
  'Version of the API, as in the OpenAPI description.': 'Versión de la API, como en la descripción OpenAPI.',
  'Always "ok": this answer is a file; that it arrives is the news.':
    'Siempre "ok": esta respuesta es un archivo; lo que importa es que llegue.',
  'That the API answers, and how much it holds.': 'Que la API responde, y cuánto contiene.',
  'What it is.': 'Qué es.',
  'Media type.': 'Tipo de contenido.',
  'Address of the document.': 'Dirección del documento.',
  'Descriptions and discovery documents.': 'Descripciones y documentos de descubrimiento.',
  'What it answers.': 'Qué responde.',
  'Address; parts in braces are to be filled in.': 'Dirección; las partes entre llaves se deben completar.',
  'Name of the operation in the OpenAPI description.': 'Nombre de la operación en la descripción OpenAPI.',
  'All endpoints.': 'Todos los endpoints.',
  'What the API offers.': 'Lo que ofrece la API.',
  'Version of the API.': 'Versión de la API.',
  'Name of the API.': 'Nombre de la API.',
  'Index of the API.': 'Índice de la API.',
  'SHA-256 of those bytes, in lower-case hexadecimal digits.':
    'SHA-256 de esos bytes, en dígitos hexadecimales en minúscula.',
  'Size of the answer without compression, in bytes.': 'Tamaño de la respuesta sin comprimir, en bytes.',
  'Path of the answer on the site.': 'Ruta de la respuesta en el sitio.',
  'An answer with its size and digest.': 'Una respuesta con su tamaño y su hash.',
  'Every JSON answer under /api/ but this one.': 'Cada respuesta JSON bajo /api/, menos esta.',
  'Commit the site was built from; null if it was not told.':
    'Commit del repositorio con el que se generó el sitio; null si no se indicó.',
  'Digest of the content the answers were made from, as in /api/health/.':
    'Hash del contenido con el que se hicieron las respuestas, como en /api/health/.',
  'Size and digest of every JSON answer, to tell whether one was changed on its way.':
    'Tamaño y hash de cada respuesta JSON, para saber si alguna se alteró en el camino.',
  'A request, or a notification without id (JSON-RPC 2.0).': 'Una solicitud, o una notificación sin id (JSON-RPC 2.0).',
  'A result or an error (JSON-RPC 2.0).': 'Un resultado o un error (JSON-RPC 2.0).',
  'An error of the transport: the message was not looked at.': 'Un error del transporte: no se leyó el mensaje.',
  'Version of JSON-RPC.': 'Versión de JSON-RPC.',
  'Comes back in the response; left out in a notification.': 'Vuelve en la respuesta; se omite en una notificación.',
  'The id of the request is not known.': 'No se conoce el id de la solicitud.',
  'The id of the request, or null if it could not be read.': 'El id de la solicitud, o null si no se pudo leer.',
  'Name of the method: initialize, tools/list, tools/call and others.':
    'Nombre del método: initialize, tools/list, tools/call y otros.',
  'Parameters of the method.': 'Parámetros del método.',
  'What the method answers.': 'Lo que responde el método.',
  'Why there is no result.': 'Por qué no hay resultado.',
  'Code of JSON-RPC or MCP.': 'Código de JSON-RPC o de MCP.',
  'What was wrong.': 'Qué estaba mal.',
  'What helps to mend it.': 'Lo que ayuda a corregirlo.',
};
