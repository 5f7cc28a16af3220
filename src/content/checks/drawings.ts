import { isNamedInPlace, isOneElement, labelsOf, partsOf } from '../../appearance/drawing.ts';
import type { Pointing } from '../../schemas/appearance/drawing.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { suggest } from '../messages.ts';
import type { Content } from '../validate-files.ts';

/** Finds drawings with unnamed parts, and services that mark a missing part. */
export function* checkDrawings(content: Content): Iterable<ContentProblem> {
  for (const { file, data } of content.drawings)
    for (const message of describeLabels(partsOf(data), labelsOf(data))) yield fieldProblem(file, [], message);
  for (const { file, data } of content.services) {
    for (const [index, part] of data.drawing?.highlight.entries() ?? []) {
      const message = describePart(part, data.drawing?.name, content);
      if (message !== undefined) yield fieldProblem(file, ['drawing', 'highlight', index], message);
    }
  }
}

/** Finds pages that point at missing parts, at one twice or in vain, and drawings that keep parts from being links. */
export function* checkPointing(content: Content): Iterable<ContentProblem> {
  for (const { file, name, data } of content.pages) {
    if (data.pointing === undefined) continue;
    if (name !== 'home') {
      const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
      yield fieldWarning(file, ['pointing'], message);
    }
    yield* checkPointedParts(file, data.pointing, content);
  }
}

function* checkPointedParts(page: string, pointing: Pointing, content: Content): Iterable<ContentProblem> {
  const parts = pointing.parts.map(({ part }) => part);
  for (const [index, part] of parts.entries()) {
    const path = ['pointing', 'parts', index, 'part'];
    const unknown = describePart(part, pointing.drawing, content);
    if (unknown !== undefined) yield fieldProblem(page, path, unknown);
    if (parts.indexOf(part) === index) continue;
    yield fieldProblem(page, path, `"${part}" stands here twice, and a part has one answer. Put the two together.`);
  }
  for (const { file, data } of content.drawings.filter(({ name }) => name === pointing.drawing))
    for (const message of describeTargets(data, page, new Set(parts))) yield fieldProblem(file, [], message);
}

/** What is wrong with the name of a part, if anything. */
function describePart(part: string, name: string | undefined, { drawings }: Content): string | undefined {
  const drawing = drawings.find((entry) => entry.name === name);
  const known = drawing === undefined ? [part] : partsOf(drawing.data);
  if (known.includes(part)) return undefined;
  const advice = [suggest(part, known, ''), `Its parts: ${known.join(', ')}.`].join(' ').trim();
  return `"${part}" is not a part of drawings/${name}.svg. ${advice}`;
}

function* describeLabels(parts: readonly string[], labels: readonly string[]): Iterable<string> {
  for (const part of parts) {
    if (labels.includes(part)) continue;
    yield `shows the part "${part}" without naming it. Add <g data-label="${part}"> with a leader line and a text.`;
  }
  for (const label of labels) {
    if (parts.includes(label)) continue;
    yield `names "${label}", which it does not show. Put data-part="${label}" on the shapes that are meant.`;
  }
}

/** What keeps parts that a page points at from being links. */
function* describeTargets(svg: string, page: string, parts: ReadonlySet<string>): Iterable<string> {
  const [shown, named] = [partsOf(svg), labelsOf(svg)];
  for (const part of parts) {
    if (!shown.includes(part)) continue;
    if (!isOneElement(svg, part)) {
      yield `does not show "${part}" as one group of its own, and ${page} points at it. Put all shapes of it into one <g data-part="${part}"> directly in <svg>.`;
    }
    if (named.includes(part) && !isNamedInPlace(svg, part)) {
      yield `does not say where the name of "${part}" stands, and ${page} points at it. Write one <g data-label="${part}"> directly in <svg>, with its name in it, for example <text x="360" y="120">…</text>.`;
    }
  }
}
