import { createHash } from 'node:crypto';
import { type Site, siteUrl } from '../business/site.ts';
import { describeSkill, skillName, skillPath, writeSkill } from './agent-skill.ts';

/** The skill index (Agent Skills discovery 0.2.0), with the digest of the served file. */
export function describeSkills(site: Site): object {
  const digest = createHash('sha256').update(writeSkill(site)).digest('hex');
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: skillName(site),
        type: 'skill-md',
        description: describeSkill(site),
        url: siteUrl(site, skillPath(site)),
        digest: `sha256:${digest}`,
      },
    ],
  };
}
