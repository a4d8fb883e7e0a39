import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, endTogether } from '../command.ts';
import type { Browser } from './browser.ts';

/**
 * Starts Firefox and controls it with Marionette, which is built in and knows the same commands as WebKit's WebDriver.
 * A message is its length, a colon and a JSON array.
 *
 * Neither library does without this: Playwright 1.65 starts Firefox ESR 153 by its channel `moz-firefox`, but opens no
 * page there (`emulation.setMediaFeaturesOverride` is unknown). `webdriver` needs geckodriver, which Debian has not.
 */
export async function openFirefox(executable: string, port: number): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'guestwise-firefox-'));
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': 'en-US',
    'app.update.enabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = endTogether(
    spawn(executable, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
      stdio: 'ignore',
    }),
  );
  const send = listen(await untilConnected(port));
  await send('WebDriver:NewSession', { capabilities: {} });
  return {
    async send(command, parameters) {
      const answer = await send(`WebDriver:${command}`, parameters);
      return (answer as { value?: unknown } | null)?.value;
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function untilConnected(port: number): Promise<Socket> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    if (Date.now() > deadline) throw new Error('Firefox did not start within a minute');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Parses the responses of a connection, and returns a function that sends a command. */
function listen(socket: Socket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first message is a greeting, not an array.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  return (command: string, parameters: Record<string, unknown>) => {
    const answer = Promise.withResolvers<unknown>();
    const message = JSON.stringify([0, ++lastId, command, parameters]);
    waiting.set(lastId, answer);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer.promise;
  };
}
