import type { docsPages as en } from '../en/docs-pages.ts';

/** Sentences of the pages that document the engine, by page. */
export const docsPages: typeof en = {
  api: {
    overview: 'Resumen',
    asMarkdown: 'Esta página en Markdown',
    sections: {
      start: 'Para empezar',
      conventions: 'Convenciones',
      endpoints: 'Endpoints',
      mcp: 'MCP',
      documents: 'Descubrimiento',
      limits: 'Límites y uso',
      errors: 'Errores',
      changes: 'Cambios',
    },
    start: 'Empiece en 30 segundos',
    startLead: 'Tres líneas para una terminal. Lo que muestran está más abajo, con cada endpoint.',
    collection: 'Bruno, Postman e Insomnia crean una colección con [/openapi.json]: elija Importar y dé su dirección.',
    conventions: 'Dirección base y convenciones',
    listConventions: ({ base, version, postalCode, onlyMatchedPartIs }) => ({
      base: [
        'Base',
        `\`${base}\`, versión ${version}. Dentro de la versión 1 se agregan campos, y ninguno se renombra ni se quita: ignore los que no conozca.`,
      ],
      methods: [
        'Métodos',
        'GET y HEAD. Aquí no se escribe, reserva ni envía nada. Sin clave, sin inicio de sesión, sin cookies.',
      ],
      origins: [
        'Orígenes',
        'Cada respuesta lleva `Access-Control-Allow-Origin: *`, así que una página de cualquier origen puede leerla.',
      ],
      slash: [
        'Barra final',
        'Las direcciones terminan con una barra. Sin ella redirigen (308, o 307 si responde una CDN) y conservan la consulta. Solo `/api/mcp` responde de las dos formas.',
      ],
      bodies: [
        'Cuerpos',
        'JSON en UTF-8 en todo lo que está bajo `/api/`, también los errores. El dinero es un monto con su moneda, las duraciones están en minutos, las distancias en kilómetros en línea recta, las fechas en formato ISO 8601.',
      ],
      errors: [
        'Errores',
        'Un objeto con los campos de la RFC 9457. Guíese por su `code`, que es permanente, y lea en `detail` qué enviar en su lugar. [Todos los códigos].',
      ],
      caching: [
        'Caché',
        'Las respuestas llevan un `ETag` fuerte y `Cache-Control`; envíe `If-None-Match` para recibir un 304.',
      ],
      confidence: [
        'Certeza',
        `Por nombre, una respuesta es \`confirmed\`: el lugar está en la lista o no está. Por ${postalCode} es, cuando mucho, \`likely\`, porque ${onlyMatchedPartIs} comparan y un mismo código puede abarcar varios lugares. \`covered\` es \`null\` cuando un nombre se parece a otro o se refiere a varios lugares; entonces están en \`suggestions\`.`,
      ],
    }),
    byPath: (path) => `Por la ruta: GET ${path}`,
    versionFrom: (version) => `La versión ${version} es del [date].`,
  },
  changelog: {
    title: 'Registro de cambios de la API',
    follow: 'Suscribirse al feed Atom',
    version: (version) => `Versión ${version}`,
    changes: {
      '1.0.0': [
        'Primera versión: operaciones REST de solo lectura para el negocio, sus servicios con precios iniciales, el historial de precios y los totales, su zona de servicio, la cobertura por nombre de lugar o por código ZIP, un manifiesto de todas las respuestas y el estado.',
        'Un endpoint MCP con herramientas de solo lectura, para los clientes que empiezan con initialize y para los que no guardan estado.',
        'OpenAPI 3.1, un catálogo de la API, una ficha del servidor y todas las páginas en Markdown, hechos con los mismos datos.',
        'Errores con los campos de la RFC 9457 y un código permanente cada uno.',
      ],
    },
    policyLines: [
      'Las versiones tienen tres números. El último sube con una corrección; el de en medio, con algo nuevo que no rompe nada. Dentro de la versión 1 se agregan campos, endpoints, herramientas y códigos, y ninguno se renombra ni se quita; ignore los campos que no conozca.',
      'Por ahora nada está en desuso. Lo que se vaya a quitar se anuncia antes: sus respuestas llevan `Deprecation` (RFC 9745) con el día desde el cual ya no conviene usarlo, `Sunset` (RFC 8594) con el día en que puede dejar de responder, al menos un año después, y un enlace a la entrada en esta página. La descripción OpenAPI lo marca con `deprecated`.',
      'Los datos como precios, horarios y lugares cambian sin una nueva versión: vea `priceAsOf` y el `contentDigest` de [/api/health/].',
    ],
  },
};
