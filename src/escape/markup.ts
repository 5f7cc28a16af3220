/** Text as it stands in HTML and XML, between tags and in attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return escapeMarkupText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text as it stands between tags alone, where there are hundreds of quotation marks: they need no other form there. */
export function escapeMarkupText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
