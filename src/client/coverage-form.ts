/** The form with its field, output and messages. */
interface CoverageForm extends HTMLFormElement {
  readonly q: HTMLInputElement;
  readonly answer: HTMLOutputElement;
  /** The template for a served place, and the message for a failed request. */
  readonly dataset: DOMStringMap & { readonly yes: string; readonly down: string };
}

/** A submit event with WebMCP members; other browsers lack them. */
interface AgentSubmitEvent extends SubmitEvent {
  respondWith?: (answer: Promise<string>) => void;
}

let lastTurn = 0;

// Answers coverage forms in the page: served places immediately from the embedded datalist, anything else in the words
// of the page to which the form leads without a script.
for (const form of document.querySelectorAll<CoverageForm>('[data-down]')) {
  form.onsubmit = async (event) => {
    event.preventDefault();
    const turn = ++lastTurn;
    form.answer.textContent = '…';
    const typed = form.q.value.trim();
    const answer = Promise.resolve(answerAtOnce(form, typed) ?? askPage(form, typed)).catch(() => [form.dataset.down]);
    // An agent that submits the form gets the answer as text.
    (event as AgentSubmitEvent).respondWith?.(answer.then((parts) => parts.join(' ')));
    const parts = await answer;
    // Ignore the answer if a later question was asked meanwhile.
    if (turn === lastTurn) form.answer.replaceChildren(...parts);
    // Above the bar at the foot of the screen.
    form.answer.scrollIntoView({ block: 'nearest' });
  };
}

function answerAtOnce({ dataset }: CoverageForm, typed: string): (string | Node)[] | undefined {
  const selector = `option[value="${CSS.escape(typed)}" i][data-distance]`;
  const option = document.querySelector<HTMLOptionElement>(selector);
  if (!option) return undefined;
  const { value, label } = option;
  const facts: Readonly<Record<string, string | undefined>> = {
    ...option.dataset,
    where: label ? `${value} (${label})` : value,
  };
  return [dataset.yes.replace(/\$(\w+)/g, (_, mark) => facts[mark] ?? '')];
}

/** The sentence of the page, and its link if it is one, or those to what may be meant. Without a function it has none. */
async function askPage(form: CoverageForm, typed: string): Promise<(string | Node)[]> {
  const response = await fetch(`${form.getAttribute('action')}?q=${encodeURIComponent(typed)}`);
  // Only what is read: this page's policy would refuse the styles of the other one, and browsers report that.
  const [main = ''] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const sentence = page.querySelector('#answer strong')?.textContent;
  const links = [...page.querySelectorAll<HTMLAnchorElement>('#answer a')];
  return sentence ? [sentence, ...links.filter((link) => link.search || !links[1])] : [form.dataset.down];
}
