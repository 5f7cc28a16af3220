import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sendHttp } from '../engines/http.ts';
import type { ServerProcess } from './processes.ts';

/** How a server bore an attack. */
export interface Bearing {
  /** Largest memory of the server meanwhile and right after. */
  readonly peakMiB: number;
  /** Times that others waited for their answer, each on a connection of its own: the middle one, and the longest. */
  readonly medianMs: number;
  readonly longestMs: number;
  /** Others that got no answer, or not within the time of the attack. */
  readonly unanswered: number;
}

/** Lets one of the attackers loose on a server for some seconds while somebody else asks twenty times a second. */
export async function bearAttack(
  server: ServerProcess,
  attacker: number,
  path: string,
  seconds: number,
): Promise<Bearing> {
  const child = fork('tests/bench/attackers.ts', [String(attacker), String(server.port)], { stdio: 'ignore' });
  const times: number[] = [];
  let unanswered = 0;
  let peakMiB = 0;
  const end = performance.now() + seconds * 1000;
  await wait(300);
  const probes: Promise<void>[] = [];
  while (performance.now() < end) {
    const started = performance.now();
    const probe = sendHttp(server.port, path).then(
      () => void times.push(performance.now() - started),
      () => void unanswered++,
    );
    probes.push(probe);
    await wait(50);
    const { rssMiB } = await Promise.race([server.usage(), wait(5000, { rssMiB: 0 })]);
    peakMiB = Math.max(peakMiB, rssMiB);
  }
  child.kill('SIGKILL');
  await Promise.race([Promise.all(probes), wait(10_000)]);
  const { rssMiB } = await Promise.race([server.usage(), wait(5000, { rssMiB: 0 })]);
  times.sort((a, b) => a - b);
  return {
    peakMiB: Math.max(peakMiB, rssMiB),
    medianMs: times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY,
    longestMs: times.at(-1) ?? Number.POSITIVE_INFINITY,
    unanswered: unanswered + probes.length - times.length - unanswered,
  };
}
