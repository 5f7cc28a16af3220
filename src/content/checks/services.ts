import { foldName } from '../../places/place-name.ts';
import { type ContentProblem, fieldProblem } from '../content-problem.ts';
import { describeUnknownName } from '../unknown-name.ts';
import type { Content, Entry } from '../validate-files.ts';
import { claim } from './claims.ts';

/** Finds addresses and names that two services share, and related services that are not there. */
export function checkServices({ services, names }: Content, problems: ContentProblem[]): void {
  const owners = new Map<string, Entry<unknown>>();
  for (const service of services) owners.set(service.name, service);
  for (const service of services) {
    const { slug } = service.data;
    if (slug !== undefined) claim(owners, slug, service, ['slug'], slug, problems);
  }
  for (const service of services) {
    for (const [index, former] of service.data.formerSlugs.entries()) {
      claim(owners, former, service, ['formerSlugs', index], former, problems);
    }
    for (const [index, id] of service.data.related.entries()) {
      if (names.services.includes(id)) continue;
      const message = describeUnknownName(id, 'a service', 'services', '.mdx', names.services);
      problems.push(fieldProblem(service.file, ['related', index], message));
    }
  }
  checkCopies(services, problems);
}

/** A service copied but not rewritten, so that customers cannot tell them apart. */
function checkCopies(services: Content['services'], problems: ContentProblem[]): void {
  for (const field of ['name', 'symptom'] as const) {
    const owners = new Map<string, string>();
    for (const { file, data } of services) {
      const text = foldName(data[field]);
      const owner = owners.get(text);
      owners.set(text, owner ?? file);
      if (owner === undefined) continue;
      const message = `is also that of ${owner}, so customers cannot tell the two apart. Write what this service is about, or remove one of the files.`;
      problems.push(fieldProblem(file, [field], message));
    }
  }
}
