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

let lastTurn = 0;

for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
  form.onsubmit = async (event) => {
    event.preventDefault();
    const turn = ++lastTurn;
    form.answer.textContent = '…';
    const answer = findAnswer(form, form.q.value.trim()).catch(() => [form.dataset.down]);
    // An agent that submits the form gets the answer as text.
    (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
    const parts = await answer;
    // Ignore the answer if a later question was asked meanwhile.
    if (turn === lastTurn) form.answer.replaceChildren(...parts);
    // Above the bar at the foot of the screen.
    form.answer.scrollIntoView({ block: 'nearest' });
  };
}

/** The answer of the page that the form leads to without a script. */
interface FormAnswer {
  readonly message: string;
  readonly links?: readonly { readonly path: string; readonly text: string }[];
}

/**
 * The sentence of a served place in the list of the form; for any other text that of the page to which the form leads
 * without a script, with its link if it is one, or those to what may be meant. Without a function the page has none.
 */
async function findAnswer(form: CoverageForm, typed: string): Promise<(string | Node)[]> {
  const place = document.querySelector<HTMLOptionElement>(`#places [value="${CSS.escape(typed)}" i]`);
  if (place?.dataset.answer) return [place.dataset.answer];
  const response = await fetch(`${form.getAttribute('action')}?q=${encodeURIComponent(typed)}`, {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return [form.dataset.down];
  const { message, links = [] }: FormAnswer = await response.json();
  return [message, ...links.filter(({ path }) => path.includes('?') || !links[1]).map(toLink)];
}

function toLink({ path, text }: { readonly path: string; readonly text: string }): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = text;
  return link;
}
