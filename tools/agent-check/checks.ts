import type { Check } from './check.ts';
import { agentAccess } from './checks/agent-access.ts';
import { botAccess } from './checks/bot-access.ts';
import { commerce } from './checks/commerce.ts';
import { discoverability } from './checks/discoverability.ts';
import { honesty } from './checks/honesty.ts';
import { htmlPages } from './checks/html-pages.ts';
import { llmsTxt } from './checks/llms-txt.ts';
import { markdown } from './checks/markdown.ts';
import { negotiation } from './checks/negotiation.ts';
import { oauth } from './checks/oauth.ts';
import { protocols } from './checks/protocols.ts';
import { siteBasics } from './checks/site-basics.ts';
import { webMcp } from './checks/web-mcp.ts';

/** Every check there is. */
export const checks: readonly Check[] = [
  ...discoverability,
  ...negotiation,
  ...botAccess,
  ...agentAccess,
  ...protocols,
  ...oauth,
  ...webMcp,
  ...commerce,
  ...llmsTxt,
  ...markdown,
  ...htmlPages,
  ...siteBasics,
  ...honesty,
];
