import { textOf } from '../../text/text.ts';
import { type ContentProblem, makeProblem } from '../content-problem.ts';
import type { FilledContent } from '../filled-content.ts';
import { listTexts } from '../placeholders.ts';
import { listParsed } from '../validate-files.ts';
import type { CheckContext } from './check.ts';

/** Finds texts that use another word for an estimate than the text of the engine. */
export function* checkWording({ locality }: FilledContent, { unfilled }: CheckContext): Iterable<ContentProblem> {
  const { estimate, locale } = locality.siteTerms;
  const patterns = textOf(locale).estimatePatterns.filter(([word]) => word !== estimate);
  const [language] = locale.split('-');
  for (const { file, data, prose, hasPlaceholders } of listParsed(unfilled)) {
    if (!hasPlaceholders) continue;
    for (const [path, text] of [...listTexts(data), [undefined, prose] as const]) {
      for (const [word, pattern] of patterns) {
        const match = pattern.exec(text);
        if (match === null) continue;
        const message = `calls an estimate "${match[0]}", but the sentences of the site call it "${estimate}". Use the same word everywhere: write "${estimate}" here, or wording: { estimate: { ${language}: ${word} } } in business.yaml.`;
        yield makeProblem(file, path ?? match.index, message, 'warning');
      }
    }
  }
}
