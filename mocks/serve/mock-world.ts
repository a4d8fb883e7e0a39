import { backend } from '../backend/backend.ts';
import { getBackendSeeds, type Db } from '../backend/db.ts';
import backendDescription from '../backend/description.gen.json' with { type: 'json' };
import { seedsVersion } from '../backend/seeds/seeds.ts';
import type { Api, Validator } from '../engine/operation.ts';
import { createValidator } from '../engine/validator.ts';
import { templateSeeds, type TemplateDb, templateSeedsVersion } from '../template/db.ts';
import templateDescription from '../template/description.gen.json' with { type: 'json' };
import { template } from '../template/template.ts';
import { once } from '../world/store.ts';
import { createWorld, type World } from '../world/world.ts';

/** The tables of the backend and of the template areas: they share a world, so one reset or file applies to both. */
export type MockDb = Db & TemplateDb;

/** Creates a world from its seeds. @param changed called after every call that may have changed it */
export const createMockWorld = (name: string, changed?: () => void): World<MockDb> =>
  createWorld(
    name,
    { ...getBackendSeeds(name), ...templateSeeds },
    `${seedsVersion}.${templateSeedsVersion}`,
    changed,
  );

/** Both APIs, validated against their descriptions. Node only. */
export const getMockApis = once((): { api: Api<MockDb>; validator: Validator }[] => [
  { api: backend, validator: createValidator(backendDescription) },
  { api: template, validator: createValidator(templateDescription) },
]);
