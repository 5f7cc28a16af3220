import * as words from '../text/en/client/status.ts';

// Says whether the API responds and serves the same content as the page.
const place = document.querySelector<HTMLElement>('[data-digest]') as HTMLElement;
const start = performance.now();
fetch('/api/health/', { cache: 'no-store' })
  .then((response) => response.json())
  .then(({ contentDigest }) => {
    const time = Math.round(performance.now() - start);
    place.textContent = contentDigest === place.dataset.digest ? words.answers(time) : words.differs;
  })
  .catch(() => {
    place.textContent = words.silent;
  });
