import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { handlers } from './handlers.ts';
import { simplifyPage } from './simplify-page.ts';

/**
 * Converts a page's main element to Markdown (CommonMark with GitHub's tables, task lists and footnotes). Content
 * that is hidden, also from screen readers, is left out, as are forms and navigation.
 *
 * @param path Path of the page: its relative links become root-relative.
 */
export function htmlToMarkdown(html: string, path = '/'): string {
  const { tree, write } = parsePage(html, path);
  return write(tree);
}

/** A page's main element, which is a third of it. */
const MAIN = /<main[\s>][\s\S]*<\/main>/;

/**
 * Parses a page's main element into the syntax tree of its Markdown. `write` prints such a tree, or a part of it;
 * `transform` may change the page before it is converted.
 */
export function parsePage(html: string, path: string, transform: (page: HtmlRoot) => void = () => {}) {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => transform)
    .use(simplifyPage, path)
    .use(rehypeRemark, { handlers, nodeHandlers: { comment: () => undefined } })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(tidyBlocks)
    .use(remarkStringify, format);
  return {
    tree: processor.runSync(processor.parse(MAIN.exec(html)?.[0] ?? '')),
    write: (tree: Root) => processor.stringify(tree),
  };
}

type Unsafe = NonNullable<Options['unsafe']>[number];

/** Ampersands of character references, the only ones that need an escape. */
const REFERENCE: Unsafe = {
  character: '&',
  after: '#?\\w+;',
  inConstruct: ['phrasing', 'destinationLiteral', 'destinationRaw'],
};

/** Options for writing Markdown: addresses are not escaped, because programs also read them without a parser. */
const format: Options = {
  bullet: '-',
  fences: true,
  resourceLink: true,
  rule: '-',
  unsafe: [REFERENCE],
  handlers: {
    root: (root, _parent, state, info) => {
      state.unsafe = state.unsafe.filter((pattern) => pattern === REFERENCE || !isForAddresses(pattern));
      return state.containerFlow(root, info);
    },
  },
};

/** Whether a pattern escapes an `&`, or text that GitHub turns into links: `a@b.c`, `https://`, `www.`. */
function isForAddresses({ character, before, after }: Unsafe): boolean {
  return character === '&' || character === '@' || (character === ':' && after === '\\/') || before === '[Ww]';
}

/**
 * Removes headings with nothing below them, such as the heading of a form, and blank lines between the items of lists.
 */
function tidyBlocks() {
  return (tree: Root): void => {
    // Highest heading between the block being looked at and the content below it; 0 while there is no content.
    let highest = 0;
    tree.children = tree.children
      .reverse()
      .filter((block) => {
        if (block.type !== 'heading') highest = Number.POSITIVE_INFINITY;
        else if (block.depth > 1 && block.depth >= highest) return false;
        else highest = Math.min(highest, block.depth);
        return true;
      })
      .reverse();
    visit(tree, 'list', (list) => {
      list.spread = false;
      for (const item of list.children) item.spread = item.children.length > 1;
    });
  };
}
