/** The form with its field, output and messages. */
interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
  readonly answer: HTMLOutputElement;
  /** The message for a failed request. */
  readonly dataset: DOMStringMap & { readonly down: string };
}

/** A submit event with WebMCP members; other browsers lack them. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

/** The answer of the page that the form leads to without a script. */
interface ShownAnswer {
  /** The answer in a few words, with the place and its distance. */
  readonly verdict?: string | undefined;
  readonly message: string;
  readonly links?: readonly { readonly path: string; readonly text: string }[];
}

let latestRequest = 0;

for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
  form.onsubmit = async (event) => {
    event.preventDefault();
    const request = ++latestRequest;
    form.ariaBusy = 'true';
    const answer: Promise<ShownAnswer> = findAnswer(form, form.q.value.trim()).catch(() => ({
      message: form.dataset.down,
    }));
    // An agent that submits the form gets the answer as text.
    (event as AgentSubmitEvent).respondWith?.(
      answer.then(({ message, links = [] }) => [message, ...links.map(({ path }) => path)].join(' ')),
    );
    const shown = await answer;
    // Ignore the answer if a later question has been submitted.
    if (request !== latestRequest) return;
    form.ariaBusy = null;
    form.answer.replaceChildren(...toElements(shown));
    // Keeps the answer above the bar at the foot of the screen.
    form.answer.scrollIntoView({ block: 'nearest' });
  };
}

/**
 * Finds the answer about a served place in the list of the form. For any other text, fetches it from the page that the
 * form leads to without a script; a host without the function has none.
 */
async function findAnswer(form: CoverageForm, typed: string): Promise<ShownAnswer> {
  const place = document.querySelector<HTMLOptionElement>(`#places [value="${CSS.escape(typed)}" i]`);
  if (place) {
    const { verdict, answer } = place.dataset as Record<'verdict' | 'answer', string>;
    // The verdict has an ellipsis in place of the name, which the page then has only once.
    return { verdict: verdict.replace('…', place.value), message: answer };
  }
  const response = await fetch(`${form.action}?q=${encodeURIComponent(typed)}`, {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return { message: form.dataset.down };
  const { links = [], ...answer }: ShownAnswer = await response.json();
  // Keeps links that ask again; a link to a place only if there is no other link.
  return { ...answer, links: links.filter(({ path }) => path.includes('?') || !links[1]) };
}

function toElements({ verdict, message, links = [] }: ShownAnswer): (Node | string)[] {
  const write = <Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string, more = {}) =>
    Object.assign(document.createElement(name), { textContent, ...more });
  return [
    ...(verdict ? [write('strong', verdict, { className: 'verdict' }), ' '] : []),
    message,
    ...links.flatMap(({ path, text }) => [' ', write('a', text, { href: path })]),
  ];
}
