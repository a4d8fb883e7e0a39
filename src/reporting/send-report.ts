/** What is said of one happening: names, numbers and places of our own files, never what a person typed or is called. */
export interface Report {
  type: 'failed-save' | 'policy-violation' | 'missing-chunk' | 'error' | 'vitals';
  [name: string]: string | number;
}

/** More reports than this of one page say nothing new. */
const mostReports = 20;

/**
 * Creates the way to VITE_REPORT_URL. A report is the query of an empty POST, so that the access log of any web server
 * holds it whole.
 * @param common what every report of this page says
 * @param send as `navigator.sendBeacon`
 */
export function createReporter(
  address: string,
  common: Record<string, string>,
  send: (address: string) => unknown = (url) => navigator.sendBeacon(url),
) {
  let count = 0;
  return ({ type, ...details }: Report): void => {
    count += 1;
    if (count > mostReports) return;
    const query = new URLSearchParams({ type, ...common });
    for (const [name, value] of Object.entries(details)) query.set(name, String(value).slice(0, 200));
    send(`${address}?${query.toString()}`);
  };
}
