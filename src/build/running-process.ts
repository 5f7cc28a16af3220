import { readFileSync } from 'node:fs';

/**
 * Names a process by its id and, where the system has `/proc`, its start time, because systems reuse ids.
 * Returns undefined if there is no such process.
 */
export function identifyProcess(pid: number = process.pid): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return `${pid}.${readStart(pid)}`;
}

/** Whether the process that `identifyProcess` gave this name is running. */
export function isRunning(name: string): boolean {
  const pid = Number(name.split('.')[0]);
  return Number.isSafeInteger(pid) && pid > 0 && identifyProcess(pid) === name;
}

/** Reads the start time of a process in clock ticks since boot; "0" without `/proc` (proc_pid_stat(5), field 22). */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name of the program in brackets, which may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
