import type { discovery as en } from '../en/discovery.ts';
import { de } from './grammar.ts';

/** Texts of discovery documents, by document. */
export const discovery: typeof en = {
  documents: {
    apiCatalog: 'Catálogo de la API',
    openApi: 'Descripción OpenAPI 3.1',
    llms: 'Resumen para modelos de lenguaje',
    serverCard: 'Ficha del servidor MCP',
    ard: 'Recursos para agentes',
    aiCatalog: 'Catálogo de IA',
    skills: 'Habilidades para agentes',
    skill: 'Habilidad para agentes',
    protectedResource: 'No hace falta autorización (recurso protegido)',
    authorizationServer: 'No hace falta autorización (servidor de autorización)',
    security: 'Dónde reportar una vulnerabilidad',
    robots: 'Lo que pueden hacer los robots',
    sitemaps: 'Índice de mapas del sitio',
    sitemap: 'Mapa del sitio',
    changes: 'Feed de cambios de la API',
    news: 'Feed de noticias',
    vcard: 'Contacto para la libreta de direcciones',
  },
  apiCatalog: { rest: 'API REST', mcp: 'Endpoint MCP' },
  facts: {
    notice: ({ notice }) => `- Aviso: ${notice}`,
    telephone: ({ telephone }) => `- Teléfono: ${telephone}`,
    email: ({ email }) => `- Correo electrónico: ${email}`,
    address: ({ address }) => `- Dirección: ${address}`,
    open: ({ hours }) => `- Horario: ${hours}`,
    emergencyLine: ({ emergencyLine }) => `- Línea de emergencias: ${emergencyLine}`,
    term: ({ name, text }) => `- ${name}: ${text}`,
    venue: ({ venue }) => `- Dónde: ${venue}`,
    serves: ({ places }) => `- Lugares atendidos: ${places}`,
    place: (name, distance) => `${name} (${distance})`,
  },
  llms: {
    noBooking:
      'Por este sitio y su API no se puede reservar nada: una persona coordina cada visita por teléfono o por correo electrónico.',
    services: '## Servicios',
    service: ({ symptom, price }) => `${symptom}. ${price}`,
    reviews: '**Lo que escribieron los clientes**',
    pages: '## Páginas',
    news: '## Noticias',
    software: '## Para software',
    api: ['Documentación de la API y de MCP', 'endpoints, herramientas, errores, ejemplos'],
    openApi: ['Descripción OpenAPI 3.1', 'cada endpoint con esquemas y respuestas reales'],
    serverCard: ['Ficha del servidor MCP', 'el endpoint para agentes de IA, sin clave'],
    skill: ['Habilidad para agentes', 'cómo usar bien los dos'],
    allPages: ['Todas las páginas en un archivo', 'todo menos las páginas de cada lugar'],
    coverage: ({ hasResponseTimes, byCity, byPostal, aPostalCode }) =>
      `Para saber si se atiende un lugar${hasResponseTimes ? ', y en cuánto tiempo' : ''}: GET ${byCity} seguido de su nombre, o ${byPostal} seguido de ${aPostalCode}.`,
    optional: '## Optional',
    distance: ({ distance, from }) => `a ${distance} ${de(from)}`,
    source: (url) => `Fuente: ${url}`,
  },
  catalogs: {
    mcpName: (business) => `Servidor MCP de ${business}`,
    mcp: ({ business, prices }) =>
      `Servicios, ${prices}, zona de servicio y contacto de ${business}: herramientas de solo lectura.`,
    skillName: (business) => `Habilidad de ${business}`,
    skill: (business) => `Cómo responder preguntas sobre ${business} con sus datos abiertos.`,
    priceQuestion: ({ business, symptom }) => `${symptom}. ¿Desde cuánto cobra ${business}?`,
    coverageQuestion: ({ business, place }) => `¿${business} atiende en ${place}?`,
    whenOpen: (business) => `¿Qué horario tiene ${business}?`,
    howToReach: (business) => `¿Cómo me comunico con ${business}?`,
  },
  serverCard: {
    description: ({ prices, currency }) => `Servicios, ${prices} en ${currency} y zona de servicio; de solo lectura.`,
  },
  feeds: {
    changes: ({ business, title }) => `${business}: ${title}`,
    news: ({ business, title }) => `${business}: ${title}`,
  },
  vcard: ({ hours, emergencyLine }) =>
    `Horario: ${hours}${emergencyLine ? `; línea de emergencias: ${emergencyLine}` : ''}`,
  jsonLd: {
    services: 'Servicios',
    priceRange: ({ price }) => `A partir de ${price}`,
    onRequest: 'Precio a consultar',
  },
  robots: `# Lo que se puede hacer con estas páginas lo dicen las señales de contenido (contentsignals.org).
# Una señal con "yes" permite un uso y una con "no" lo prohíbe; si falta una señal, el uso no queda
# ni permitido ni prohibido. Quien recopile las páginas acepta respetar las señales.
#
# search    crear un índice y mostrar enlaces y extractos cortos, pero no resúmenes hechos con IA
# ai-input  dar páginas a un modelo mientras responde, con mención de la fuente
# ai-train  entrenar o afinar modelos
#
# Donde una señal dice "no", los derechos quedan reservados, como lo prevé el artículo 4 de la
# directiva europea 2019/790 sobre los derechos de autor en el mercado único digital.`,
};
