import type { askCoverage } from './ask.ts';

/** The form with its field, output and messages. */
interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
  readonly answer: HTMLOutputElement;
  /** The template for a served place, and the message for a failed request. */
  readonly dataset: DOMStringMap & { readonly yes: string; readonly down: string };
}

/** A submit event with WebMCP members; other browsers lack them. */
export interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

const askScript = '/ask.js';
const loadAsking = (): Promise<{ readonly askCoverage: typeof askCoverage }> => import(/* @vite-ignore */ askScript);

let lastTurn = 0;

// Answers coverage forms in the page: served places immediately from the embedded datalist, anything else with a script
// that loads when the field gets focus. If that script fails to load, the form navigates to a page with the same answer.
for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
  form.q.onfocus = loadAsking;
  form.onsubmit = (event) => {
    event.preventDefault();
    const turn = ++lastTurn;
    form.answer.textContent = '…';
    const answer = findAnswer(form, form.q.value.trim());
    // An agent that submits the form gets the answer as text.
    (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
    // Ignore the answer if a later question was asked meanwhile.
    answer.then((parts) => turn === lastTurn && form.answer.replaceChildren(...parts));
  };
}

async function findAnswer(form: CoverageForm, typed: string): Promise<(string | Node)[]> {
  const selector = `option[value="${CSS.escape(typed)}" i][data-distance]`;
  const option = document.querySelector<HTMLOptionElement>(selector);
  if (option) {
    const { value, label, dataset } = option;
    const facts: Readonly<Record<string, string | undefined>> = {
      ...dataset,
      where: label ? `${value} (${label})` : value,
    };
    return [form.dataset.yes.replace(/\$(\w+)/g, (_, mark) => facts[mark] ?? '')];
  }
  return loadAsking().then(
    (script) => script.askCoverage(typed, form.dataset.down, form.getAttribute('action') as string),
    () => {
      form.submit();
      return [];
    },
  );
}
