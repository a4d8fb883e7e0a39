import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system's data of a process; undefined where the system does not provide it, as on Windows. */
export function lookUp(pid: number): { parent: number; isNpm: boolean } | undefined {
  const [, parent = '', command = ''] = /^\s*(\d+)\s+(.*)$/s.exec(readProcess(pid)) ?? [];
  // npm sets its own command as its title: `npm start`, `npm run mocks --port 4010`.
  return parent === '' ? undefined : { parent: Number(parent), isNpm: /^npm(?: |$)/.test(command) };
}

/** The id of a process's parent, a space, and its command. */
function readProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    // The name of the program, in brackets, may hold anything.
    return `${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''} ${command}`;
  } catch {
    const options = ['-o', 'ppid=,command=', '-p', String(pid)];
    return spawnSync('ps', options, { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Whether a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
