/** Puts a button to copy beside every piece of code, also beside those that come later. */
export function offerCopies(): void {
  // Browsers have no clipboard for pages without https.
  if (!navigator.clipboard) return;
  // What is said of the button for the whole page stands at the end of it; there this is said too.
  const status = document.querySelector('.copy [role]') as HTMLElement;
  for (const figure of document.querySelectorAll('.code')) offerCopy(figure);
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.code button');
    if (!button) return;
    const copied = await navigator.clipboard
      .writeText(button.parentElement?.querySelector('pre')?.textContent ?? '')
      .then(
        () => 'Copied',
        () => 'Not copied',
      );
    button.textContent = status.textContent = copied;
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2000);
  });
}

/** Puts the button into one figure, before its code. */
export function offerCopy(figure: Element): void {
  if (!navigator.clipboard) return;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.ariaLabel = `Copy ${figure.querySelector('pre')?.ariaLabel}`;
  figure.querySelector('pre')?.before(button);
}
