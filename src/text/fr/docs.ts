import type { docs as en } from '../en/docs.ts';
import { grammar, number, plural } from './grammar.ts';

/** Sentences of the reference for developers, by component. A part in [brackets] is a link or code. */
export const docs: typeof en = {
  answer: {
    lines: (total) => plural(total, 'ligne', 'lignes'),
    excerpt: ({ shown, total }) =>
      shown < 2
        ? `La première des ${number(total)} lignes, telle quelle.`
        : `Les ${shown} premières des ${number(total)} lignes, telles quelles.`,
    whole: 'La réponse complète',
  },
  contents: { label: 'Sur cette page' },
  endpoint: {
    answersWith: (records, id) =>
      `Renvoie ${records.map((name) => `\`${name}\``).join(' ou ')}, documenté dans [/openapi.json] sous \`${id}\`.`,
    parameter: 'Paramètre',
    values: 'Description et valeurs possibles',
    place: { path: 'dans le chemin', query: 'dans la chaîne de requête' },
    oneOfMany: (count) => `L’une des ${number(count)} valeurs de l’enum de ce paramètre dans [/openapi.json]`,
    oneOf: (values) => `L’une de ces valeurs : ${values.join(', ')}`,
    forExample: (values) => `Par exemple : ${values.join(', ')}`,
    answerTo: ({ status, address }) => `${status}, la réponse à ${address}`,
    tryIt: 'Essayer',
  },
  mcpDocs: {
    heading: 'MCP pour les assistants',
    protocol: (versions) =>
      `Streamable HTTP, sans session : à chaque message JSON-RPC, une réponse JSON; aucune clé. Versions du protocole : ${grammar.list(versions)}. Tous les outils sont en lecture seule; ce qu’ils renvoient est tiré des enregistrements de l’API REST.`,
    addToClient: 'L’ajouter à un client',
    addTo: (client) => `Ajouter à ${client}`,
    address: 'Adresse',
    command: 'Commande',
    configuration: 'Configuration',
    inClaude:
      'Sur le Web et dans l’application de bureau : Paramètres, Connecteurs, Ajouter un connecteur personnalisé; collez l’adresse. Aucune authentification n’est demandée.',
    inClaudeCode: 'Exécutez cette commande dans un terminal.',
    inChatGpt:
      'Sur le Web : Paramètres, Applications, Paramètres avancés, activez le mode développeur; ensuite, Créer, collez l’adresse et choisissez l’option sans authentification.',
    inVsCode: 'Ouvrez le lien, ou exécutez cette commande dans un terminal.',
    inCursor: 'Ouvrez le lien.',
    anyOther: 'Tout autre client',
    inAnyOther: 'Beaucoup de clients lisent un fichier comme celui-ci.',
    tool: 'outil',
    inputSchema: 'Schéma d’entrée',
    returnedFor: (input) => `Renvoyé pour ${input}`,
  },
  reference: {
    documents: 'Documents de découverte',
    findDocuments:
      '[/api/] les énumère tous avec leur type de média, et la page d’accueil annonce les plus importants dans son en-tête `Link`. Chaque page est servie en Markdown quand `Accept` préfère `text/markdown`.',
    limits: 'Limites, cache et usage',
    noQuota:
      'Il n’y a pas de quota, et ce logiciel ne compte pas les appels; un hébergeur peut le faire. Comme les réponses sont des fichiers, gardez-les aussi longtemps que l’indique `Cache-Control`.',
    signals: (line, { search, aiInput, aiTrain }) =>
      `Chaque réponse dit dans \`Content-Signal: ${line}\` à quoi elle peut servir : elle ${may(search)} entrer dans un index de recherche, elle ${may(aiInput)} servir à répondre à une question, et elle ${may(aiTrain)} servir à entraîner un modèle. [robots.txt] dit la même chose.`,
    errors: 'Erreurs',
    permanentCodes:
      'Les codes sont permanents. [type] mène à la ligne correspondante de la référence, [detail] dit ce qui n’allait pas dans cette requête et ce qu’il faut envoyer à la place. Pour [/api/mcp], le même objet se trouve dans [error.data].',
    codeAndStatus: 'Code et état HTTP',
    meaning: 'Signification et solution',
  },
};

function may(signal: 'yes' | 'no'): string {
  return signal === 'yes' ? 'peut' : 'ne peut pas';
}
