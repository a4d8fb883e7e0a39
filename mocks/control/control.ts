import { choice, getScenarios, setCookie } from '../world/choice.ts';
import type { Db } from '../backend/db.ts';
import { isRecord } from '../engine/is-record.ts';
import { badRequest, notFound, problemResponse, Refusal, jsonResponse } from '../engine/refusal.ts';
import { parseScenarios } from '../scenarios/scenario-grammar.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { restoreState, stateText } from '../world/state.ts';
import type { Table, Row } from '../world/table.ts';
import { resetWorld, type World } from '../world/world.ts';
import { createProviderStates } from './provider-states.ts';

type Body = Record<string, unknown>;
type Control = (world: World<Db>, request: Request, body: Body, operationIds: string[]) => Response;

/** How each world sets provider states: an event belongs to the organiser of the state before. */
const providerStates = new WeakMap<World<Db>, ReturnType<typeof createProviderStates>>();

/**
 * Controls of the mock server, under `/_mock/`. The world is chosen as for any call (see choice.ts). Bodies are JSON. A
 * POST responds with what it did.
 */
const controls: Record<string, Control> = {
  /** Every scenario with a one-line description, and those that apply to this visitor. */
  'GET /_mock/scenarios': (world, request, _body, operationIds) =>
    jsonResponse({
      world: world.name,
      active: getScenarios(request) ?? world.scenarios,
      scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
      scopes: ['saves', 'reads', 'card', ...operationIds],
    }),

  /** `{scenario, everyone?}`: from now on, for this browser by cookie, or for everyone in this world. */
  'POST /_mock/scenario': (world, _request, body, operationIds) => {
    const scenario = typeof body.scenario === 'string' ? body.scenario : '';
    const asked = parseScenarios(scenario, { scenarios, operationIds });
    const active = asked.map(({ text }) => text).join(',');
    world.played.clear();
    if (body.everyone === true) {
      world.scenarios = active;
      return jsonResponse({ active });
    }
    return jsonResponse(
      { active },
      { headers: { 'set-cookie': setCookie(choice.scenarios.cookie, active) } },
    );
  },

  /** Restores the seeds. Scenarios set for everyone, planned responses and the log are cleared too. */
  'POST /_mock/reset': (world) => {
    resetWorld(world);
    return jsonResponse({ world: world.name });
  },

  /** The state as a file, for `import` here or elsewhere. */
  'GET /_mock/export': (world) =>
    new Response(stateText(world), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="guestwise-mock-state.json"',
      },
    }),

  /** A file from `export`. */
  'POST /_mock/import': (world, _request, body) => {
    try {
      restoreState(world, JSON.stringify(body));
    } catch (error) {
      throw badRequest(`The file was not imported. ${error instanceof Error ? error.message : ''}`);
    }
    world.changed();
    return jsonResponse({ world: world.name });
  },

  /** The calls that this world has received, oldest first; of one operation with `?operationId=`. */
  'GET /_mock/log': (world, request) => {
    const operationId = new URL(request.url).searchParams.get('operationId');
    return jsonResponse(world.log.calls(operationId ?? undefined));
  },

  /**
   * `{collection, id, fields, remove?}`: changes a record without the product knowing, also to invalid values; see
   * `lenient`.
   */
  'POST /_mock/patch': (world, _request, { collection, id, fields, remove }) => {
    const table = tableNamed(world, String(collection));
    const row = table.get(String(id));
    if (!row) throw notFound(`There is no ${String(id)} in ${String(collection)}.`);
    const gone: unknown[] = Array.isArray(remove) ? remove : [];
    const kept = Object.entries({ ...row, ...(isRecord(fields) ? fields : {}) }).filter(
      ([name]) => !gone.includes(name),
    );
    const patched = table.put({ ...Object.fromEntries(kept), _id: row._id });
    world.changed();
    return jsonResponse(patched);
  },

  /** `{operationId, status?, body?, text?, contentType?, times?}`: the responses to the next calls of an operation. */
  'POST /_mock/answer': (world, _request, body, operationIds) => {
    const { operationId, status = 200, text, contentType = 'application/json', times = 1 } = body;
    if (!operationIds.includes(String(operationId))) throw badRequest(`No operation ${String(operationId)}.`);
    world.planned.set(String(operationId), {
      status: Number(status),
      contentType: String(contentType),
      text: typeof text === 'string' ? text : JSON.stringify(body.body ?? null),
      times: Number(times),
    });
    return jsonResponse({ operationId, times });
  },

  /** `{state, params?, action?}`: a provider state of the pact, for `npm run contracts:verify -- … --state-url`. */
  'POST /_mock/states': (world, _request, body) => {
    const bringAbout = providerStates.get(world) ?? createProviderStates(world);
    providerStates.set(world, bringAbout);
    return jsonResponse(bringAbout(body));
  },
};

/** Responds to `/_mock/…`; undefined for every other path. */
export async function control(
  request: Request,
  world: World<Db>,
  operationIds: string[],
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/_mock/')) return undefined;
  try {
    const run = controls[`${request.method} ${pathname}`];
    if (!run) throw notFound(`There are: ${Object.keys(controls).join(', ')}.`);
    return run(world, request, await readBody(request), operationIds);
  } catch (error) {
    if (error instanceof Refusal) return problemResponse(error);
    throw error;
  }
}

async function readBody(request: Request): Promise<Body> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body)) return body;
  } catch {
    throw badRequest('The body is not JSON.');
  }
  throw badRequest('The body is no object.');
}

function tableNamed(world: World<Db>, name: string): Table<Row> {
  const tables = new Map<string, unknown>(Object.entries(world.db));
  const table = tables.get(name);
  if (isRecord(table) && 'put' in table) return table as unknown as Table<Row>;
  const known = [...tables].filter(([, value]) => isRecord(value)).map(([key]) => key);
  throw badRequest(`No collection ${name}. There are: ${known.join(', ')}.`);
}
