import type { Answer } from './site-client.ts';

/** Somebody between the site and its readers who turned a request away. */
export interface Challenge {
  /** Who it was and what was answered. */
  readonly what: string;
  /** The switch to look for. */
  readonly remedy: string;
}

interface Gate extends Challenge {
  readonly isMet: (answer: Answer) => boolean;
}

const header = (name: string, value: RegExp) => (answer: Answer) => value.test(answer.headers.get(name) ?? '');
const body = (value: RegExp) => (answer: Answer) => value.test(answer.text.slice(0, 20_000));
const CLOUDFLARE = 'In the Cloudflare dashboard of the zone:';

/** Pages that stand in the way of programs, by what their makers put into them; the first that fits is named. */
const gates: readonly Gate[] = [
  {
    what: 'Cloudflare asks for payment (pay per crawl)',
    remedy: `${CLOUDFLARE} AI Crawl Control, Crawlers: set the crawler to "Allow" instead of "Charge".`,
    isMet: (answer) =>
      answer.status === 402 && (answer.headers.has('crawler-price') || header('server', /cloudflare/i)(answer)),
  },
  {
    what: 'Cloudflare shows a challenge instead of the page',
    remedy: `${CLOUDFLARE} Security, Settings: switch "Bot fight mode" off, "Block AI bots" to "Do not block", and look for custom rules and for "I'm under attack" mode.`,
    isMet: (answer) =>
      header('cf-mitigated', /challenge/)(answer) ||
      body(/<title>Just a moment\.\.\.|challenges\.cloudflare\.com|\/cdn-cgi\/challenge-platform\//)(answer),
  },
  {
    what: 'Cloudflare blocks the program',
    remedy: `${CLOUDFLARE} AI Crawl Control (or Security, Settings): set "Block AI bots" to "Do not block (allow crawlers)", and each crawler to "Allow".`,
    isMet: (answer) =>
      answer.status === 403 &&
      (header('server', /cloudflare/i)(answer) ||
        body(/Sorry, you have been blocked|Attention Required! \| Cloudflare/)(answer)),
  },
  {
    what: 'Vercel shows its security checkpoint',
    remedy:
      'In the Vercel dashboard, Firewall: set "AI Bots" and "Bot Protection" to off or log, and end attack challenge mode.',
    isMet: (answer) => header('x-vercel-mitigated', /./)(answer) || body(/Vercel Security Checkpoint/)(answer),
  },
  {
    what: 'AWS WAF turns the program away',
    remedy: 'In AWS WAF, take the rule group "Bot Control" off this site, or allow its category of AI bots.',
    isMet: header('x-amzn-waf-action', /./),
  },
  {
    what: 'Imperva turns the program away',
    remedy: 'In the Imperva console, allow AI crawlers under the client classification of the site.',
    isMet: body(/_Incapsula_Resource|Incapsula incident ID/),
  },
  {
    what: 'Akamai denies access',
    remedy: 'In Akamai Bot Manager, set the category of AI bots to "Allow" or "Monitor".',
    isMet: (answer) => answer.status === 403 && body(/errors\.edgesuite\.net|<H1>Access Denied<\/H1>/i)(answer),
  },
  {
    what: 'A challenge page asks for a browser',
    remedy: 'Look for bot protection at the host, the content delivery network or a plugin, and let AI agents through.',
    isMet: (answer) =>
      [401, 403, 429, 503].includes(answer.status) &&
      body(/captcha|enable javascript and cookies|verify (?:that )?you are (?:a )?human/i)(answer),
  },
];

/** Who turned a request away, if an answer is the page of somebody who does that. */
export function findChallenge(answer: Answer): Challenge | undefined {
  return gates.find(({ isMet }) => isMet(answer));
}
