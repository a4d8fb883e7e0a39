import type { operations } from '../../src/api/schema.gen.ts';
import type { Handlers } from '../engine/operation.ts';
import type { Db } from './db.ts';
import type { UserRecord } from './records.ts';
import type { routes } from './routes.gen.ts';

/** The type of each handler of the backend, by operationId. */
export type BackendHandlers = Handlers<operations, typeof routes, Db, UserRecord>;
