import type { answerTry } from './try.ts';

/** A submit event with WebMCP members; other browsers lack them. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

const answerScript = '/try.js';

/**
 * Answers the forms of the documentation in the page, with a script that loads on first submit. Without it they
 * navigate to the JSON.
 */
function answerTries(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.try')) {
    for (const field of form.querySelectorAll('input')) field.readOnly = false;
    form.onsubmit = (event) => {
      event.preventDefault();
      // Remove the previous answer.
      form.querySelector('[role]')?.replaceChildren('Asking');
      const answer = import(/* @vite-ignore */ answerScript).then((script: { answerTry: typeof answerTry }) =>
        script.answerTry(form, offerCopy),
      );
      (event as AgentSubmitEvent).respondWith?.(answer);
    };
  }
}

/** Adds a copy button to every code block, including those inserted later. */
function offerCopies(): void {
  // The page's status element for copying is in the footer; it announces these copies too.
  const status = document.querySelector('footer .copy [role]') as HTMLElement;
  for (const figure of document.querySelectorAll('.code')) offerCopy(figure);
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.code button');
    if (!button) return;
    button.textContent = status.textContent = await navigator.clipboard
      .writeText(button.nextElementSibling?.textContent ?? '')
      .then(
        () => 'Copied',
        () => 'Not copied',
      );
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2000);
  });
}

/** Adds the button to a figure, before its code. */
function offerCopy(figure: Element): void {
  // The clipboard API is undefined without https.
  if (!navigator.clipboard) return;
  const code = figure.querySelector('pre');
  const ariaLabel = `Copy ${code?.ariaLabel}`;
  code?.before(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy', ariaLabel }));
}

offerCopies();
answerTries();
