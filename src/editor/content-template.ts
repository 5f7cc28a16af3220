import { stringify } from 'yaml';
import type * as z from 'zod';
import type { Locality } from '../schemas/country-fields.ts';
import { fillTerms } from '../text/terms.ts';

/**
 * The fields of a new content file as YAML: those with a value below their schema descriptions, then the others as
 * comments to fill in.
 */
export function writeFields(
  schema: z.ZodObject,
  values: Readonly<Record<string, unknown>>,
  { terms }: Locality,
): string {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const { description = '', examples } = metaOf(field);
    return { name, meta: { description: fillTerms(description, terms), examples } };
  });
  const given = fields.filter(({ name }) => values[name] !== undefined);
  const open = fields.filter(({ name }) => values[name] === undefined);
  const lines = [
    ...given.map(({ name, meta }) => `# ${meta.description}\n${stringify({ [name]: values[name] }, style)}`),
    ...open.map(({ name, meta }) => `# ${meta.description}\n# ${name}:${exampleOf(meta)}\n`),
  ];
  return lines.join('');
}

const style = { nullStr: '~', lineWidth: 110, defaultStringType: 'PLAIN', flowCollectionPadding: true } as const;

interface Meta {
  readonly description?: string;
  readonly examples?: readonly unknown[] | undefined;
}

function metaOf(field: z.core.$ZodType): Meta {
  const { def } = (field as z.core.$ZodTypes)._zod;
  const inner = 'innerType' in def ? metaOf(def.innerType) : {};
  return { ...inner, ...((field as z.ZodType).meta() as Meta | undefined) };
}

function exampleOf({ examples }: Meta): string {
  const [example] = examples ?? [];
  return example === undefined ? '' : ` ${typeof example === 'string' ? example : JSON.stringify(example)}`;
}
