/** French descriptions of what is in src/schemas/appearance. */
export const appearance: Readonly<Record<string, string>> = {
  Photo: 'Une photo que l’entreprise a prise de son travail, de son équipe ou de ses locaux.',
  'Photo.url': 'La photo dans sa plus grande version publiée.',
  'Photo.width': 'Largeur de cette version en pixels.',
  'Photo.height': 'Hauteur de cette version en pixels.',
  'Photo.type': 'Type de média de cette version.',
  'Photo.alt': 'Ce que montre la photo, en mots.',
  'Photo.caption': 'La légende sous la photo; null s’il n’y en a pas.',
  'Photo.takenOn': 'Le jour où elle a été prise; null si ce n’est pas précisé.',
};
