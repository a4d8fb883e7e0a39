import { readCard } from '../../mocks/backend/cards/read-card.ts';
import type { DevTools } from './devtools.ts';

/** A card image as a card host would send it. */
export interface Card {
  type: string;
  body: string | Buffer;
}

/** The card of the mock backend: a drawing. */
const drawnCard: Card = { type: 'image/svg+xml', body: readCard('layla-omar') };

/** The same card as a photograph, like a printer's file. */
export const photographedCard = (browser: DevTools): Promise<Card> =>
  browser.withPage(async (page) => {
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 720,
      height: 1008,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await page.send('Page.enable');
    const loaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve));
    const url = `data:image/svg+xml;base64,${Buffer.from(drawnCard.body).toString('base64')}`;
    await page.send('Page.navigate', { url });
    await loaded;
    const { data } = await page.send('Page.captureScreenshot', { format: 'jpeg', quality: 82 });
    return { type: 'image/jpeg', body: Buffer.from(data, 'base64') };
  });
