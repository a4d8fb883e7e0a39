/** The layers of src, from the bottom: each imports only those below (docs/contributing.md). */
const layers = [
  'browser|storage|config',
  'api|i18n|theme|offline|reporting',
  'ui|forms',
  'domain',
  'shared',
  'features|shell|template|guest',
  'routes|routeTree|organiser',
];
const tests = String.raw`\.test\.tsx?$`;

const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    deny('no-cycle', 'Move the shared code to a file of its own.', {}, { circular: true }),
    ...layers.map((layer, at) =>
      deny(
        `layer ${layer}`,
        'Move the shared code to a lower layer, or pass it in from the route.',
        { path: `^src/(${layer})[/.]`, pathNot: tests },
        { path: `^src/(${layers.slice(at + 1).join('|') || '-'})[/.]` },
      ),
    ),
    deny(
      'separate-features',
      'Two features on one screen, or a feature and the shell, meet in the route: let it take from both and pass on.',
      { path: '^src/(shell|(?:features|template)/[^/]+)/', pathNot: tests },
      {
        path: '^src/(shell|features|template|guest)/',
        pathNot: String.raw`^src/($1/|template/(api|crud|format)/|template/[^/]+$)`,
      },
    ),
    deny(
      'no-ui-in-domain',
      'Show it in shared or in a feature.',
      { path: '^src/domain/', pathNot: tests },
      { path: '^src/(ui|forms)/' },
    ),
    deny(
      'guest-page',
      'The guest’s page may import api, i18n, offline, reporting, storage and config. Fluent, forms and ui would reach every guest’s phone.',
      { path: '^src/guest/', pathNot: tests },
      {
        path: '^src/(ui|forms|domain|shared|theme|browser|features|shell|template)[/.]',
        pathNot: '^src/domain/rsvp-count',
      },
    ),
    deny(
      'src-alone',
      'src imports no other folder. Build-time replacements go through src/api/transport.ts.',
      { path: '^src/', pathNot: `^src/template/api/transport|${tests}` },
      { path: '^(mocks|tools|contracts|e2e|screens)/' },
    ),
    deny(
      'mocks-alone',
      'Mocks replace another team’s server: use only the types of src/api/schema.gen.ts.',
      { path: '^mocks/', pathNot: tests },
      { path: '^src/', pathNot: String.raw`\.gen\.ts$` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
