/** A line below the heading that a link jumps to. */
const rootMargin = '-15% 0% -85%';

for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) {
  const section = document.querySelector(link.hash)?.closest('section') as Element;
  new IntersectionObserver(
    (changes) => {
      link.ariaCurrent = `${changes.at(-1)?.isIntersecting}`;
    },
    { rootMargin },
  ).observe(section);
}
