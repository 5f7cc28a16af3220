/** A code snippet that requests a URL. */
export interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** Snippets that get the JSON of a URL with common tools. */
export function writeSnippets(url: string): [Snippet, ...Snippet[]] {
  return [
    { language: 'curl', code: `curl -s '${url}'` },
    { language: 'fetch', code: `const answer = await (await fetch('${url}')).json();` },
    {
      language: 'Python',
      code: `import json, urllib.request\nanswer = json.load(urllib.request.urlopen('${url}'))`,
    },
  ];
}
