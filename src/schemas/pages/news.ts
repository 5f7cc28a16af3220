import * as z from 'zod';
import { IsoDate, lineOf } from '../fields.ts';

/** Front matter of `content/news/<slug>.mdx`. The file name is the slug. */
export const NewsFile = z
  .strictObject({
    title: lineOf(5, 70)
      .describe('Title of the news, 5 to 70 characters.')
      .meta({ examples: ['Open on Sundays in June'] }),
    description: lineOf(20, 160)
      .describe('What it says in one sentence, 20 to 160 characters; shown in the list and by search engines.')
      .meta({ examples: ['In June we come on Sundays too, from eight to noon, at the usual prices.'] }),
    date: IsoDate.describe('The day from which it is published; until then it is left out.'),
    updated: IsoDate.optional().describe('The day on which it last changed, if that is later than its date.'),
  })
  .describe('News: a title and a date; the text follows below.');
export type NewsFile = z.output<typeof NewsFile>;
