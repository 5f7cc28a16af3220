/** Programs that identify themselves in the `User-Agent` header, by their product token. */
const agents = indexTokens([
  ...['ChatGPT-User', 'OAI-SearchBot', 'GPTBot', 'Claude-User', 'Claude-SearchBot', 'ClaudeBot', 'anthropic-ai'],
  ...['Perplexity-User', 'PerplexityBot', 'MistralAI-User', 'DuckAssistBot', 'cohere-ai', 'Bytespider', 'CCBot'],
  ...['Google-InspectionTool', 'Googlebot', 'Google-Extended', 'GoogleOther', 'AdsBot-Google', 'bingbot'],
  ...['DuckDuckBot', 'Applebot', 'Amazonbot', 'YandexBot', 'Baiduspider', 'PetalBot', 'Qwantbot'],
  ...['Meta-ExternalAgent', 'Meta-ExternalFetcher', 'facebookexternalhit', 'LinkedInBot', 'Slackbot', 'Discordbot'],
  ...['TelegramBot', 'WhatsApp', 'Twitterbot', 'Pinterestbot', 'AhrefsBot', 'SemrushBot', 'MJ12bot', 'DotBot'],
  ...['ia_archiver', 'archive.org_bot', 'UptimeRobot', 'Pingdom', 'HeadlessChrome', 'Lighthouse'],
  ...['curl', 'Wget', 'HTTPie', 'PostmanRuntime', 'insomnia', 'python-requests', 'python-httpx', 'aiohttp'],
  ...['Python-urllib', 'node-fetch', 'undici', 'axios', 'node', 'Deno', 'Bun', 'Go-http-client', 'okhttp', 'Java'],
  ...['Apache-HttpClient', 'GuzzleHttp', 'Ruby', 'Faraday', 'reqwest', 'libwww-perl', 'PowerShell'],
]);

/** MCP clients, by a word of the name they give in `clientInfo`. */
const clients = indexTokens([
  ...['claude', 'chatgpt', 'openai', 'anthropic', 'cursor', 'vscode', 'copilot', 'codex', 'gemini', 'mistral'],
  ...['perplexity', 'windsurf', 'zed', 'cline', 'goose', 'inspector', 'librechat', 'n8n', 'langchain', 'raycast'],
]);

const LONGEST_TEXT = 400;

/**
 * The family of the program in a `User-Agent` header (RFC 9110, section 10.1.5). It comes from a fixed list, because a
 * header may hold a person's name. Programs that are not on the list are "browser", "robot" or "program"; without a
 * header it is "unnamed".
 */
export function nameAgentFamily(userAgent: string | null | undefined): string {
  if (!userAgent) return 'unnamed';
  const text = userAgent.slice(0, LONGEST_TEXT).toLowerCase();
  const known = findToken(text.match(/[a-z][\w.-]*/g), agents);
  if (known !== undefined) return known;
  if (/compatible;|bot\b|crawler|spider/.test(text)) return 'robot';
  return text.startsWith('mozilla/') ? 'browser' : 'program';
}

/** The family of an MCP client by its own name, from a fixed list; "other" if it is not on it. */
export function nameClientFamily(name: string): string {
  const text = name.slice(0, LONGEST_TEXT).toLowerCase();
  return findToken(text.match(/[a-z\d]+/g), clients) ?? 'other';
}

function indexTokens(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

function findToken(tokens: readonly string[] | null, families: ReadonlyMap<string, string>): string | undefined {
  return tokens?.map((token) => families.get(token)).find((family) => family !== undefined);
}
