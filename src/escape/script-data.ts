/** A value as JSON that may stand in a `<script>` element: nothing in it ends the element or begins a comment. */
export function writeScriptData(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
