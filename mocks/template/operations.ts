import type { operations } from '../../src/api/template.gen.ts';
import type { Handlers } from '../engine/operation.ts';
import type { TemplateDb } from './db.ts';
import type { routes } from './routes.gen.ts';

/** What a handler of the template areas must be, by operationId. No call of theirs is made in anybody's name. */
export type TemplateHandlers = Handlers<operations, typeof routes, TemplateDb, undefined>;
