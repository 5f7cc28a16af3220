/** French descriptions of what is in src/schemas/pages. */
export const pages: Readonly<Record<string, string>> = {
  PageSection: 'Une partie d’une page.',
  'PageSection.title': 'Titre de cette partie sur sa page.',
  'PageSection.text': 'Texte de cette partie, en Markdown.',
};
