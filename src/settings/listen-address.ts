import { UserError } from './user-error.ts';

/** Default of `PORT`. */
export const defaultPort = 4321;

/** Host and port to listen on. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The address from `HOST` (default: loopback) and `PORT`. Empty variables count as unset. Throws with a hint for the
 * user if a value is invalid.
 */
export function listenAddress(environment: NodeJS.ProcessEnv): ListenAddress {
  const host = environment.HOST || '127.0.0.1';
  if (!/^(?:[\w-]+(?:\.[\w-]+)*|[\da-f:.]+(?:%\w+)?)$/i.test(host)) {
    throw new UserError(
      `HOST is ${host}. Write an address or a name as it is, for example 127.0.0.1, or 0.0.0.0 for all.`,
    );
  }
  return { host, port: readPort(environment) };
}

/** The port from `PORT`, else the default. Throws like `listenAddress`. */
export function readPort(environment: NodeJS.ProcessEnv): number {
  const given = environment.PORT;
  if (given === undefined || given === '') return defaultPort;
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new UserError(`PORT is ${given}. Write a number from 0 to 65535 and nothing else, for example ${defaultPort}.`);
}
