// Sentences of the script that asks whether the API answers.

export const answers = (milliseconds: number) =>
  `L’API répond, en ${milliseconds} ms, et son contenu est le même que celui de cette page.`;
export const differs: string =
  'L’API répond, mais son contenu diffère de celui de cette page. Rechargez la page pour voir ce qui est à jour.';
export const silent: string = 'L’API ne répond pas en ce moment. Ce qui suit est la dernière version publiée.';
