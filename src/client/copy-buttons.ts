/** Adds a copy button to every code block, including those inserted later. */
export function offerCopies(): void {
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
export function offerCopy(figure: Element): void {
  // The clipboard API is undefined without https.
  if (!navigator.clipboard) return;
  const code = figure.querySelector('pre');
  const ariaLabel = `Copy ${code?.ariaLabel}`;
  code?.before(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy', ariaLabel }));
}
