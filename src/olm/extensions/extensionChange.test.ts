import { expect, it } from 'vitest';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { onlyCatalog } from './catalog';
import {
  type Change,
  changeCalls,
  retryCall,
  type Settings,
  settingsCalls,
  settingsOf,
  targetOf,
} from './extensionChange';

const stored = (catalog: object): ClusterExtension => ({
  metadata: { name: 'acme-store', generation: 3 },
  spec: { source: { sourceType: 'Catalog', catalog } },
});
const AT = '/spec/source/catalog';
const GENERATION = { op: 'test', path: '/metadata/generation', value: 3 };

it.each([
  ['nothing', { version: '1.1.0' }, { version: '1.1.0' }, []],
  [
    'a version without a previous one',
    {},
    { version: '1.1.0' },
    [{ op: 'add', path: `${AT}/version`, value: '1.1.0' }],
  ],
  [
    'another version',
    { version: '1.1.0' },
    { version: '1.2.0' },
    [
      { op: 'test', path: `${AT}/version`, value: '1.1.0' },
      { op: 'replace', path: `${AT}/version`, value: '1.2.0' },
    ],
  ],
  [
    'any version',
    { version: '1.1.0' },
    { version: null },
    [
      { op: 'test', path: `${AT}/version`, value: '1.1.0' },
      { op: 'remove', path: `${AT}/version` },
    ],
  ],
  ['no channels without previous ones', {}, { channels: [] }, []],
  [
    'any channel',
    { channels: ['stable'] },
    { channels: [] },
    [
      { op: 'test', path: `${AT}/channels`, value: ['stable'] },
      { op: 'remove', path: `${AT}/channels` },
    ],
  ],
  [
    'one catalog',
    {},
    { selector: onlyCatalog('acme') },
    [{ op: 'add', path: `${AT}/selector`, value: onlyCatalog('acme') }],
  ],
  [
    'a lower version without update paths',
    { version: '1.1.0', upgradeConstraintPolicy: 'CatalogProvided' },
    { version: '1.0.0', enforcesPaths: false },
    [
      { op: 'test', path: `${AT}/version`, value: '1.1.0' },
      { op: 'replace', path: `${AT}/version`, value: '1.0.0' },
      { op: 'test', path: `${AT}/upgradeConstraintPolicy`, value: 'CatalogProvided' },
      { op: 'replace', path: `${AT}/upgradeConstraintPolicy`, value: 'SelfCertified' },
    ],
  ],
  [
    'no update paths if the policy is not stored',
    {},
    { enforcesPaths: false },
    [{ op: 'add', path: `${AT}/upgradeConstraintPolicy`, value: 'SelfCertified' }],
  ],
  [
    'update paths again',
    { upgradeConstraintPolicy: 'SelfCertified' },
    { enforcesPaths: true, checksCrds: true },
    [
      { op: 'test', path: `${AT}/upgradeConstraintPolicy`, value: 'SelfCertified' },
      { op: 'replace', path: `${AT}/upgradeConstraintPolicy`, value: 'CatalogProvided' },
    ],
  ],
  ['update paths that are enforced', {}, { enforcesPaths: true, checksCrds: true }, []],
] as const)('%s', (_name, catalog, change: Change, steps) => {
  const calls = changeCalls(stored(catalog), change);
  const sent = calls.flatMap((call) => (call.kind === 'patch' ? call.steps : []));
  expect(sent).toEqual(steps.length === 0 ? [] : [GENERATION, ...steps]);
});

it('reads stored fields', () => {
  expect(targetOf(stored({ version: '1.x', channels: ['stable'] }))).toEqual({
    version: '1.x',
    channels: ['stable'],
    selector: null,
  });
  expect(targetOf({ metadata: { name: 'bare' } })).toEqual({
    version: null,
    channels: [],
    selector: null,
  });
});

it('enables the check of CRDs again', () => {
  const off = stored({ version: '1.0.0' });
  const crdUpgradeSafety = { enforcement: 'None' };
  const object = { ...off, spec: { ...off.spec, install: { preflight: { crdUpgradeSafety } } } };
  const path = '/spec/install/preflight/crdUpgradeSafety/enforcement';
  expect(changeCalls(object, { enforcesPaths: true, checksCrds: true })).toMatchObject([
    {
      steps: [
        GENERATION,
        { op: 'test', path, value: 'None' },
        { op: 'replace', path, value: 'Strict' },
      ],
    },
  ]);
});

it('disables the check of CRDs for a version', () => {
  const bare = stored({});
  const install = { preflight: { crdUpgradeSafety: { enforcement: 'None' } } };
  expect(changeCalls(bare, { checksCrds: false })).toMatchObject([
    { steps: [GENERATION, { op: 'add', path: '/spec/install', value: install }] },
  ]);
  const disabled = { ...bare, spec: { ...bare.spec, install } };
  expect(changeCalls(disabled, { checksCrds: false })).toEqual([]);
});

it.each([
  [undefined, { path: '/metadata/annotations', value: { 'operator-hub/retried-at': '7' } }],
  [{ a: 'b' }, { path: '/metadata/annotations/operator-hub~1retried-at', value: '7' }],
])('makes OLM try again with an annotation beside %j', (annotations, step) => {
  const metadata = { name: 'quill', resourceVersion: '7', ...(annotations && { annotations }) };
  const object: ClusterExtension = {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterExtension',
    metadata,
  };
  expect(retryCall(object)).toMatchObject({
    kind: 'patch',
    object: { name: 'quill' },
    steps: [{ op: 'add', ...step }],
  });
});

const MODE = { configType: 'Inline', inline: { watchNamespace: 'team-a' } };
const WITH_ENV = {
  configType: 'Inline',
  inline: { watchNamespace: 'team-a', deploymentConfig: { env: [] } },
};

it.each([
  ['nothing', { config: WITH_ENV, progressDeadlineMinutes: 20 }, {}, []],
  ['nothing without fields', {}, { deadline: null, config: {} }, []],
  [
    'a first deadline',
    {},
    { deadline: 30 },
    [{ op: 'add', path: '/spec/progressDeadlineMinutes', value: 30 }],
  ],
  [
    'no deadline',
    { progressDeadlineMinutes: 20 },
    { deadline: null },
    [
      { op: 'test', path: '/spec/progressDeadlineMinutes', value: 20 },
      { op: 'remove', path: '/spec/progressDeadlineMinutes' },
    ],
  ],
  [
    'first settings',
    {},
    { config: { env: [] } },
    [
      {
        op: 'add',
        path: '/spec/config',
        value: { configType: 'Inline', inline: { deploymentConfig: { env: [] } } },
      },
    ],
  ],
  [
    'settings beside the watched namespace',
    { config: MODE },
    { config: { env: [] } },
    [
      { op: 'test', path: '/spec/config', value: MODE },
      { op: 'replace', path: '/spec/config', value: WITH_ENV },
    ],
  ],
  [
    'no settings beside the watched namespace',
    { config: WITH_ENV },
    { config: {} },
    [
      { op: 'test', path: '/spec/config', value: WITH_ENV },
      { op: 'replace', path: '/spec/config', value: MODE },
    ],
  ],
] as const)('a change of the settings to %s', (_to, spec, change, steps) => {
  const object = { ...stored({}), spec };
  const wanted: Settings = { ...settingsOf(object), ...change };
  const patches = settingsCalls(object, wanted).map((call) => call.kind === 'patch' && call.steps);
  expect(patches).toEqual(steps.length === 0 ? [] : [[GENERATION, ...steps]]);
});
