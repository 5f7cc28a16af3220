import type { openApi as en } from '../en/openapi.ts';

/** Texts of the OpenAPI description besides operations and records. */
export const openApi: typeof en = {
  summary: 'Servicios, precios, zona de servicio y contacto de un negocio local. De solo lectura.',
  conventions: [
    'Esta API publica los datos; no reserva, envía ni guarda nada, y no pide una clave.',
    'Se admiten GET, HEAD y OPTIONS, desde cualquier origen;',
    'cualquier otra dirección bajo /api/ devuelve 404 con el código not-found.',
    'Las respuestas se pueden guardar en caché y llevan etiquetas de entidad (ETag).',
    'Una dirección sin su barra final redirige a la que la tiene.',
    'Los precios no son {estimates}.',
    'Dentro de la versión 1 se agregan campos, y ninguno se renombra ni se quita: ignore los que no conozca.',
  ].join(' '),
  licence: 'Condiciones de uso',
  documentation: 'Documentación con ejemplos',
  server: 'El sitio',
  tags: {
    REST: 'Respuestas por dirección; la mayoría son archivos.',
    MCP: 'Las mismas respuestas como herramientas para agentes de IA.',
  },
  notModified: 'El cliente ya tiene esta respuesta (If-None-Match).',
  otherSpelling: 'La respuesta está bajo otra forma de escribir el parámetro, o bajo la actual.',
  mcp: {
    summary: 'Endpoint MCP',
    description: ({ versions, tools }) =>
      [
        'Model Context Protocol sobre Streamable HTTP, sin estado, solo solicitud y respuesta,',
        `en las versiones ${versions.join(', ')}.`,
        `Herramientas: ${tools.join(', ')}. Todas son de solo lectura.`,
      ].join(' '),
    body: 'Una solicitud o una notificación JSON-RPC 2.0 de 65,536 bytes como máximo; sin lotes.',
    result: 'Un resultado, o un error JSON-RPC sobre el método o sus parámetros.',
    accepted: 'La notificación se recibió; no hay cuerpo.',
    invalidRequest: 'El mensaje no es válido, o sus encabezados no coinciden con su cuerpo.',
    methodNotFound: 'El método no existe en la versión de la solicitud.',
    headers: {
      'MCP-Protocol-Version': (from) => `Versión en la que está escrito el mensaje, obligatoria a partir de ${from}.`,
      'Mcp-Method': (from) => `El método del mensaje, obligatorio a partir de ${from}.`,
      'Mcp-Name': (from) => `La herramienta de un tools/call, obligatoria a partir de ${from}.`,
    },
  },
};
