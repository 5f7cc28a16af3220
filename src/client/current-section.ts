// A line below the heading that a link jumps to decides which section is read.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a'))
  new IntersectionObserver(
    (changes) => {
      link.ariaCurrent = `${changes.at(-1)?.isIntersecting}`;
    },
    { rootMargin: '-9% 0% -91%' },
  ).observe(document.querySelector(link.hash)?.closest('section') as Element);
