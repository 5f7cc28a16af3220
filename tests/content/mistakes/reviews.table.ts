import { type Mistake, write } from './mistake.ts';

/** A review that is sound, but for what is replaced in it. */
const review = (from = '', to = '', file = 'reviews/sample.yaml') => write(file, soundReview.replace(from, to));
const soundReview = `quotation: The price was the price in writing.
name: R. Sample
place: dundas
date: 2026-05-04
service: spring
url: https://reviews.example.com/r/1
consent: true
`;

/** Mistakes in reviews. */
export const reviewMistakes: readonly Mistake[] = [
  {
    name: 'a review without consent',
    make: review('consent: true\n'),
  },
  {
    name: 'a review to which the customer has not agreed',
    make: review('consent: true', 'consent: false'),
  },
  {
    name: 'a review without its source',
    make: review('url: https://reviews.example.com/r/1\n'),
  },
  {
    name: 'a review about no service',
    make: review('service: spring', 'service: sprnig'),
  },
  {
    name: 'a review from no place that is served',
    make: review('place: dundas', 'place: dundsa'),
  },
  {
    name: 'a review of tomorrow',
    make: review('2026-05-04', '2026-11-21'),
  },
  {
    name: 'the same review twice',
    make: (copy) => {
      review()(copy);
      review('R. Sample', 'Somebody Else', 'reviews/sample-2.yaml')(copy);
    },
  },
  {
    name: 'a review that goes on and on',
    make: review('The price', `${'It was very good. '.repeat(24)}The price`),
  },
  {
    name: 'reviews that are all old',
    make: (copy) => {
      review('2026-05-04', '2025-11-19')(copy);
      copy.write(
        'reviews/older.yaml',
        soundReview.replace('price was', 'price is').replace('2026-05-04', '2024-05-04'),
      );
    },
  },
];
