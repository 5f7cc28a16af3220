/** Shows the button that copies the page's Markdown alternate and reports the result. */
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
      // Pass a promise: some browsers allow clipboard access only synchronously within the click event.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      said.textContent = 'Copied';
    } catch {
      said.textContent = button.value;
    }
  };
}
