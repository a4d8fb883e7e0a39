import type { operations } from '../../src/template/api/template.gen.ts';
import type { Handlers } from '../engine/operation.ts';
import type { TemplateDb } from './db.ts';
import type { routes } from './routes.gen.ts';

/** The type of each handler of the template areas, by operationId. Their calls have no caller. */
export type TemplateHandlers = Handlers<operations, typeof routes, TemplateDb, undefined>;
