import type { AnswerManifest } from '../../schemas/answers/api.ts';
import { defineOperation } from '../operation.ts';
import { manifestRoute } from './route.ts';

export const manifestOperation = defineOperation(manifestRoute, {
  recordTypes: ['AnswerManifest'],
  *answers({ site: { contentDigest, commit }, digests }) {
    yield ['', { generatedFrom: contentDigest, commit, files: digests() } satisfies AnswerManifest];
  },
});
