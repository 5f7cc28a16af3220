import { offerCopies, offerCopy } from './copy-buttons.ts';
import type { answerTry } from './try.ts';

/** A submission under WebMCP; other browsers lack the member. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

const answerScript = '/try.js';

/**
 * Answers the forms of the documentation in the page, with a script that is
 * loaded for the first answer. Without it they open the JSON itself.
 */
function answerTries(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.try')) {
    for (const field of form.querySelectorAll('input')) field.readOnly = false;
    form.onsubmit = (event) => {
      event.preventDefault();
      // The answer before does not pass for this one.
      form.querySelector('[role]')?.replaceChildren('Asking');
      const answer = import(/* @vite-ignore */ answerScript).then((script: { answerTry: typeof answerTry }) =>
        script.answerTry(form, offerCopy),
      );
      (event as AgentSubmitEvent).respondWith?.(answer);
    };
  }
}

offerCopies();
answerTries();
