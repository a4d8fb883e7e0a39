/**
 * Runs a job that only one tab may run at a time; other tabs wait for their turn, and a closed tab ends its own.
 * Browsers support locks only on secure origins: on a plain one the job runs without protection.
 */
export const runInOneTab = async <T>(name: string, job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, job) : job();

/**
 * Runs a job like `runInOneTab`, unless another tab is running one of this name.
 * @returns whether it ran
 */
export async function runUnlessBusy(name: string, job: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await job();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await job();
    return lock !== null;
  });
}
