/** Serializes JSON for a `<script>` element, so that it cannot close the element or start a comment. */
export function writeScriptData(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
