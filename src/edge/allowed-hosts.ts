/** Hosts from a setting that separates them by commas, in lower case. */
export function parseHosts(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
