/** Shows the button beside the link to the Markdown form of the page, which copies that text and says whether it did. */
export function offerMarkdown(): void {
  const [link, button, said] = document.querySelectorAll('.copy > *') as Iterable<Element> as [
    HTMLAnchorElement,
    HTMLButtonElement,
    HTMLElement,
  ];
  button.hidden = false;
  button.onclick = async () => {
    try {
      const text = fetch(link.href).then((twin) => (twin.ok ? twin.text() : Promise.reject()));
      // As a promise: some browsers lend the clipboard only in the moment of the click.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      said.textContent = 'Copied';
    } catch {
      said.textContent = button.value;
    }
  };
}
