/** Escapes text for HTML and XML content and double-quoted attributes. */
export function escapeMarkup(text: string): string {
  return escapeMarkupText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Escapes text for element content only, where quotation marks need no escaping and there are hundreds. */
export function escapeMarkupText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Serializes JSON for a `<script>` element, so that it cannot close the element or start a comment. */
export function serializeForScript(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
