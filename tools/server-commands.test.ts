import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guestOfFour } from '../mocks/backend/seeds/wedding.ts';
import { plainEnvironment } from './plain-environment.ts';
import { whyUnusable } from './ports.ts';

/**
 * Starts a server as a user does.
 * @returns its address, and a function that ends only npm and resolves when no process is left
 */
async function startServer(options: string) {
  const child = spawn('npm', options.split(' '), { detached: true, env: plainEnvironment });
  // The last process that has its output closes it.
  const isOver = new Promise<void>((done) => child.once('close', () => done()));
  let said = '';
  const origin = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) found(address);
    });
    child.once('close', () => failed(new Error(said)));
  });
  onTestFinished(() => {
    try {
      process.kill(-Number(child.pid));
    } catch {
      // All processes have ended.
    }
  });
  return {
    origin,
    endNpm() {
      child.kill('SIGKILL');
      return isOver;
    },
  };
}

test('npm start serves both pages and the mocks, until npm is killed', async () => {
  const port = await findFreePort();
  const { origin, endNpm } = await startServer(`start -- --port ${port}`);
  const headers = { accept: 'text/html' };
  const paths = ['/login', `/${guestOfFour}/rsvp`, `/api/v1/events/guests/${guestOfFour}/rsvp`];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[1]?.text()).toContain('src="/src/guest.tsx"');
  await endNpm();
  expect(await whyUnusable(port)).toBeUndefined();
});

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
