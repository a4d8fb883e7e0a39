import { isRunning, lookUp } from './processes.ts';

/**
 * Ends this process after the npm that started it, or any process between them, has ended. A signal to npm ends npm and
 * its shell, and a shell such as dash does not pass it on: a server would keep its port. Does nothing if npm did not
 * start it.
 */
export function endWithNpm(environment = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const others = findAncestorsToNpm(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && others.every(isRunning)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * The processes between a parent and its npm, and npm itself: `kill -9` of npm leaves the shell in between, and a
 * test's server has its tool in between too. Empty without an npm, which may have ended already.
 */
function findAncestorsToNpm(parent: number): number[] {
  const found: number[] = [];
  for (let pid = parent; pid > 1;) {
    const process = lookUp(pid);
    if (!process) return [];
    found.push(pid);
    if (process.isNpm) return found;
    pid = process.parent;
  }
  return [];
}
