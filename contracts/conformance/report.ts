import { writeDrift } from './drift.ts';
import type { FlowResult } from './run-flows.ts';

/** The results for people. */
export function writeText(results: readonly FlowResult[]): string {
  const lines = results.flatMap(({ name, screen, outcome, reason, failure, passesAlone, notes = [] }) => {
    if (outcome === 'skipped') return [`– ${name}: left out, ${reason}`];
    if (!failure) return [`✓ ${name}`, ...notes.map((note) => `    note       ${note}`)];
    return [
      `✗ ${name}`,
      `    what       ${failure.what}`,
      ...(failure.expected === failure.what ? [] : [`    expected   ${failure.expected}`]),
      `    got        ${failure.got}`,
      `    request    ${failure.curl}`,
      `    breaks     ${screen}`,
      ...(passesAlone
        ? ['    alone      it passes: a call of another flow changed its data, see the others']
        : []),
    ];
  });
  const count = (outcome: FlowResult['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const calls = results.reduce((sum, each) => sum + each.calls, 0);
  const drift = writeDrift(results.flatMap(({ drift: found = [] }) => found));
  return [
    ...lines,
    ...drift.map((line) => `– note: ${line}`),
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} left out; ${calls} calls`,
  ].join('\n');
}

const escapeXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The results as JUnit XML, for a CI. */
export function writeJUnit(results: readonly FlowResult[]): string {
  const cases = results.map(({ name, screen, duration, outcome, reason = '', failure }) => {
    const open = `  <testcase classname="${escapeXml(screen)}" name="${escapeXml(name)}" time="${duration / 1000}"`;
    if (outcome === 'skipped') return `${open}><skipped message="${escapeXml(reason)}"/></testcase>`;
    if (!failure) return `${open}/>`;
    const details = `expected: ${failure.expected}\ngot: ${failure.got}\n${failure.curl}`;
    return `${open}><failure message="${escapeXml(failure.what)}">${escapeXml(details)}</failure></testcase>`;
  });
  const failures = results.filter(({ outcome }) => outcome === 'failed').length;
  const head = `<testsuite name="conformance" tests="${results.length}" failures="${failures}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
}
