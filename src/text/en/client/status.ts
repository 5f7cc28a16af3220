// Sentences of the script that asks whether the API answers.

export const answers = (milliseconds: number) =>
  `The API answers, in ${milliseconds} ms, and has the same content as this page.`;
export const differs: string =
  'The API answers, but its content differs from this page. Reload the page to see what is current.';
export const silent: string = 'The API is not answering right now. What is below is what was last published.';
