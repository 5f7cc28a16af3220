/** Port of the server unless `PORT` says otherwise. */
export const defaultPort = 4321;

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The address a server listens at: `HOST`, else this machine alone, and `PORT`.
 * An empty setting counts as none. Throws an error whose message says what to
 * write if one of them cannot be meant.
 */
export function listenAddress(environment: NodeJS.ProcessEnv): ListenAddress {
  const host = environment.HOST || '127.0.0.1';
  if (!/^(?:[\w-]+(?:\.[\w-]+)*|[\da-f:.]+(?:%\w+)?)$/i.test(host)) {
    throw new Error(`HOST is ${host}. Write an address or a name as it is, for example 127.0.0.1, or 0.0.0.0 for all.`);
  }
  return { host, port: readPort(environment) };
}

/** The port of `PORT`, else the default one. Throws as `listenAddress` does. */
export function readPort(environment: NodeJS.ProcessEnv): number {
  const given = environment.PORT;
  if (given === undefined || given === '') return defaultPort;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new Error(`PORT is ${given}. Write a number from 0 to 65535 and nothing else, for example ${defaultPort}.`);
}
