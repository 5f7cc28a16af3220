import { isNamedInPlace, isOneElement, labelsOf, partsOf } from '../../appearance/drawing.ts';
import { closestWord } from '../../format/spelling.ts';
import type { Pointing } from '../../schemas/appearance/drawing.ts';
import { type ContentProblem, fieldProblem, fieldWarning } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content } from '../validate-files.ts';

/** Finds drawings with unnamed parts, and references to missing drawings or parts. */
export function checkDrawings(content: Content, problems: ContentProblem[]): void {
  const { drawings, services, names } = content;
  for (const { file, data } of drawings) {
    for (const message of describeLabels(partsOf(data), labelsOf(data))) problems.push(fieldProblem(file, [], message));
  }
  const knownParts = new Map(drawings.map(({ name, data }) => [name, partsOf(data)]));
  for (const { file, data } of services) {
    if (data.drawing === undefined) continue;
    const { name, highlight } = data.drawing;
    const chosen = highlight.map((part, index) => ({ part, path: ['drawing', 'highlight', index] }));
    checkChoice({ file, name, path: ['drawing', 'name'], chosen }, names, knownParts, problems);
  }
  for (const page of content.pages) {
    const { pointing } = page.data;
    if (pointing === undefined) continue;
    const chosen = pointing.parts.map(({ part }, index) => ({ part, path: ['pointing', 'parts', index, 'part'] }));
    const choice = { file: page.file, name: pointing.drawing, path: ['pointing', 'drawing'], chosen };
    checkChoice(choice, names, knownParts, problems);
    checkPointing(page, pointing, names, problems);
    const drawing = drawings.find(({ name }) => name === pointing.drawing);
    if (drawing === undefined) continue;
    for (const message of describeTargets(drawing.data, page.file, new Set(pointing.parts.map(({ part }) => part))))
      problems.push(fieldProblem(drawing.file, [], message));
  }
}

/** A drawing that a page chooses, parts of it, and the fields that name them. */
interface Choice {
  readonly file: string;
  readonly name: string;
  readonly path: ContentProblem['path'];
  readonly chosen: readonly { readonly part: string; readonly path: ContentProblem['path'] }[];
}

function checkChoice(
  { file, name, path, chosen }: Choice,
  names: Content['names'],
  knownParts: ReadonlyMap<string, readonly string[]>,
  problems: ContentProblem[],
): void {
  const known = knownParts.get(name);
  if (!names.drawings.includes(name)) {
    const message = describeUnknownName(name, 'a drawing', 'drawings', '.svg', names.drawings);
    problems.push(fieldProblem(file, path, message));
  }
  for (const { part, path: at } of chosen) {
    if (known === undefined || known.includes(part)) continue;
    problems.push(fieldProblem(file, at, describeUnknownPart(part, name, known)));
  }
}

/** A drawing to point at: only on the home page, each part once, each leading to a service. */
function checkPointing(
  { file, name }: { readonly file: string; readonly name: string },
  { parts }: Pointing,
  names: Content['names'],
  problems: ContentProblem[],
): void {
  if (name !== 'home') {
    const message = 'is shown on the home page alone. Move it to pages/home.mdx, or take it out.';
    problems.push(fieldWarning(file, ['pointing'], message));
  }
  for (const [index, { part, service }] of parts.entries()) {
    if (parts.findIndex((other) => other.part === part) < index) {
      const message = `"${part}" stands here twice, and a part has one answer. Put the two together.`;
      problems.push(fieldProblem(file, ['pointing', 'parts', index, 'part'], message));
    }
    if (names.services.includes(service)) continue;
    const message = describeUnknownName(service, 'a service', 'services', '.mdx', names.services);
    problems.push(fieldProblem(file, ['pointing', 'parts', index, 'service'], message));
  }
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

function describeUnknownPart(part: string, drawing: string, known: readonly string[]): string {
  const meant = closestWord(part, known);
  const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return `"${part}" is not a part of drawings/${drawing}.svg.${advice} Its parts: ${known.join(', ')}.`;
}
