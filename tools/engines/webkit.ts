import { spawn } from 'node:child_process';
import { end, endTogether } from '../command.ts';
import type { Browser, Command } from './browser.ts';

/** The path of each WebDriver command, below the session. */
const commandPaths: Record<Command, (parameters: Record<string, unknown>) => string> = {
  Navigate: () => 'url',
  Refresh: () => 'refresh',
  ExecuteScript: () => 'execute/sync',
  ElementClick: ({ id }) => `element/${String(id)}/click`,
  PerformActions: () => 'actions',
};

/**
 * Starts WebKitGTK's WebDriver with its MiniBrowser. It needs a display, for example Xvfb. The package `webdriver`
 * would send the five commands, and this program would still be started, waited for and ended here.
 */
export async function openWebKit(executable: string, miniBrowser: string, port: number): Promise<Browser> {
  const child = endTogether(spawn(executable, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' }));
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base).catch(async (error: unknown) => {
    await end(child);
    throw error;
  });
  const options = { binary: miniBrowser, args: ['--automation'] };
  const session = await post(`${base}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, parameters) =>
      post(`${base}/session/${sessionId}/${commandPaths[command](parameters)}`, parameters),
    async close() {
      await fetch(`${base}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {});
      await end(child);
    },
  };
}

async function untilReady(base: string) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start within 30 s');
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok)
    throw new Error(value?.message || value?.error || `WebDriver answered ${response.status}`);
  return value;
}
