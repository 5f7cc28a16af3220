/** French descriptions of what is in src/schemas/places. */
export const places: Readonly<Record<string, string>> = {
  ServiceArea: 'Un endroit que l’entreprise dessert ou, si servedAt ne contient que premises, un endroit des environs.',
  'ServiceArea.slug': 'Identifiant permanent de l’endroit et dernière partie de l’adresse de sa page.',
  'ServiceArea.name': 'Nom de l’endroit.',
  'ServiceArea.kind': 'Sorte d’endroit.',
  'ServiceArea.municipality': 'Municipalité dont l’endroit fait partie.',
  'ServiceArea.addressRegion':
    'La {regionKind} de l’endroit, par son code s’il y en a un; null si les adresses n’en nomment pas.',
  'ServiceArea.distanceKm':
    'Distance orthodromique depuis l’établissement de l’entreprise, en kilomètres, à une décimale.',
  'ServiceArea.responseMinutes':
    'Délai habituel entre l’appel et l’arrivée pendant les heures d’ouverture, en minutes; null si l’entreprise n’en donne pas. Ce n’est pas une promesse.',
  'ServiceArea.responseHolds': 'Quand responseMinutes s’applique; null s’il vaut null.',
  'ServiceArea.postalAreas':
    '{PostalAreas} de l’endroit, les principales d’abord; certaines n’en couvrent qu’une partie.',
  'ServiceArea.alternateNames': 'Autres noms et anciens noms reconnus.',
  'ServiceArea.photos':
    'Photos de travaux à cet endroit, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'ServiceArea.url': 'Page de l’endroit.',
  'ServiceArea.notes':
    'Texte de la page sur l’endroit : les routes, les maisons, le déroulement d’une visite; null s’il n’y en a pas.',

  ServiceAreaList: 'Tous les endroits de la liste.',
  'ServiceAreaList.total': 'Nombre d’endroits dans la liste.',
  'ServiceAreaList.base': 'Le point à partir duquel les distances se mesurent.',
  'ServiceAreaList.base.name': 'Où se trouve l’établissement.',
  'ServiceAreaList.areas': 'Les endroits de la liste, le plus proche d’abord.',
};
