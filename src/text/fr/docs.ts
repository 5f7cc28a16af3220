import type { docs as en } from '../en/docs.ts';
import { grammar, plural } from './grammar.ts';

/** Sentences of the reference for developers, by component. A part in [brackets] is a link or code. */
export const docs: typeof en = {
  answer: {
    lines: (total) => plural(total, 'ligne', 'lignes'),
    excerpt: ({ shown, total }) =>
      shown < 2
        ? `La première des ${total} lignes, telle quelle.`
        : `Les ${shown} premières des ${total} lignes, telles quelles.`,
    whole: 'La réponse entière',
  },
  contents: { label: 'Sur cette page' },
  endpoint: {
    inOpenApi: 'Dans OpenAPI : [id].',
    more: 'Paramètres, exemples et réponses',
    answersWith: (records) => `Répond par ${records.map((name) => `[${name}]`).join(' ou ')}.`,
    parameter: 'Paramètre',
    values: 'Ce que c’est et ses valeurs',
    place: { path: 'dans le chemin', query: 'dans la requête' },
    oneOfMany: (count) => `Une des ${count} valeurs de l’enum de ce paramètre dans [/openapi.json]`,
    oneOf: (values) => `Une de ces valeurs : ${values.join(', ')}`,
    forExample: (values) => `Par exemple : ${values.join(', ')}`,
    answerTo: ({ status, address }) => `${status}, la réponse à ${address}`,
  },
  heading: { link: 'Lien vers cette section' },
  mcpDocs: {
    heading: 'MCP pour les assistants',
    protocol: (versions) =>
      `HTTP avec flux (« Streamable HTTP »), sans session : un message JSON-RPC entre, une réponse JSON sort, sans clé. Versions du protocole : ${grammar.list(versions)}. Tous les outils ne font que lire; ce qu’ils renvoient vient des enregistrements de l’API REST.`,
    addToClient: 'L’ajouter à un client',
    addTo: (client) => `Ajouter à ${client}`,
    address: 'Adresse',
    command: 'Commande',
    configuration: 'Configuration',
    inClaude:
      'Sur le Web et dans l’application de bureau : Paramètres, Connecteurs, Ajouter un connecteur personnalisé; collez l’adresse. Il n’y a pas de compte à ouvrir.',
    inClaudeCode: 'Lancez dans un terminal.',
    inChatGpt:
      'Sur le Web : Paramètres, Applications, Paramètres avancés, activez le mode développeur; ensuite Créer, collez l’adresse et choisissez de ne pas vous authentifier.',
    inVsCode: 'Ouvrez le lien, ou lancez dans un terminal.',
    inCursor: 'Ouvrez le lien.',
    anyOther: 'Tout autre client',
    inAnyOther: 'Beaucoup de clients lisent un fichier de cette forme.',
    tool: 'outil',
    more: 'Entrée et résultat',
    tryTool: (name) => `Montre ce que ${name} renvoie.`,
    returns: (record) => `Renvoie [${record}].`,
    returnsListing: (record) => `Renvoie [${record}], sans les questions quand tous les services sont demandés.`,
    inputSchema: 'Schéma d’entrée',
    returnedFor: (input) => `Renvoyé pour ${input}`,
  },
  operationForm: { tryPath: (path) => `Montre ce que GET ${path} répond.` },
  reference: {
    records: 'Enregistrements',
    allRecords: (names) =>
      `Chaque membre de chaque réponse a sa ligne sur la page des [enregistrements], et la même chose existe en JSON Schema dans [/openapi.json] : ${names.map((name) => `[${name}]`).join(', ')}.`,
    documents: 'Documents de découverte',
    findDocuments:
      'La page d’accueil nomme aussi les plus importants dans son en-tête [Link]. Chaque page répond en Markdown quand [Accept] préfère [text/markdown].',
    document: 'Document',
    addressAndType: 'Adresse et type de média',
    limits: 'Limites, cache et usage',
    limit: 'Limite',
    atMost: 'Maximum',
    beyond: 'Au-delà',
    target: 'Adresse avec sa requête',
    headers: 'Tous les en-têtes ensemble',
    body: 'Corps d’un message MCP',
    bytes: (count) => `${count} octets`,
    noQuota:
      'Il n’y a pas de quota, et ce logiciel ne compte pas les appels; un hébergeur peut le faire. Les réponses sont des fichiers : gardez-les aussi longtemps qu’elles le disent :',
    what: 'Quoi',
    mayBeKept: 'Se garde',
    answers: 'Réponses de l’API',
    pages: 'Pages et leur Markdown',
    errorsAndTools: 'Erreurs et réponses MCP',
    notKept: 'pas du tout',
    use: 'À quoi le contenu peut servir',
    signals: ({ search, aiInput, aiTrain }) =>
      `Chaque réponse le dit par [signals] : elle ${may(search)} entrer dans un index de recherche, elle ${may(aiInput)} servir à répondre à une question, et elle ${may(aiTrain)} servir à entraîner un modèle. [robots.txt] dit la même chose.`,
    errors: 'Erreurs',
    permanentCodes:
      'Les codes sont permanents. [type] mène à la ligne de ce tableau, [detail] dit ce qui n’allait pas dans cette requête et ce qu’il faut envoyer à la place. À [/api/mcp], le même objet est dans [error.data].',
    codeAndStatus: 'Code et statut',
    meaning: 'Ce qu’il veut dire et ce qu’il faut faire',
  },
  tryForm: { all: 'tout', submit: 'Essayer' },
};

function may(isAllowed: boolean): string {
  return isAllowed ? 'peut' : 'ne peut pas';
}
