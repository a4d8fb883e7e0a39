import { auth } from './auth.ts';
import { faq } from './faq.ts';
import type { DemoHandlers } from './operations.ts';
import { profileArea } from './profile.ts';

/** Every operation of openapi/demo.yaml by its operationId. One that is missing here does not compile. */
export const handlers = {
  getNotifications: () => ({ status: 200, body: [] }),
  ...faq,
  ...auth,
  ...profileArea,
} satisfies DemoHandlers;
