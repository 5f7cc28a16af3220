import { placePath } from '../domain/site.ts';
import type { CoverageAnswer } from '../schemas/coverage.ts';
import { findAll } from './find-all.ts';

/** What the API answers: coverage, or a problem in its `detail`. */
type Reply = CoverageAnswer & { readonly detail: string };

/** The form with its field, the place of its answer, and its words. */
interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
  readonly answer: HTMLOutputElement;
  /** The sentence about a served place with marks, and the one for when no answer comes. */
  readonly dataset: DOMStringMap & { readonly yes: string; readonly down: string };
}

/** A submission under WebMCP; other browsers lack the member. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

let lastTurn = 0;

/**
 * Answers coverage forms in the page: a served place at once from the list the
 * page carries, anything else in the words of the API. Without it, the form
 * leads to a page with the same answer.
 */
export function answerCoverageForms(): void {
  for (const form of findAll<CoverageForm>('[data-down]')) {
    form.onsubmit = (event) => {
      event.preventDefault();
      const turn = ++lastTurn;
      form.answer.textContent = '…';
      const answer = findAnswer(form.q.value.trim(), form.dataset.yes).catch(() => [form.dataset.down]);
      // An agent that fills in the form gets the answer as text.
      (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
      // A later question may have been asked meanwhile.
      answer.then((parts) => turn === lastTurn && form.answer.replaceChildren(...parts));
    };
  }
}

async function findAnswer(typed: string, yes: string): Promise<(string | Node)[]> {
  for (const { value, label } of findAll<HTMLOptionElement>('option')) {
    const [km, response, where = value] = label.split(/ km, | · /) as [string, string, string?];
    if (value.toLowerCase() === typed.toLowerCase())
      return [yes.replace('%w', where).replace('%k', km).replace('%r', response)];
  }
  // No name of a place has a digit this early.
  const parameter = /^\D.{0,3}\p{N}/u.test(typed) ? 'postal' : 'city';
  const reply = await fetch(`/api/coverage/?${parameter}=${encodeURIComponent(typed)}`);
  const { message, detail, areas, suggestions, nearest }: Reply = await reply.json();
  if (!message) return [detail];
  return [
    message,
    ...[suggestions, areas[1] ? [] : areas, nearest ?? []]
      .flat()
      .map((place) => Object.assign(document.createElement('a'), { href: placePath(place), textContent: place.name })),
  ];
}
