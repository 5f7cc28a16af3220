/** Spanish descriptions of what is in src/schemas/pages. */
export const pages: Readonly<Record<string, string>> = {
  PageSection: 'Una parte de una página.',
  'PageSection.title': 'Título de esa parte en su página.',
  'PageSection.text': 'Texto de la parte, en Markdown.',
};
