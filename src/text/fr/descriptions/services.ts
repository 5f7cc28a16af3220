/** French descriptions of what is in src/schemas/services. */
export const services: Readonly<Record<string, string>> = {
  Money: 'Une somme d’argent.',

  Price: 'Un prix : un montant de départ, une fourchette, sans frais ou sur demande. Ce n’est pas {anEstimate}.',
  'Price.kind':
    'from : à partir du montant; pour les heures et les jours, le tarif même. range : entre amount et upTo. free : rien n’est facturé. on-request : une personne donne le prix.',
  'Price.amount': 'Montant pour une unité de per; null si c’est sans frais ou sur demande.',
  'Price.upTo': 'Le haut d’une fourchette; null pour les autres sortes.',
  'Price.per': 'À quoi s’applique le montant : à tout le travail, ou à l’une de ces unités.',
  'Price.minimum': 'Le montant minimal à payer, même s’il faut peu d’heures ou d’unités; null si rien n’est précisé.',
  'Price.note': 'Comment on établit un prix sur demande; null pour les autres sortes.',

  PriceHistory: 'Les prix tels qu’ils ont été publiés, le plus ancien d’abord.',
  'PriceHistory.since': 'Le premier jour dont un prix est connu; null s’il n’y en a pas.',
  'PriceHistory.services': 'Les services et leurs prix au fil du temps.',
  'PriceHistory.services[]': 'Les prix d’un service.',
  'PriceHistory.services[].id': 'Identifiant du service.',
  'PriceHistory.services[].name': 'Nom du service.',
  'PriceHistory.services[].prices': 'Ses prix, le plus ancien d’abord.',
  'PriceHistory.services[].prices[]': 'Un prix et les jours où il était en vigueur.',
  'PriceHistory.services[].prices[].amount':
    'Montant dans la devise de la liste; null si c’était sans frais ou sur demande.',
  'PriceHistory.services[].prices[].from': 'Premier jour où le prix est en vigueur.',
  'PriceHistory.services[].prices[].until':
    'Jour où le prix suivant est entré en vigueur; null pour le prix d’aujourd’hui.',
  'PriceHistory.services[].prices[].price': 'Le prix, avec toutes les précisions.',

  Service: 'Un service avec son prix.',
  'Service.id': 'Identifiant permanent du service.',
  'Service.slug': 'Dernière partie de l’adresse de la page du service.',
  'Service.name': 'Nom du service.',
  'Service.symptom': 'Ce que le client voit ou entend quand il a besoin de ce service.',
  'Service.summary': 'Ce qu’est le service, en une ou deux phrases.',
  'Service.url': 'Page du service.',
  'Service.startingPrice':
    'Prix de départ d’un travail courant, ou d’une unité de price.per. Ce n’est pas {anEstimate}. Null si c’est sans frais ou sur demande.',
  'Service.price': 'Le prix du service, avec toutes les précisions.',
  'Service.afterHours':
    'Indique si le service est offert en dehors des heures d’ouverture : yes (oui), no (seulement pendant les heures d’ouverture) ou call (une personne décide : demandez au téléphone).',
  'Service.afterHoursFrom':
    'Prix de départ en dehors des heures d’ouverture, supplément compris, avant les taxes si elles sont en sus. Null si le service n’est pas offert à ces heures (afterHours vaut no), ou s’il n’y a pas de supplément qui s’ajoute une fois par visite : voir pricing.afterHoursSurcharge.',
  'Service.variants': 'Les travaux que ce service regroupe, chacun avec son prix; vide s’il n’y en a qu’un.',
  'Service.variants[]': 'Une variante d’un service, avec son propre prix de départ.',
  'Service.variants[].name': 'Nom de la variante.',
  'Service.variants[].startingPrice':
    'Prix de départ de la variante, pour une unité de price.per. Ce n’est pas {anEstimate}. Null si elle est sans frais ou sur demande.',
  'Service.variants[].price': 'Le prix de la variante, avec toutes les précisions.',
  'Service.variants[].note': 'Ce qui la distingue. Null si ce n’est pas précisé.',
  'Service.priceNote': 'Ce que le prix comprend et ce qu’il ne comprend pas.',
  'Service.priceAsOf':
    'La date à laquelle le prix a été fixé, ou depuis laquelle le service est sans frais ou sur demande; publiée avec chaque prix.',
  'Service.covers': 'Ce que le service comprend.',
  'Service.notIncluded': 'Ce que le service ne comprend pas.',
  'Service.typicalMinutes': 'Durée habituelle sur place, en minutes.',
  'Service.safety':
    'Ce qu’il faut faire et ne pas faire avant que l’aide arrive; les deux listes sont vides s’il n’y a aucun danger.',
  'Service.safety.do': 'Ce qu’il faut faire tout de suite.',
  'Service.safety.dont': 'Ce qu’il ne faut pas faire avant que l’aide arrive. À transmettre en premier.',
  'Service.photos': 'Photos de travaux de ce service, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'Service.faqs': 'Les questions que les clients posent au sujet de ce service.',
  'Service.related': 'Les services dont on a souvent besoin en même temps.',
  'Service.related[]': 'Identifiant d’un service.',
  'Service.leastDue':
    'Le minimum dû, même s’il faut très peu d’heures ou d’unités; avant le supplément et les taxes en sus. Null si c’est sans frais ou sur demande.',

  ServiceList: 'Tous les services avec leurs prix.',
  'ServiceList.isQuote': 'Toujours false : aucun prix n’est {anEstimate}.',
  'ServiceList.notice': 'Une phrase sur tous les prix, par exemple qu’ils ne sont pas des {estimates}.',
  'ServiceList.total': 'Nombre de services dans la liste.',
  'ServiceList.services': 'Les services.',

  Total:
    'À combien un travail revient au moins, avec le supplément en dehors des heures d’ouverture et les taxes. Ce n’est pas {anEstimate}.',
  'Total.job': 'Identifiant du service, suivi au besoin d’un point et de celui de la variante.',
  'Total.when': 'Indique si les montants sont ceux des heures d’ouverture ou du reste du temps.',
  'Total.place':
    'L’endroit de la liste dont il est question; null si aucun n’a été donné, ou si la demande n’en désigne pas un seul.',
  'Total.covered':
    'Indique si l’endroit est desservi; null si aucun n’a été donné, ou si ce n’est pas décidé. Sans un oui, il n’y a pas de montants.',
  'Total.from':
    'Le prix de départ du travail ou, s’il se paie à l’unité, le minimum dû; avant le supplément et les taxes. Null s’il n’y a pas de montant : voir note.',
  'Total.surcharge': 'Ce qui s’ajoute en dehors des heures d’ouverture; null si rien ne s’ajoute.',
  'Total.tax': 'Taxes sur le prix et le supplément; null si les prix les comprennent, ou si aucun taux n’est publié.',
  'Total.total':
    'Somme du prix, du supplément et des taxes : un prix de départ, pas {anEstimate}. Null s’il n’y a pas de montant : voir note.',
  'Total.ifDeclined':
    'Ce qui est dû si le client refuse {theEstimate}, supplément et taxes compris. Null s’il n’y a pas de montant : voir note.',
  'Total.note':
    'Ce qu’il faut dire avec les montants : que ce n’est pas {anEstimate}, pourquoi il en manque un, s’il faut d’abord appeler.',
  'Total.quantity': 'Le nombre d’heures ou d’unités que couvrent les montants; null si quantity n’a pas été envoyé.',
  'Total.leastDue':
    'Le minimum dû pour le travail lui-même, même s’il y a très peu à faire; avant le supplément et les taxes en sus. Null s’il n’y a pas de montant : voir note.',
};
