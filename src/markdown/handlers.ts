import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { isElement } from './is-element.ts';

/** Conversion rules for elements that rehype-remark does not convert, or converts differently. */
export const handlers: Readonly<Record<string, Handle>> = {
  // Only check boxes of list items are left at this point, and the handler of list items reads them.
  input: () => undefined,
  a: convertLink,
  dl: convertDefinitions,
  menu: (state, list) => defaultHandlers.ul(state, list),
  section: convertSection,
  table: convertTable,
};

/** Converts a link, or a reference to a footnote. */
function convertLink(state: State, link: Element) {
  const { href, dataFootnoteRef, dataFootnoteBackref } = link.properties;
  if (dataFootnoteBackref !== undefined) return undefined;
  if (dataFootnoteRef === undefined) return defaultHandlers.a(state, link);
  return { type: 'footnoteReference' as const, identifier: footnoteName(href), label: footnoteName(href) };
}

/** Converts a section of footnotes to their definitions, and any other section to its content. */
function convertSection(state: State, section: Element) {
  if (section.properties.dataFootnotes === undefined) return state.toFlow(state.all(section));
  const notes = section.children.find((child) => isElement(child, 'ol'));
  return listElements(notes).map((note) => ({
    type: 'footnoteDefinition' as const,
    identifier: footnoteName(note.properties.id),
    label: footnoteName(note.properties.id),
    children: toBlocks(state, note),
  }));
}

/** Returns the name of a footnote in the id of its definition or in a link to it: `user-content-fn-1`. */
function footnoteName(url: unknown): string {
  return String(url).replace(/^.*\bfn-/, '');
}

/**
 * Converts a definition list to a list with an item for each term: a definition of one text beside the term, others
 * below.
 */
function convertDefinitions(state: State, definitions: Element): List {
  const items: Item[] = [];
  const rows = listElements(definitions).flatMap((row) => (row.tagName === 'div' ? listElements(row) : [row]));
  for (const row of rows) {
    const item = items.at(-1);
    if (row.tagName === 'dt') items.push(toTerm(state, row));
    else if (item !== undefined) addDefinition(item, toBlocks(state, row));
  }
  return toList(items.map(({ text, below }) => toItem(text, below)));
}

interface Item {
  readonly text: PhrasingContent[];
  readonly below: BlockContent[];
}

function toTerm(state: State, term: Element): Item {
  const children = toPhrases(state, term).flatMap((part) => (part.type === 'strong' ? part.children : [part]));
  return { text: [{ type: 'strong', children }], below: [] };
}

function addDefinition({ text, below }: Item, blocks: readonly BlockContent[]): void {
  const [first, ...others] = blocks;
  const isLine = first?.type === 'paragraph' && first.children.every(({ type }) => type !== 'break');
  if (isLine) text.push({ type: 'text', value: text.length === 1 ? ': ' : '; ' }, ...first.children);
  below.push(...(isLine ? others : blocks));
}

/**
 * Converts a table, after its caption. A table without a heading row becomes a list, with the first cell of each row as
 * the term.
 */
function convertTable(state: State, table: Element) {
  const parts = listElements(table);
  const captions = parts
    .filter((part) => part.tagName === 'caption')
    .map((caption): Paragraph => ({ type: 'paragraph', children: toPhrases(state, caption) }));
  const rows = parts.flatMap(listElements).filter(({ tagName }) => tagName === 'tr');
  if (rows.length === 0) return captions;
  const hasHead =
    parts.some(({ tagName }) => tagName === 'thead') || listElements(rows[0]).every(({ tagName }) => tagName === 'th');
  const converted = hasHead ? defaultHandlers.table(state, table) : toList(rows.map(toFact));
  return [...captions, converted];

  function toFact(row: Element): ListItem {
    const [name = [], ...facts] = listElements(row).map((cell) => toPhrases(state, cell));
    const present = facts.filter((fact) => fact.length > 0);
    const last = name.at(-1);
    if (present.length > 0 && last?.type === 'text') last.value = last.value.replace(/\s*:\s*$/, '');
    const separated = present.flatMap((fact, index): PhrasingContent[] => [
      { type: 'text', value: index === 0 ? ': ' : ', ' },
      ...fact,
    ]);
    return toItem([...name, ...separated]);
  }
}

function toList(children: ListItem[]): List {
  return { type: 'list', ordered: false, children };
}

function toItem(text: PhrasingContent[], below: readonly BlockContent[] = []): ListItem {
  return { type: 'listItem', children: [{ type: 'paragraph', children: text }, ...below] };
}

function toPhrases(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

function toBlocks(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

function listElements(parent: Element | undefined): Element[] {
  return parent?.children.filter((child) => isElement(child)) ?? [];
}
