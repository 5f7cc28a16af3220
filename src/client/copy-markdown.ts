/** Shows the copy buttons beside Markdown links, and reports success or failure. */
export function offerMarkdown(): void {
  for (const { children } of document.querySelectorAll('.copy')) {
    const [link, button, said] = children as Iterable<Element> as [HTMLAnchorElement, HTMLButtonElement, HTMLElement];
    button.hidden = false;
    button.onclick = async () => {
      try {
        const text = fetch(link.href).then((response) => (response.ok ? response.text() : Promise.reject()));
        // Pass a promise: some browsers allow clipboard access only synchronously within the click event.
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
        said.textContent = 'Copied';
      } catch {
        said.textContent = button.value;
      }
    };
  }
}
