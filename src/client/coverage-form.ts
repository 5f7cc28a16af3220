import type { askCoverage } from './ask.ts';

/** The form with its field, the place of its answer, and its words. */
export interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
  readonly answer: HTMLOutputElement;
  /** The sentence about a served place with marks, and the one for when no answer comes. */
  readonly dataset: DOMStringMap & { readonly yes: string; readonly down: string };
}

/** A submission under WebMCP; other browsers lack the member. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

const askScript = '/ask.js';
const loadAsking = (): Promise<{ readonly askCoverage: typeof askCoverage }> => import(/* @vite-ignore */ askScript);

let lastTurn = 0;

/**
 * Answers coverage forms in the page: a served place at once from the list the
 * page carries, anything else with a script that comes once somebody is in the
 * field. Where a script does not come, the form leads to a page with the same
 * answer.
 */
function answerCoverageForms(): void {
  for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
    form.q.onfocus = loadAsking;
    form.onsubmit = (event) => {
      event.preventDefault();
      const turn = ++lastTurn;
      form.answer.textContent = '…';
      const answer = findAnswer(form, form.q.value.trim());
      // An agent that fills in the form gets the answer as text.
      (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
      // A later question may have been asked meanwhile.
      answer.then((parts) => turn === lastTurn && form.answer.replaceChildren(...parts));
    };
  }
}

async function findAnswer(form: CoverageForm, typed: string): Promise<(string | Node)[]> {
  for (const { value, label, dataset } of document.querySelectorAll<HTMLOptionElement>(
    `option[value="${CSS.escape(typed)}" i]`,
  )) {
    const facts: Readonly<Record<string, string | undefined>> = {
      ...dataset,
      where: label ? `${value} (${label})` : value,
    };
    return [form.dataset.yes.replace(/\$(\w+)/g, (_, mark) => facts[mark] ?? '')];
  }
  return loadAsking().then(
    (script) => script.askCoverage(typed, form.dataset.down),
    () => {
      form.submit();
      return [];
    },
  );
}

answerCoverageForms();
