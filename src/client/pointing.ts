// A click on a part answers in place: the page scrolls only as far as the answer needs to be seen.
for (const part of document.querySelectorAll<SVGAElement>('.pointing svg a'))
  part.addEventListener('click', (event) => {
    event.preventDefault();
    const before = scrollY;
    location.hash = part.href.baseVal;
    scrollTo({ top: before, behavior: 'instant' });
    document.querySelector(':target')?.scrollIntoView({ block: 'nearest' });
  });
