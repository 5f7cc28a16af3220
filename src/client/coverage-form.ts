import type { CoverageAnswer } from '../schemas/coverage.ts';

/** What the API answers: coverage, or a problem in its `detail`. */
type Reply = CoverageAnswer & { readonly detail: string };

/** A place that an answer names. */
interface Mention {
  readonly name: string;
  readonly slug: string;
  /** Its page; without one, the form is asked again for the place. */
  readonly url?: string;
}

/** The form with its one field. */
interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
}

/** A submission under WebMCP; other browsers lack the member. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

/**
 * Answers coverage forms in the page: a served place at once from the list the
 * page carries, anything else in the words of the API. Without it, the form
 * leads to a page with the same answer.
 */
export function answerCoverageForms(): void {
  for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
    form.onsubmit = (event) => {
      event.preventDefault();
      const typed = form.q.value.trim();
      const answer = findAnswer(typed, form.dataset).catch(() => [form.dataset.down ?? '']);
      // An agent that fills in the form gets the answer as text.
      (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
      answer.then((parts) => {
        // A later question may have been answered meanwhile.
        if (typed === form.q.value.trim()) form.querySelector('output')?.replaceChildren(...parts);
      });
    };
  }
}

async function findAnswer(typed: string, { yes = '' }: DOMStringMap): Promise<(string | Node)[]> {
  for (const { value, label } of document.querySelectorAll('option')) {
    const [km = '', response = '', where = value] = label.split(/ km, | · /);
    if (value.toLowerCase() === typed.toLowerCase())
      return [yes.replace('%w', where).replace('%k', km).replace('%r', response)];
  }
  const parameter = /^[a-z]\d[a-z]/i.test(typed) ? 'postal' : 'city';
  const reply = await fetch(`/api/coverage/?${parameter}=${encodeURIComponent(typed)}`);
  const { message, detail, areas, suggestions, nearest }: Reply = await reply.json();
  if (!message) return [detail];
  const mentions: Mention[] = [...suggestions, ...(areas[1] ? [] : areas), ...(nearest ? [nearest] : [])];
  return [
    message,
    ...mentions.flatMap(({ name, slug, url }) => [
      ' ',
      Object.assign(document.createElement('a'), {
        href: url ? new URL(url).pathname : `/check/?q=${slug}`,
        textContent: name,
      }),
    ]),
  ];
}
