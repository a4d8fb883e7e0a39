import type { operations } from '../../src/api/demo.gen.ts';
import type { Handlers } from '../operation.ts';
import type { DemoDb } from './db.ts';
import type { routes } from './routes.gen.ts';

/** What a handler of the demo areas must be, by operationId. No call of theirs is made in anybody's name. */
export type DemoHandlers = Handlers<operations, typeof routes, DemoDb, undefined>;
