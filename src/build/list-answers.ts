import type { Site } from '../business/site.ts';
import { prepareLookup } from '../coverage/lookup.ts';
import { listPublishedFiles } from './published-files.ts';

/**
 * The bodies of all answers, documents and static files without images, by path. `contentFolder` is where the content
 * lies. The content digest is empty, so that sites with the same facts have the same answers.
 */
export async function listAnswers(
  { contentDigest: _, ...facts }: Site,
  contentFolder: string,
): Promise<ReadonlyMap<string, string>> {
  const site = { ...facts, contentDigest: '' };
  const sources = { letters: '', contentFolder };
  const answers = new Map<string, string>();
  for (const { path, mediaType, write } of listPublishedFiles(site, prepareLookup(site))) {
    if (mediaType.startsWith('image/')) continue;
    const body = await write(sources);
    answers.set(path, typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));
  }
  return answers;
}
