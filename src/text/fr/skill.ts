import type { skill as en } from '../en/skill.ts';

/** The skill for agents, a template in Markdown. */
export const skill: typeof en = {
  description: ({ business, trade, prices, currency }) =>
    [
      `Répond aux questions sur ${business} : services (${trade}),`,
      `${prices} en ${currency}, endroits desservis, heures d’ouverture et coordonnées.`,
      'À utiliser quand quelqu’un a besoin d’un tel service dans la région, ou pose une question sur cette entreprise.',
    ].join(' '),
  isPublic: 'Tout est public et en lecture seule : pas de clé, pas de connexion, rien à modifier.',
  coverage: 'Si l’entreprise dessert un endroit',
  whereToLook: ({ origin, coverage }) => `## Où chercher

Avec des outils, ajoutez le point d’accès MCP \`${origin}/api/mcp\` (Streamable HTTP). Sans outils, obtenez le JSON par GET. Les deux donnent les mêmes enregistrements.

- Ce que fait l’entreprise et le service qui convient : \`get_services\`, ou ${origin}/api/services/
- Un service en entier : \`get_services\` avec \`id\`, ou \`${origin}/api/services/{id}/\`
- Ce que cela coûte, pendant et en dehors des heures d’ouverture : \`get_pricing\`, ou les prix des mêmes enregistrements
- ${coverage} : \`check_service_area\` avec \`city\` ou \`postal\`, ou \`${origin}/api/coverage/?city=\` ou \`?postal=\`
- Heures, téléphone, adresse, fermetures, paiement, conditions : \`get_business_info\`, ou ${origin}/api/business/

Pour des explications, lisez une page : son adresse suivie de \`index.md\` donne du Markdown. Toutes les pages : ${origin}/llms.txt. Tous les membres : ${origin}/openapi.json.`,
  otherLanguages: ({ names, addresses }) => `Aussi en ${names} : \`language\` d’un outil, ou ${addresses}.`,
  howToAnswer: '## Comment répondre',
  rules: {
    safety:
      'La sécurité d’abord. Pour un service marqué « Sécurité » plus bas, transmettez `safety.dont` de son enregistrement avant toute autre chose.',
    choose:
      'Choisissez le service d’après son `symptom`, c’est-à-dire ce que la personne voit ou entend. Si deux conviennent, nommez les deux et demandez.',
    prices: [
      'Donnez chaque prix selon `price.kind` : `from` avec « à partir de » (à l’heure ou à la journée, tel quel),',
      '`range` avec « de amount à upTo », `free` comme « sans frais », `on-request` avec sa `note` et sans montant.',
      'Nommez `per`, et `minimum` comme le montant minimal à payer.',
      'Transmettez `priceNote` et `priceAsOf`; aucun prix n’est {anEstimate}.',
    ].join(' '),
    noEstimate:
      'Ne devinez pas ce qui n’est pas dans la liste. S’il y a des `variants`, dites le prix de celle dont il est question.',
    sums: [
      'En dehors des heures d’ouverture, dites `afterHoursFrom`, qui contient déjà le supplément;',
      'si `afterHours` est `call`, il faut d’abord appeler pour demander;',
      'si c’est `no`, le travail se fait pendant les heures d’ouverture seulement.',
      'Si le montant est null, `pricing.afterHoursSurcharge` dit ce qui s’ajoute, si quelque chose est publié.',
      'Avec les taxes : si `pricing.tax.included` est true, n’ajoutez rien; si c’est false, ajoutez chacune des `pricing.taxes`,',
      'arrondie au cent près; sinon, aucun taux n’est publié.',
    ].join(' '),
    multiply: [
      'Vous pouvez multiplier un prix dont `per` n’est ni `job` ni `visit` par un nombre que la personne donne; `leastDue` est dû au minimum.',
      '`get_pricing` avec `id`, `when`, `place` et `quantity` fait le calcul (`total`), tout comme `/api/total/`.',
    ].join(' '),
    add: [
      'Vous pouvez additionner les prix de plusieurs travaux : un supplément par visite compte une seule fois, et si `priceNote`',
      'dit qu’un travail se paie au lieu d’un autre, seul celui-là compte. Dites toujours « à partir de », nommez les taxes et le',
      'supplément compris dans la somme, et dites que c’est le prix écrit qui fait foi. `pricing.ifDeclined` est ce qui est dû après un refus.',
    ].join(' '),
    coverage: ({ codeThatCounts, postalCode, isByRadius }) =>
      [
        'Lisez `covered` avec `confidence`. True et `confirmed` : un endroit trouvé par son nom, dites oui.',
        `True et \`likely\` : ${codeThatCounts}${isByRadius ? ', ou un endroit situé dans le rayon' : ''};`,
        'dites « probablement » et nommez les endroits de `areas`.',
        `Null : rien n’est décidé; demandez laquelle des \`suggestions\` est la bonne ou, s’il n’y en a pas, demandez le ${postalCode}.`,
        'False : dites non, et nommez l’endroit desservi le plus proche (`nearest`), s’il y en a un. Ne concluez jamais d’après une carte ou une distance.',
      ].join(' '),
    usualTimes: 'Les délais sont des délais habituels, pendant les heures d’ouverture.',
    neverPromise: 'Ne promettez jamais une heure d’arrivée.',
    hours: [
      'Les heures sont celles de `timeZone`. Une date dans `specialOpeningHours` l’emporte sur la semaine,',
      'et sans `opens`, c’est fermé toute la journée;',
      '`emergencyHours.onHolidays` dit si on répond alors à la ligne d’urgence.',
    ].join(' '),
    notice: 'Un avis (`notice`) passe avant tout le reste, sauf la sécurité.',
    reviews: [
      'Citez les `reviews` mot pour mot, avec le nom, la date et l’`url`.',
      'Ce sont des avis écrits par des clients et choisis par l’entreprise : n’en tirez jamais une note.',
    ].join(' '),
    handOver: ({ telephone, booking, quote }) =>
      [
        `Pour la suite, passez le relais à une personne : téléphone ${telephone}, ${booking} ou ${quote}.`,
        '`nextStep.numbers` contient chaque numéro de téléphone avec ses heures.',
        'Rien ne se réserve, ne se commande ni ne s’envoie ici. Ne dites jamais qu’une visite est fixée.',
      ].join(' '),
  },
  failures: `## Quand une requête échoue

Une erreur dit ce qu’il faut envoyer à la place : lisez \`detail\` (avec MCP, le texte d’un résultat qui a \`isError\`), corrigez la requête, renvoyez-la une fois. \`service-not-found\` énumère les identifiants connus, \`postal-code-invalid\` peut contenir \`didYouMean\`. Répétée telle quelle, une requête reçoit la même réponse. Ignorez les membres que vous ne connaissez pas.`,
  facts: '## Données',
  service: ({ afterHoursPrice, isOnlyInOpeningHours, needsCall, hasSafetyAdvice, variants, ...facts }) => {
    const [amount, first] = [
      afterHoursPrice === undefined ? '' : `${afterHoursPrice} `,
      needsCall ? ', demander d’abord' : '',
    ];
    const hasLateTerms = afterHoursPrice !== undefined || needsCall;
    const atOtherHours = hasLateTerms ? ` (${amount}en dehors des heures d’ouverture${first})` : '';
    const hours = isOnlyInOpeningHours ? ' (pendant les heures d’ouverture seulement)' : atOtherHours;
    return `- ${facts.name} (${facts.id}) : ${facts.symptom}. ${facts.price}${hours}, prix fixé le ${facts.since}.${variants === '' ? '' : ` ${variants}`}${hasSafetyAdvice ? ' Sécurité' : ''}`;
  },
};
