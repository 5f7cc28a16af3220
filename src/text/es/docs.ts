import type { docs as en } from '../en/docs.ts';
import { grammar, number, plural } from './grammar.ts';

/** Sentences of the reference for developers, by component. A part in [brackets] is a link or code. */
export const docs: typeof en = {
  answer: {
    lines: (total) => plural(total, 'línea', 'líneas'),
    excerpt: ({ shown, total }) =>
      shown === 1
        ? `La primera de las ${number(total)} líneas, tal cual.`
        : `Las primeras ${shown} de ${number(total)} líneas, tal cual.`,
    whole: 'La respuesta completa',
  },
  contents: { label: 'En esta página' },
  endpoint: {
    answersWith: (records, id) =>
      `Responde con ${records.map((name) => `\`${name}\``).join(' o ')}, que [/openapi.json] explica campo por campo en \`${id}\`.`,
    parameter: 'Parámetro',
    values: 'Qué es y qué valores admite',
    place: { path: 'en la ruta', query: 'en la consulta' },
    oneOfMany: (count) => `Uno de ${number(count)} valores, el enum de este parámetro en [/openapi.json]`,
    oneOf: (values) => `Uno de estos: ${values.join(', ')}`,
    forExample: (values) => `Por ejemplo: ${values.join(', ')}`,
    answerTo: ({ status, address }) => `${status}, la respuesta a ${address}`,
    tryIt: 'Probar',
  },
  mcpDocs: {
    heading: 'MCP para asistentes',
    protocol: (versions) =>
      `Streamable HTTP sin sesiones: entra un mensaje JSON-RPC, sale una respuesta JSON, sin clave. Admite las versiones ${grammar.list(versions)} del protocolo. Todas las herramientas son de solo lectura; lo que devuelven sale de los registros de la API REST.`,
    addToClient: 'Agregarlo a un cliente',
    addTo: (client) => `Agregar a ${client}`,
    address: 'Dirección',
    command: 'Comando',
    configuration: 'Configuración',
    inClaude:
      'En la web y en la aplicación de escritorio: Configuración, Conectores, Agregar conector personalizado; pegue la dirección. No hay que iniciar sesión en nada.',
    inClaudeCode: 'Ejecute en una terminal.',
    inChatGpt:
      'En la web: Configuración, Aplicaciones, Configuración avanzada, active el modo de desarrollador; luego Crear, pegue la dirección y elija sin autenticación.',
    inVsCode: 'Abra el enlace, o ejecute en una terminal.',
    inCursor: 'Abra el enlace.',
    anyOther: 'Cualquier otro',
    inAnyOther: 'Muchos clientes leen un archivo como este.',
    tool: 'herramienta',
    inputSchema: 'Esquema de entrada',
    returnedFor: (input) => `Devuelto para ${input}`,
  },
  reference: {
    documents: 'Documentos de descubrimiento',
    findDocuments:
      '[/api/] los enumera todos con su tipo de contenido, y la página de inicio nombra los más importantes en su encabezado `Link`. Cada página se entrega en Markdown cuando `Accept` prefiere `text/markdown`.',
    limits: 'Límites, caché y uso',
    noQuota:
      'No hay cuota, y este software no cuenta las llamadas; el servicio de hospedaje quizá sí. Las respuestas son archivos, así que guárdelas el tiempo que indica `Cache-Control`.',
    signals: (line, { search, aiInput, aiTrain }) =>
      `Cada respuesta dice con \`Content-Signal: ${line}\` para qué se puede usar: ${may(search)} entrar en un índice de búsqueda, ${may(aiInput)} usarse para responder una pregunta y ${may(aiTrain)} usarse para entrenar un modelo. [robots.txt] dice lo mismo.`,
    errors: 'Errores',
    permanentCodes:
      'Los códigos son permanentes. [type] lleva a la fila de esta tabla, [detail] dice qué estaba mal en esta solicitud y qué enviar en su lugar. En [/api/mcp] el mismo objeto está en [error.data].',
    codeAndStatus: 'Código y estado',
    meaning: 'Qué significa y qué hacer',
  },
};

function may(signal: 'yes' | 'no'): string {
  return signal === 'yes' ? 'puede' : 'no puede';
}
