/** The data of one event: names, numbers and places of our own files, never a typed text or a person's name. */
export interface Report {
  type: 'failed-save' | 'policy-violation' | 'missing-chunk' | 'error' | 'vitals';
  [name: string]: string | number;
}

/** More reports of one page add nothing new. */
const maxReports = 20;

/**
 * Creates a sender to VITE_REPORT_URL. A report is the query of an empty POST, so that the access log of any web server
 * records it.
 * @param common what every report of this page includes
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
    if (count > maxReports) return;
    const query = new URLSearchParams({ type, ...common });
    for (const [name, value] of Object.entries(details)) query.set(name, String(value).slice(0, 200));
    send(`${address}?${query.toString()}`);
  };
}
