import { indentJson } from '../api/print-json.ts';
import type * as sentences from '../text/en/client/try.ts';
import type { offerCopy } from './try-forms.ts';

const SHOWN_HEADERS = ['content-type', 'cache-control', 'etag', 'allow'];

/**
 * Sends the request of a form, shows the response below it and returns the body. `addButton` adds a copy button to the
 * response: if this script imported it, the page would load a shared file instead of inlining its own copy.
 */
export async function answerTry(
  form: HTMLFormElement,
  addButton: typeof offerCopy,
  words: typeof sentences,
): Promise<string> {
  const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value)) as Record<string, string>;
  const { tool, path } = form.dataset;
  const [address, request] = tool ? describeCall(tool, given) : [describeAddress(form, path, given)];
  if (!form.querySelector('.code')) {
    const figure = Object.assign(document.createElement('figure'), { className: 'code' });
    figure.innerHTML = `<figcaption><span role="status"></span></figcaption><pre tabindex="0" role="group" aria-label="${words.response}"></pre>`;
    addButton(figure);
    form.append(figure);
  }
  /** Shows a response in the format of the examples. */
  const show = (line: string, text: string) => {
    form.querySelector('span')?.replaceChildren(line);
    form.querySelector('pre')?.replaceChildren(text);
    return text;
  };
  // A live region must exist before its text changes, or screen readers do not announce it.
  show(words.asking, '');
  const start = performance.now();
  try {
    const response = await fetch(address, request);
    const body = await response.text();
    const milliseconds = Math.round(performance.now() - start);
    const headers = SHOWN_HEADERS.filter((name) => response.headers.get(name))
      .map((name) => `${name}: ${response.headers.get(name)}`)
      .join('\n');
    return show(
      words.took(response.status, milliseconds),
      `${request?.method ?? 'GET'} ${address}\n${headers}\n\n${indent(body)}`,
    );
  } catch {
    return show(words.noAnswer, words.failed);
  }
}

function describeAddress(form: HTMLFormElement, path: string | undefined, given: Record<string, string>): string {
  if (path) return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given[name] ?? ''));
  const query = new URLSearchParams(given).toString();
  return form.getAttribute('action') + (query && `?${query}`);
}

function describeCall(name: string, given: Record<string, string>): [string, RequestInit] {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
  return ['/api/mcp', { method: 'POST', headers: { 'content-type': 'application/json' }, body }];
}

function indent(body: string): string {
  try {
    return indentJson(JSON.parse(body));
  } catch {
    return body;
  }
}
