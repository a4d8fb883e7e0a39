import { expect, test } from 'vitest';
import { routesModule } from './gen-routes.ts';

const described = (operation: object) => ({
  openapi: '3.1.0' as const,
  info: { title: 'Tea', version: '1' },
  security: [{ bearer: [] }],
  paths: { '/teas/{teaId}': { get: { operationId: 'getTea', responses: {}, ...operation } } },
  components: {
    parameters: { Limit: { name: 'limit', in: 'query' as const, schema: { type: 'integer' as const } } },
  },
});

test('a route has its method, its path, who may call it, and the types of its query', () => {
  const parameters = [
    { $ref: '#/components/parameters/Limit' },
    { name: 'green', in: 'query', schema: { type: 'boolean' } },
  ];
  expect(routesModule(described({ parameters }))).toContain(
    'getTea: {"method":"GET","path":"/teas/{teaId}","open":false,"query":{"limit":"integer","green":"boolean"}}',
  );
});

test('an operation without security is open to anyone', () => {
  expect(routesModule(described({ security: [] }))).toContain('"open":true');
});

test.each([
  [{ operationId: undefined }, 'has no operationId'],
  [{ parameters: [{ name: 'kind', in: 'query', schema: {} }] }, 'has no plain type'],
  [{ parameters: [{ $ref: '#/components/parameters/Nothing' }] }, 'leads nowhere'],
])('%j stops the generation', (operation, because) => {
  expect(() => routesModule(described(operation))).toThrow(because);
});
