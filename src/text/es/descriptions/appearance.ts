/** Spanish descriptions of what is in src/schemas/appearance. */
export const appearance: Readonly<Record<string, string>> = {
  Photo: 'Una foto que el negocio tomó de su trabajo, de su equipo o de su local.',
  'Photo.url': 'La foto en su versión publicada más grande.',
  'Photo.width': 'Ancho de esa versión, en píxeles.',
  'Photo.height': 'Alto de esa versión, en píxeles.',
  'Photo.type': 'Tipo de contenido de esa versión.',
  'Photo.alt': 'Lo que muestra la foto, en palabras.',
  'Photo.caption': 'El texto que va debajo; null si no hay.',
  'Photo.takenOn': 'El día en que se tomó; null si no se indica.',
};
