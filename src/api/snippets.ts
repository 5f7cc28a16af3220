/** A way to ask for an address. */
export interface Snippet {
  readonly language: string;
  readonly code: string;
}

/** How to get the JSON of an address with the tools most people have at hand. */
export function writeSnippets(url: string): Snippet[] {
  return [
    { language: 'curl', code: `curl -s '${url}'` },
    { language: 'fetch', code: `const answer = await (await fetch('${url}')).json();` },
    {
      language: 'Python',
      code: `import json, urllib.request\nanswer = json.load(urllib.request.urlopen('${url}'))`,
    },
  ];
}
