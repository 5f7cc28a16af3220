import { type ProblemCases, write } from './problem-case.ts';

/** A valid review, except for what is replaced in it. */
const review = (from = '', to = '', file = 'reviews/sample.yaml') => write(file, soundReview.replace(from, to));
const soundReview = `quotation: The price was the price in writing.
name: R. Sample
place: dundas
date: 2026-05-04
service: spring
url: https://reviews.example.com/r/1
consent: true
`;

/** Problems in reviews. */
export const problemCases: ProblemCases = {
  'a review without consent': review('consent: true\n'),
  'a review to which the customer has not agreed': review('consent: true', 'consent: false'),
  'a review without its source': review('url: https://reviews.example.com/r/1\n'),
  'a review about an unknown service': review('service: spring', 'service: sprnig'),
  'a review from an unknown place': review('place: dundas', 'place: dundsa'),
  'a review with a future date': review('2026-05-04', '2026-11-21'),
  'a review that is too long': review('The price', `${'It was very good. '.repeat(24)}The price`),
  'reviews that are all old': (copy) => {
    review('2026-05-04', '2025-11-19')(copy);
    copy.write('reviews/older.yaml', soundReview.replace('price was', 'price is').replace('2026-05-04', '2024-05-04'));
  },
};
