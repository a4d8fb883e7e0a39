import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plainEnvironment } from './plain-environment.ts';

/** A process that exits only on request, and a browser or server that it would leave behind. */
const stubborn = (word: string) =>
  `node -e "process.on('SIGINT', () => {}); console.log('${word}'); setInterval(() => {}, 1000)"`;

/**
 * Runs a command that starts others, and signals it once they run.
 * @returns how it ended, once none of the processes it started is left: the last one closes the output
 */
async function runAndSignal(code: string, signal: NodeJS.Signals, words: string[]) {
  const imports = `import { spawn } from 'node:child_process';
    import { beginCommand, endTogether } from '${resolve('tools/command.ts')}';
    import { runStep, stopSteps } from '${resolve('tools/step-process.ts')}';`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', imports + code], {
    env: plainEnvironment,
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (!words.every((word) => said.includes(word))) return;
    words = ['signalled'];
    child.kill(signal);
  });
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, said, complaint };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends all processes of a command, and leaves nothing behind', async (signal, code) => {
  const { status, complaint } = await runAndSignal(
    `beginCommand();
    endTogether(spawn(process.execPath, ['-e', 'console.log("ready"); setInterval(() => {}, 1000)'], { stdio: 'inherit' }));`,
    signal,
    ['ready'],
  );
  expect({ status, complaint }).toEqual({ status: code, complaint: '' });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends every step with its processes, and no other step follows', async (signal, code) => {
  const { status, said, complaint } = await runAndSignal(
    `beginCommand(() => stopSteps(500));
      const steps = [${JSON.stringify(`${stubborn('first')} & ${stubborn('second')}`)}, 'echo third'];
      for (const step of steps) {
        await runStep(step, {}, (text) => process.stdout.write(text));
        console.log('a step is over');
      }`,
    signal,
    ['first', 'second'],
  );
  expect({ status, complaint }).toEqual({ status: code, complaint: '' });
  expect(said).not.toMatch(/third|over/);
});
