/** How to add the endpoint to one client. */
export interface ClientSetup {
  readonly client: string;
  /** Instructions in a sentence or two. */
  readonly how: string;
  /** A link that opens the client with everything filled in. */
  readonly link?: string;
  /** A command or configuration to paste. */
  readonly code?: string;
}

/** How to add the endpoint to popular clients, made from one name and one address. */
export function listClientSetups(name: string, url: string): ClientSetup[] {
  const forVsCode = { name, type: 'http', url };
  const forCursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) });
  return [
    {
      client: 'Claude',
      how: [
        'On the web and on the desktop: Settings, Connectors, Add custom connector; paste the address.',
        'There is nothing to sign in to.',
      ].join(' '),
      code: url,
    },
    { client: 'Claude Code', how: 'Run in a terminal.', code: `claude mcp add --transport http ${name} ${url}` },
    {
      client: 'ChatGPT',
      how: [
        'On the web: Settings, Apps, Advanced settings, switch on Developer mode;',
        'then Create, paste the address, and choose no authentication.',
      ].join(' '),
      code: url,
    },
    {
      client: 'VS Code',
      how: 'Open the link, or run in a terminal.',
      link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(forVsCode))}`,
      code: `code --add-mcp '${JSON.stringify(forVsCode)}'`,
    },
    {
      client: 'Cursor',
      how: 'Open the link.',
      link: `cursor://anysphere.cursor-deeplink/mcp/install?${forCursor}`,
    },
    {
      client: 'Any other',
      how: 'Many clients read a file of this form.',
      code: JSON.stringify({ mcpServers: { [name]: { type: 'http', url } } }, null, 2),
    },
  ];
}
