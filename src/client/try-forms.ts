import { offerCopies, offerCopy } from './copy-buttons.ts';
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

offerCopies();
answerTries();
