import type { mcp as en } from '../en/mcp.ts';
import { coverage } from './coverage.ts';
import { de, plural } from './grammar.ts';
import { countPlaces } from './places.ts';

/** Makes the instructions, with a sentence about where and how soon customers are served. */
export const formatInstructions =
  (venue: string): (typeof en)['instructions'] =>
  ({ business, terms, hasStartingPrices, disclosure }) =>
    [
      `Données publiées par ${business}, en lecture seule : rien ne se réserve, ne se commande ni ne s’envoie ici.`,
      `Pour une visite ou ${terms.anEstimate}, invitez la personne à téléphoner ou à ouvrir les pages de nextStep;`,
      'ne dites jamais que quelque chose a été convenu.',
      hasStartingPrices
        ? `Les prix sont des prix de départ en ${terms.currencyName}, pas des ${terms.estimates}.`
        : `Les prix sont en ${terms.currencyName} et ne sont pas des ${terms.estimates}.`,
      venue,
      ...(disclosure === undefined ? [] : [disclosure]),
    ].join(' ');

/** Texts of the MCP endpoint for models. */
export const mcp: typeof en = {
  instructions: formatInstructions('Les délais sont des délais habituels, pas des promesses.'),
  tools: {
    get_services: {
      title: 'Énumérer les services',
      description: ({ business, trade, terms }) =>
        [
          `Énumère les services (${trade}) offerts par ${business} : à quoi sert chacun, ce qu’il comprend,`,
          `ce à quoi il ne faut pas toucher (safety.dont) et son prix en ${terms.currencyName}.`,
          'À utiliser quand quelqu’un décrit un problème ou demande ce qui est offert.',
          'Avec id, un service en entier, avec ses questions et ce que dit sa page (sections).',
        ].join(' '),
    },
    get_pricing: {
      title: 'Obtenir les prix',
      description: ({ terms, hasStartingPrices }) =>
        [
          `Prix en ${terms.currencyName}, de tous les services ou d’un seul, pendant et en dehors des heures d’ouverture (afterHoursFrom),`,
          'avec les taxes et les modalités (pricing); avec id, le total du travail (total). À utiliser quand on demande ce que coûte quelque chose.',
          ...(hasStartingPrices
            ? []
            : [
                'price.kind et price.per disent ce qu’est un montant; si c’est sans frais ou sur demande, il n’y en a pas.',
              ]),
          `Ce ne sont pas des ${terms.estimates} : dites-le, et transmettez priceNote et priceAsOf.`,
        ].join(' '),
    },
    check_service_area: {
      title: 'Vérifier si un endroit est desservi',
      description: ({ terms, hasResponseTimes }) =>
        [
          `Indique si un endroit est desservi, ${hasResponseTimes ? 'sa distance à vol d’oiseau et le délai habituel' : 'et sa distance à vol d’oiseau'}.`,
          `À utiliser quand quelqu’un nomme un endroit ou ${terms.aPostalCode}; sans argument, énumère tous les endroits.`,
          `Avec city, la réponse est sûre (confirmed); avec postal, dont seuls les ${terms.matchedPart} comptent, elle est probable (likely).`,
          `La ville décide, sauf si elle est inconnue et que le ${terms.postalCode} est desservi.`,
        ].join(' '),
    },
    get_business_info: {
      title: 'Se renseigner sur l’entreprise',
      description: ({ business }) =>
        [
          `Téléphone, courriel, adresse, heures d’ouverture, paiement, garantie et conditions ${de(business)};`,
          'équipe, permis, assurances, avis, questions fréquentes et ce que disent les pages (sections); usage permis de ces données et leurs interfaces.',
          'À utiliser quand quelqu’un veut joindre l’entreprise, ou demande quand elle est ouverte ou comment elle travaille.',
          'On convient de chaque visite avec une personne; aucun outil n’en réserve.',
        ].join(' '),
    },
  },
  arguments: {
    id: 'Identifiant d’un service. À omettre pour tous les services.',
    city: 'Ville, village ou quartier; la municipalité ou la {regionKind} peut suivre après une virgule.',
    postal: '{CodeArgument}.',
    when: 'now, tonight, weekday, saturday, sunday, day, after-hours, ou une heure locale comme AAAA-MM-JJTHH:MM. Exige id.',
    place: 'Lieu du travail, comme city de check_service_area. Exige id.',
    quantity: 'Nombre d’heures ou d’unités, si price.per en est une. Exige id.',
    language: 'Langue de la réponse. À omettre pour la première de la liste.',
  },
  leftOut: (parts) => `Omis en raison de leur longueur : ${parts}.`,
  listed: ({ count, shown, aPostalCode, hasResponseTimes }) => {
    const left = count - shown;
    const listed =
      count === 0
        ? `Il n’y a pas de liste d’endroits. ${coverage.call}`
        : left > 0
          ? `Voici ${shown === 1 ? 'l’endroit le plus proche' : `les ${shown} endroits les plus proches`} parmi les ${count} que nous desservons; ${plural(left, 'autre n’est pas donné', 'autres ne sont pas donnés')}.`
          : count === 1
            ? 'Voici le seul endroit que nous desservons.'
            : `Voici les ${countPlaces(count)} que nous desservons.`;
    return `${listed} Cherchez un endroit ou ${aPostalCode}${hasResponseTimes ? ' pour connaître le délai habituel' : ''}.`;
  },
};
