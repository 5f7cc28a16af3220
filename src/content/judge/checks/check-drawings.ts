import { labelsOf, partsOf } from '../../../business/drawing-parts.ts';
import { closestWord } from '../../../words/spelling.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { JudgedContent } from '../judge-records.ts';
import { describeUnknownName } from '../unknown-name.ts';

/** Finds drawings with unnamed parts, and references to missing drawings or parts. */
export function checkDrawings({ drawings, services, names }: JudgedContent, problems: ContentProblem[]): void {
  for (const { file, data } of drawings) {
    for (const message of describeLabels(partsOf(data), labelsOf(data))) problems.push(fieldProblem(file, [], message));
  }
  const parts = new Map(drawings.map(({ name, data }) => [name, partsOf(data)]));
  for (const { file, data } of services) {
    if (data.drawing === undefined) continue;
    const { name, highlight } = data.drawing;
    if (!names.drawings.includes(name)) {
      const message = describeUnknownName(name, 'a drawing', 'drawings', '.svg', names.drawings);
      problems.push(fieldProblem(file, ['drawing', 'name'], message));
    }
    const known = parts.get(name);
    for (const [index, part] of highlight.entries()) {
      if (known === undefined || known.includes(part)) continue;
      const message = describeUnknownPart(part, name, known);
      problems.push(fieldProblem(file, ['drawing', 'highlight', index], message));
    }
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

function describeUnknownPart(part: string, drawing: string, known: readonly string[]): string {
  const meant = closestWord(part, known);
  const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return `"${part}" is not a part of drawings/${drawing}.svg.${advice} Its parts: ${known.join(', ')}.`;
}
