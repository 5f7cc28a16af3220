import * as answers from '../text/en/client/try.ts';
import * as words from '../text/en/client/try-forms.ts';
import type { AgentSubmitEvent } from './coverage-form.ts';
import type { answerTry } from './try.ts';

const answerScript = '/try.js';
// The page's status element for copying is in the footer; it announces the copies of code blocks too.
const status = document.querySelector('footer .copy [role]') as HTMLElement;

/** Adds a copy button to a figure, before its code. */
export function offerCopy(figure: Element): void {
  // The clipboard API is undefined without https.
  if (!navigator.clipboard) return;
  const code = figure.querySelector('pre');
  const ariaLabel = words.copyOf(code?.ariaLabel ?? '');
  code?.before(Object.assign(document.createElement('button'), { type: 'button', textContent: words.copy, ariaLabel }));
}

for (const figure of document.querySelectorAll('.code')) offerCopy(figure);
// On the document, for the buttons of answers that are inserted later.
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('.code button');
  if (!button) return;
  const copied = navigator.clipboard.writeText(button.nextElementSibling?.textContent ?? '');
  button.textContent = status.textContent = await copied.then(
    () => words.copied,
    () => words.notCopied,
  );
  setTimeout(() => {
    button.textContent = words.copy;
    status.textContent = '';
  }, 2000);
});

// Answers the forms in the page, with a script that loads on first submit. Without it they navigate to the JSON.
for (const form of document.querySelectorAll<HTMLFormElement>('.try')) {
  for (const field of form.querySelectorAll('input')) field.readOnly = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    // Remove the previous answer.
    form.querySelector('[role]')?.replaceChildren(words.asking);
    const answer = import(answerScript).then((script: { answerTry: typeof answerTry }) =>
      script.answerTry(form, offerCopy, answers),
    );
    (event as AgentSubmitEvent).respondWith?.(answer);
  };
}
