import { indentJson } from '../api/print-json.ts';
import type { offerCopy } from './copy-buttons.ts';

const SHOWN_HEADERS = ['content-type', 'cache-control', 'etag', 'allow'];

/**
 * Sends the request of a form, shows the response below it and returns the body. `addButton` adds a copy button to the
 * response: if this script imported it, the page would load a shared file instead of inlining its own copy.
 */
export async function answerTry(form: HTMLFormElement, addButton: typeof offerCopy): Promise<string> {
  const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value)) as Record<string, string>;
  const { tool, path } = form.dataset;
  const [address, request] = tool ? describeCall(tool, given) : [describeAddress(form, path, given)];
  // A live region must exist before its text changes, or screen readers do not announce it.
  show(form, 'Asking', '', addButton);
  const start = performance.now();
  const [line, text] = await fetch(address, request).then(
    async (response) => {
      const body = await response.text();
      const time = Math.round(performance.now() - start);
      const headers = SHOWN_HEADERS.flatMap((name) =>
        response.headers.get(name) ? `${name}: ${response.headers.get(name)}` : [],
      );
      return [
        `${response.status} in ${time} ms`,
        `${request?.method ?? 'GET'} ${address}\n${headers.join('\n')}\n\n${indent(body)}`,
      ];
    },
    () => ['No answer', 'The request did not get through. Is the network there?'],
  );
  show(form, line ?? '', text ?? '', addButton);
  return text ?? '';
}

function describeAddress(form: HTMLFormElement, path: string | undefined, given: Record<string, string>): string {
  if (path) return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given[name] ?? ''));
  const query = new URLSearchParams(given).toString();
  return form.getAttribute('action') + (query && `?${query}`);
}

function describeCall(name: string, given: Record<string, string>): [string, RequestInit] {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
  return [
    '/api/mcp',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) },
  ];
}

function indent(body: string): string {
  try {
    return indentJson(JSON.parse(body));
  } catch {
    return body;
  }
}

/** Shows a response in the format of the examples. */
function show(form: HTMLFormElement, line: string, text: string, addButton: typeof offerCopy): void {
  if (!form.querySelector('.code')) {
    const figure = Object.assign(document.createElement('figure'), { className: 'code' });
    figure.innerHTML =
      '<figcaption><span role="status"></span></figcaption><pre tabindex="0" role="group" aria-label="Response"></pre>';
    addButton(figure);
    form.append(figure);
  }
  form.querySelector('span')?.replaceChildren(line);
  form.querySelector('pre')?.replaceChildren(text);
}
