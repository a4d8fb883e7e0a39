/**
 * Ends this process once the npm that started it is gone. A signal to npm ends npm and its shell, and a shell such as
 * dash passes none on: a server would keep its port. Does nothing where npm did not start it.
 */
export function endWithNpm(environment = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
