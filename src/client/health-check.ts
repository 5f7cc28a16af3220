import type { Health } from '../schemas/answers/api.ts';

/** Reports on the status page whether the API responds and serves the same content as the page. */
async function answerHealth(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-digest]');
  if (!place) return;
  const start = performance.now();
  place.textContent = await fetch('/api/health/', { cache: 'no-store' })
    .then(async (response) => {
      const { contentDigest }: Health = await response.json();
      const time = Math.round(performance.now() - start);
      return contentDigest === place.dataset.digest
        ? `The API answers, in ${time} ms, and has the same content as this page.`
        : 'The API answers, but its content differs from this page. Reload the page to see what is current.';
    })
    .catch(() => 'The API is not answering right now. What is below is what was last published.');
}

answerHealth();
