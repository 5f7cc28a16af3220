/** What a client accepts, and the form of a page it is to get; neither is 406 (contract F1; RFC 9110, section 12.5.1). */
export interface NegotiationRow {
  readonly name: string;
  /** The Accept header; undefined for none. */
  readonly accept: string | undefined;
  readonly form: 'html' | 'markdown' | 'neither';
}

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

export const negotiationRows: readonly NegotiationRow[] = [
  { name: 'no header', accept: undefined, form: 'html' },
  { name: 'an empty header', accept: '', form: 'html' },
  { name: 'Chrome and Edge', accept: chrome, form: 'html' },
  { name: 'Firefox', accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', form: 'html' },
  { name: 'curl, fetch, Python', accept: '*/*', form: 'html' },
  { name: 'Java', accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', form: 'html' },
  { name: 'Markdown alone', accept: 'text/markdown', form: 'markdown' },
  { name: 'Markdown in capitals', accept: 'TEXT/MARKDOWN', form: 'markdown' },
  { name: 'an agent with a fallback', accept: 'text/markdown, */*;q=0.1', form: 'markdown' },
  { name: 'agents that name plain text', accept: 'application/json, text/plain, text/markdown', form: 'markdown' },
  { name: 'a tie with HTML', accept: 'text/html, text/markdown', form: 'markdown' },
  { name: 'HTML preferred', accept: 'text/html, text/markdown;q=0.9', form: 'html' },
  { name: 'Markdown preferred', accept: 'text/html;q=0.9, text/markdown', form: 'markdown' },
  { name: 'XHTML preferred', accept: 'application/xhtml+xml, text/markdown;q=0.9', form: 'html' },
  { name: 'Markdown refused', accept: 'text/markdown;q=0, */*', form: 'html' },
  { name: 'Markdown refused and nothing else said', accept: 'text/markdown;q=0', form: 'neither' },
  { name: 'HTML refused, Markdown named', accept: 'text/html;q=0, text/markdown;q=0.1', form: 'markdown' },
  { name: 'HTML refused, anything else taken', accept: 'text/html;q=0, */*', form: 'markdown' },
  { name: 'both refused', accept: 'text/html;q=0, text/markdown;q=0, */*', form: 'neither' },
  { name: 'a family', accept: 'text/*', form: 'html' },
  { name: 'a family beside Markdown of the same weight', accept: 'text/*, text/markdown', form: 'markdown' },
  { name: 'the type goes before its family', accept: 'text/*, text/html;q=0.1, text/markdown;q=0.2', form: 'markdown' },
  { name: 'the family goes before anything', accept: 'text/*;q=0.1, */*, text/markdown;q=0.5', form: 'markdown' },
  { name: 'the family refused', accept: 'text/*;q=0, */*', form: 'neither' },
  { name: 'parameters of a type', accept: 'text/markdown;variant=GFM;charset=utf-8', form: 'markdown' },
  {
    name: 'a weight behind parameters',
    accept: 'text/markdown;variant=GFM;q=0.2, text/html;level=1;q=0.3',
    form: 'html',
  },
  { name: 'spaces and tabs', accept: '  text/markdown ; q=0.8 ,\ttext/html ; q=0.7  ', form: 'markdown' },
  { name: 'a weight in capitals', accept: 'text/markdown;Q=0.2, text/html;Q=0.3', form: 'html' },
  { name: 'a weight above one is no weight', accept: 'text/markdown;q=1.5, text/html;q=0.1', form: 'html' },
  { name: 'a weight below zero is no weight', accept: 'text/markdown;q=-1, text/html', form: 'html' },
  { name: 'a weight of four digits is no weight', accept: 'text/markdown;q=0.9999, text/html;q=0.1', form: 'html' },
  { name: 'an empty weight is no weight', accept: 'text/markdown;q=, text/html;q=0.1', form: 'html' },
  { name: 'no media range at all', accept: 'markdown', form: 'html' },
  { name: 'commas alone', accept: ', ,', form: 'html' },
  { name: 'empty elements between', accept: ', text/markdown, ,', form: 'markdown' },
  { name: 'the same type twice', accept: 'text/markdown;q=0.1, text/html;q=0.5, text/markdown', form: 'markdown' },
  { name: 'a longer name', accept: 'text/markdown-extra, text/html;q=0.1', form: 'html' },
  { name: 'plain text alone', accept: 'text/plain', form: 'neither' },
  { name: 'plain text or anything', accept: 'text/plain, */*;q=0.5', form: 'html' },
  { name: 'JSON alone', accept: 'application/json', form: 'neither' },
  { name: 'a thousand ranges', accept: `${'text/x;q=0.1,'.repeat(500)}text/markdown`, form: 'markdown' },
];
