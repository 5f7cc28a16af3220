/** Elements that stand on lines of their own, or are not shown: white space beside their tags never is either. */
const blocks =
  'article|aside|body|caption|datalist|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hgroup|html|li|link|main|meta|nav|ol|option|p|section|summary|table|tbody|td|th|thead|title|tr|ul';

// What stands between the tags of code, scripts and styles is theirs.
const kept = '<(?<name>pre|script|style)(?=[\\s>])[\\s\\S]*?</\\k<name>>';
const tag = `</?(?:${blocks})(?=[\\s>])[^>]*>`;
const trimmable = new RegExp(`[ \\n]*(?<part>${kept}|${tag})[ \\n]*`, 'g');

/** A page without the white space that no browser shows. What stands in lines keeps its spaces. */
export function trimHtml(html: string): string {
  return html.replace(trimmable, '$<part>');
}
