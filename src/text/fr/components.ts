import { capitalize } from '../capitalize.ts';
import type { components as en } from '../en/components.ts';
import { a, de, decimal, grammar } from './grammar.ts';
import { countPlaces } from './places.ts';

/** Sentences of the components of pages, by component. A part in [brackets] is a link, a fact or emphasized. */
export const components: typeof en = {
  areaMap: {
    titleOfAll: (base) => `Carte des endroits autour ${de(base)}`,
    titleAround: (place) => `Carte ${de(place)} et des endroits voisins`,
    describeAll: ({ count, base, hasRings }) =>
      `${capitalize(countPlaces(count))} autour ${de(base)}${hasRings ? ', avec des cercles là où le délai s’allonge' : ''}.`,
    describeBase: (begin, place) => `${begin} ${a(place)}.`,
    describeAround: ({ place, distance, base }) => `${place} est à ${distance} ${de(base)}.`,
    tables: (count) =>
      count === 1
        ? 'Le tableau ci-dessous donne sa distance.'
        : 'Les tableaux ci-dessous donnent la distance de chacun.',
    nearest: (count) =>
      `Le tableau ci-dessous donne ${count === 1 ? 'l’endroit le plus proche avec sa' : 'les endroits les plus proches avec leur'} distance.`,
    responses: ({ base, bands }) =>
      `Délai habituel pendant les heures d’ouverture, selon la distance depuis ${base} : ${grammar.list(bands.map(({ minutes, distance }) => `${minutes} jusqu’à ${distance}`))}.`,
  },
  prose: {
    footnotes: 'Notes',
    backToNote: (number) => `Retour au texte, note ${number}`,
    done: 'Fait',
    toDo: 'À faire',
  },
  bills: {
    heading: 'Ce que coûte un travail complet',
    startingPrices: 'Somme des prix de départ.',
    prices: 'Somme des prix.',
    total: 'Total, à partir de',
    subtotal: 'Sous-total',
    tax: ({ name, ratePercent }) => `${name}, ${decimal(ratePercent)} %`,
    totalWith: (taxes) => `Avec ${grammar.list(taxes)}, à partir de`,
    free: 'sans frais',
  },
  callBar: { label: 'Actions rapides', area: 'Votre secteur?' },
  callLink: { call: (telephone) => `Appelez au ${telephone}`, book: 'Réserver en ligne', message: 'Écrivez-nous' },
  contactForm: {
    heading: 'Écrivez-nous ici',
    name: 'Votre nom',
    telephone: 'Téléphone où vous rappeler',
    email: 'Courriel, si vous voulez une réponse écrite',
    place: 'À quel endroit?',
    choosePlace: 'Choisissez un endroit',
    otherPlace: 'Ailleurs',
    service: 'De quoi s’agit-il?',
    chooseService: 'Choisissez un service',
    otherService: 'Autre chose',
    when: 'Quand cela vous conviendrait-il?',
    times: ['Le plus tôt possible', 'Cette semaine', 'D’ici un mois', 'Rien ne presse'],
    urgent: (telephone) => `Si cela ne peut pas attendre, appelez plutôt au [${telephone}].`,
    message: 'Qu’est-il arrivé, ou qu’aimeriez-vous?',
    trap: 'Laissez ce champ vide',
    noVisit: 'L’envoi ne fixe aucune visite : une personne vous répond d’abord.',
    send: 'Envoyer',
  },
  coverageForm: {
    question: 'Venons-nous chez vous?',
    example: 'Par exemple :',
    tool: ({ name, postalCode }) => `Dit si ${name} dessert un endroit ou un ${postalCode}. Ne réserve rien.`,
    toolParameter: ({ codeOrArea }) => `Nom d’une ville ou d’un quartier, ou ${codeOrArea}.`,
    unavailable: (telephone) =>
      `La vérification ne fonctionne pas en ce moment. Appelez au ${telephone} : une personne pourra vous répondre.`,
    label: ({ postalCode }) => `Ville, quartier ou ${postalCode}`,
    check: 'Vérifier',
  },
  distanceTable: {
    place: 'Endroit',
    direction: 'Direction',
    distance: 'Distance',
    roundDistance: 'Distance approximative',
    response: 'Délai habituel',
  },
  hours: {
    caption: 'Heures d’ouverture',
    restOfYear: 'Reste de l’année',
    emergencyLine: 'Ligne d’urgence',
    emergencyLineAt: (telephone) => `Ligne d’urgence [${telephone}]`,
    holidays: 'Jours fériés',
    holidayCaption: 'Heures des jours fériés',
    day: '[name], le [from]',
    days: '[name], du [start] au [to]',
    onlyEmergencyLine: 'Ligne d’urgence seulement',
    closed: 'Fermé',
  },
  servicePrice: {
    afterHours: 'en dehors des heures d’ouverture',
    askFirst: ', sur demande',
    dayOnly: 'de jour seulement',
  },
  notice: { label: 'Avis' },
  page: {
    skip: 'Aller au contenu',
    gaps: 'Ce qui reste à dire avant la mise en ligne :',
  },
  photo: { enlarge: (alt) => `Agrandir : ${alt}` },
  priceCard: {
    duringOpeningHours: 'pendant les heures d’ouverture',
    dayAndNight: 'de jour comme de nuit',
    outsideOpeningHours: 'En dehors des heures d’ouverture',
    from: 'à partir de',
    surchargeIncluded: 'supplément compris',
    askFirst: 'Demandez d’abord si c’est possible',
    onlyDuringOpeningHours: 'Pendant les heures d’ouverture seulement',
    outsideAskFirst: 'En dehors des heures d’ouverture : demandez d’abord si c’est possible',
    onSite: (minutes) => `Durée habituelle sur place : ${minutes}`,
    startingPrice: 'Un prix de départ, pas {anEstimate} : [ce que cela veut dire].',
    noQuote: 'Ce n’est pas {anEstimate} : [ce que cela veut dire].',
  },
  priceSince: {
    set: 'Prix fixé le [since].',
    changed: '[price] depuis le [since]; auparavant : [former].',
  },
  priceTable: {
    taxIncluded: (included) => `Chaque prix : ${included}.`,
    lastSet: 'Mis à jour le [date].',
    job: 'Travail',
    time: 'Durée habituelle sur place',
    startsAt: 'Prix de départ',
    price: 'Prix',
    outsideOpeningHours: 'En dehors des heures d’ouverture',
    notOffered: 'non offert',
    offered: 'possible',
    askFirst: (price) => `${price}, sur demande`,
  },
  reviews: {
    source: '[who], [date]. Source : [host]',
    sourceOfService: '[who], [date], au sujet du service « [service] ». Source : [host]',
  },
  safetyBox: { heading: 'Tout de suite', dont: 'À ne pas faire', do: 'À faire' },
  siteFooter: {
    business: 'Entreprise',
    emergencyLine: 'Ligne d’urgence :',
    morePages: 'Autres pages',
    forSoftware: 'Pour les développeurs',
    asMarkdown: 'Cette page en Markdown',
  },
  siteHeader: { menu: 'Menu principal', menuButton: 'Menu' },
  variants: { from: 'À partir de', price: 'Prix' },
  requestPage: {
    subject: ({ about, trade }) => `${about} : ${trade}`,
    write: 'Écrire un courriel',
    opensMail: 'Votre logiciel de courriel s’ouvre. Rien ne part tant que vous ne l’envoyez pas.',
    email: (address) => `Courriel : [${address}]`,
    bookOutside: 'Réserver en ligne (service externe)',
    steps: 'Étape par étape',
  },
};
