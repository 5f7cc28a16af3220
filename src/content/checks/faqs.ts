import { faqId } from '../../format/slug.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import type { Content } from '../validate-files.ts';

/** Finds questions whose anchor is already taken on the same page. */
export function checkFaqs({ services, pages }: Content, problems: ContentProblem[]): void {
  for (const { file, data } of [...services, ...pages]) {
    const ids = data.faqs.map(({ question }) => faqId(question));
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message = `has the address #${id}, as another question above it. Ask it once, or in other words.`;
      problems.push(fieldProblem(file, ['faqs', index, 'question'], message));
    }
  }
}
