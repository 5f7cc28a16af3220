/** Parses a comma-separated setting into host names in lower case. */
export function parseHosts(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
