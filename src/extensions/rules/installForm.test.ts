import { describe, expect, it } from 'vitest';
import { draftOf } from '~/config/rules/draft';
import { trustedCaRows } from '~/config/rules/trustedCa';
import type { CatalogBundle, CatalogPackage } from '~/olm/content/catalogPackage';
import { onlyCatalog } from '~/olm/extensions/catalog';
import { readExtension } from '~/olm/extensions/extension';
import { anExtension } from '~/test/extensionBuilders';
import {
  type InstallForm,
  type Installation,
  accountOf,
  apisOwnedByCsvs,
  channelOf,
  blocking,
  installCalls,
  isCreated,
  namespaceOf,
  newInstall,
  versionsOf,
  requestOf,
  wrongFields,
} from './installForm';

const OFFER = { catalog: 'acme', packageName: 'quill' };

const bundle = (version: string, parts: Partial<CatalogBundle> = {}): CatalogBundle => ({
  name: `quill.v${version}`,
  version,
  release: null,
  image: null,
  installModes: ['AllNamespaces'],
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
  ...parts,
});

const CONTENT: CatalogPackage = {
  name: 'quill',
  defaultChannel: 'stable',
  channels: [],
  bundles: [bundle('1.0.0'), bundle('2.0.0'), bundle('1.10.0'), bundle('2.0.0', { release: '2' })],
  deprecations: [{ scope: 'bundle', name: 'quill.v1.10.0', message: 'old' }],
  flaws: [],
  lifecycle: null,
};

const form = (change: Partial<InstallForm> = {}): InstallForm => ({
  ...newInstall(OFFER),
  ...change,
});

describe('the version', () => {
  it('is of the default channel, unless another one is selected or the API rejects its name', () => {
    expect(channelOf(form(), CONTENT)).toBe('stable');
    expect(channelOf(form({ channel: '' }), CONTENT)).toBe('');
    expect(channelOf(form({ channel: 'fast' }), CONTENT)).toBe('fast');
    expect(channelOf(form(), { ...CONTENT, defaultChannel: '--default-channel' })).toBe('');
    expect(channelOf(form(), null)).toBe('');
  });

  it('is offered in the order of OLM: deprecated ones are last (catalogmetadata/compare)', () => {
    expect(versionsOf(CONTENT, '')).toEqual(['2.0.0', '1.0.0', '1.10.0']);
    expect(versionsOf(null, '')).toEqual([]);
  });

  it('is offered if the channel has it', () => {
    const entry = { csvName: 'quill.v1.0.0', replaces: null, skips: [], skipRange: null };
    const channels = [{ channel: 'stable', entries: [entry] }];
    expect(versionsOf({ ...CONTENT, channels }, 'stable')).toEqual(['1.0.0']);
    expect(versionsOf(CONTENT, 'unknown')).toEqual([]);
  });

  it.each([
    ['a channel', {}, null, ['stable']],
    ['a range in a channel', { version: ' 1.x ' }, '1.x', ['stable']],
    ['a range in any channel', { version: '1.x', channel: '' }, '1.x', []],
    ['nothing', { channel: '' }, null, []],
  ] as const)('is requested by %s', (_what, change, version, channels) => {
    expect(requestOf(form(change), OFFER, CONTENT)).toMatchObject({ version, channels });
  });

  it('is of one catalog or of all', () => {
    expect(requestOf(form(), OFFER, CONTENT).selector).toEqual(onlyCatalog('acme'));
    expect(requestOf(form({ asksAllCatalogs: true }), OFFER, CONTENT).selector).toBeNull();
  });
});

describe('the namespace', () => {
  const found = (suggestedNamespace: string | null) => ({
    requested: [],
    candidates: [],
    outcome: {
      kind: 'chosen' as const,
      candidate: {
        bundle: bundle('1.0.0', { suggestedNamespace }),
        catalog: 'acme',
        channels: [],
        isDeprecated: false,
        failed: [],
      },
    },
  });

  it.each([
    ['as typed', ' mine ', 'theirs', 'mine'],
    ['as the package suggests', null, 'theirs', 'theirs'],
    ['the name of the package', null, null, 'quill'],
  ])('is %s', (_name, namespace, suggested, wanted) => {
    expect(namespaceOf(form({ namespace }), OFFER, found(suggested))).toBe(wanted);
  });

  // operator-controller 1e533706: rukpak/render/namespace_test.go
  it.each([
    ['theirs', 'theirs'],
    [null, 'quill-system'],
  ])('that OLM manages, with the suggestion %s, is %s', (suggested, wanted) => {
    const managed = form({ namespace: 'mine', isManaged: true });
    expect(namespaceOf(managed, OFFER, found(suggested))).toBe(wanted);
  });
});

const wrong = (change: Partial<InstallForm>, namespace = 'quill') =>
  wrongFields(form(change), {
    ...{ namespace, watched: null, fit: null },
    deadline: { minimum: 10, maximum: 720 },
  });

describe('a name', () => {
  it.each([
    ['Quill', true],
    ['quill.one', false],
    ['', true],
    ['q'.repeat(237), false],
    // The binding has a longer one.
    ['q'.repeat(238), true],
  ])('%s is wrong: %s', (name, isWrong) => {
    expect(wrong({ name }).name).toBe(isWrong);
  });

  it.each([
    ['quill', false],
    ['quill.one', true],
    ['q'.repeat(64), true],
  ])('of the namespace %s is wrong: %s', (namespace, isWrong) => {
    expect(wrong({}, namespace).namespace).toBe(isWrong);
  });

  it('of a ServiceAccount is required only if one is created', () => {
    expect(wrong({}).account).toBe(false);
    expect(wrong({ access: 'existing' }).account).toBe(true);
    expect(wrong({ access: 'existing', account: 'mine' }).account).toBe(false);
  });

  it.each([
    ['latest', true],
    ['1.x', false],
    ['', false],
  ])('of a version %s is wrong: %s', (version, isWrong) => {
    expect(wrong({ version }).version).toBe(isWrong);
  });

  it('is wrong if a setting of the pods is', () => {
    const config = draftOf({ env: [{ name: 'A=B', value: '' }] });
    expect([wrong({}).config, wrong({ config }).config]).toEqual([false, true]);
  });

  it('is wrong if the trusted CA would be missing in the namespace that OLM creates', () => {
    const config = draftOf({ volumes: [trustedCaRows({}).volume] });
    expect(wrong({ config }).config).toBe(false);
    expect(wrong({ config, isManaged: true }).config).toBe(true);
  });
});

describe('another extension', () => {
  const quill = readExtension(anExtension({ name: 'quill' }));

  it.each([
    ['of the name', form(), 'quill', true],
    ['of the package', form({ name: 'other' }), 'quill', false],
  ])('%s blocks the installation', (_name, wanted, name, isNamedAlike) => {
    expect(blocking(wanted, OFFER, [quill])).toEqual({ name, isNamedAlike });
  });

  it('of another package does not block it', () => {
    const ink = readExtension(anExtension({ name: 'ink' }));
    expect(blocking(form(), OFFER, [ink])).toBeNull();
  });
});

describe('the resources', () => {
  const installation = (change: Partial<Installation> = {}): Installation => ({
    form: form(),
    request: requestOf(form(), OFFER, CONTENT),
    namespace: 'acme',
    features: { serviceAccount: 'required', namespace: 'required' },
    watched: null,
    rules: null,
    ...change,
  });
  const made = (of: Installation) =>
    installCalls(of, () => false).map(({ model, ...call }) => ({
      kind: model.kind,
      manifest: call.kind === 'create' ? call.manifest : null,
    }));

  it('are created in the order of their dependencies, marked for the uninstallation', () => {
    const all = made(installation());
    expect(all.map(({ kind }) => kind)).toEqual([
      'Namespace',
      'ServiceAccount',
      'ClusterRoleBinding',
      'ClusterExtension',
    ]);
    expect(all.map(({ manifest }) => manifest?.metadata.annotations)).toEqual([
      ...Array.from({ length: 3 }, () => ({ 'operator-hub/created-for-extension': 'quill' })),
      undefined,
    ]);
  });

  it('that exist are not created again', () => {
    const calls = installCalls(installation(), ({ model }) => model.kind !== 'ServiceAccount');
    expect(calls.map(({ model }) => model.kind)).toEqual(['ServiceAccount', 'ClusterExtension']);
  });

  it.each([
    ['required', 'quill-installer'],
    // OpenShift 5.0 ignores it.
    ['optional', undefined],
  ] as const)('name a ServiceAccount where it is %s', (serviceAccount, name) => {
    const features = { serviceAccount, namespace: 'required' } as const;
    const spec = made(installation({ features })).at(-1)?.manifest?.spec;
    expect(spec).toEqual({
      namespace: 'acme',
      ...(name === undefined ? {} : { serviceAccount: { name } }),
      source: {
        sourceType: 'Catalog',
        catalog: { packageName: 'quill', channels: ['stable'], selector: onlyCatalog('acme') },
      },
    });
  });

  it('use an existing ServiceAccount as it is', () => {
    const own = installation({ form: form({ access: 'existing', account: ' mine ' }) });
    expect(made(own).map(({ kind }) => kind)).toEqual(['Namespace', 'ClusterExtension']);
    expect(accountOf(own)).toEqual({ namespace: 'acme', name: 'mine' });
  });

  it('give the ServiceAccount the generated permissions', () => {
    const rule = { resourceNames: [], nonResourceURLs: [], apiGroups: ['apps'], verbs: ['list'] };
    const rules = {
      cluster: [{ ...rule, resources: ['deployments'] }],
      namespace: [{ ...rule, resources: ['deployments'], resourceNames: ['quill'] }],
    };
    const all = made(installation({ form: form({ access: 'generated' }), rules }));
    expect(all.map(({ kind, manifest }) => [kind, manifest?.metadata.name])).toEqual([
      ['Namespace', 'acme'],
      ['ServiceAccount', 'quill-installer'],
      ['ClusterRole', 'quill-installer'],
      ['ClusterRoleBinding', 'quill-installer'],
      ['Role', 'quill-installer'],
      ['RoleBinding', 'quill-installer'],
      ['ClusterExtension', 'quill'],
    ]);
    // For the API server, empty lists are a different rule.
    expect(all[2]?.manifest?.rules).toEqual([
      { apiGroups: ['apps'], resources: ['deployments'], verbs: ['list'] },
    ]);
    expect(all[5]?.manifest).toMatchObject({
      metadata: { namespace: 'acme' },
      roleRef: { kind: 'Role', name: 'quill-installer' },
      subjects: [{ kind: 'ServiceAccount', name: 'quill-installer', namespace: 'acme' }],
    });
  });

  it('name the watched namespace of an Operator that supports only one', () => {
    const spec = made(installation({ watched: 'acme' })).at(-1)?.manifest?.spec;
    expect(spec).toMatchObject({
      config: { configType: 'Inline', inline: { watchNamespace: 'acme' } },
    });
  });

  it('are without the namespace that OLM manages', () => {
    const features = { serviceAccount: 'optional', namespace: 'optional' } as const;
    const all = made(installation({ form: form({ isManaged: true }), features }));
    expect(all.map(({ kind }) => kind)).toEqual(['ClusterExtension']);
    expect(all[0]?.manifest?.spec).not.toHaveProperty('namespace');
  });

  it('contain the settings of the pods without a selector, and the deadline', () => {
    const config = draftOf({
      selector: {},
      env: [{ name: 'LEVEL', value: 'debug' }, { name: '' }],
    });
    const spec = made(installation({ form: form({ config, deadline: ' 30 ' }) })).at(-1)?.manifest
      ?.spec;
    expect(spec).toMatchObject({
      progressDeadlineMinutes: 30,
      config: { inline: { deploymentConfig: { env: [{ name: 'LEVEL', value: 'debug' }] } } },
    });
    expect(JSON.stringify(spec)).not.toContain('selector":{}');
  });

  it('include the ConfigMap of the trusted CA', () => {
    const { volume } = trustedCaRows({});
    const all = made(installation({ form: form({ config: draftOf({ volumes: [volume] }) }) }));
    expect(all[1]).toMatchObject({
      kind: 'ConfigMap',
      manifest: { metadata: { name: 'trusted-ca', namespace: 'acme' } },
    });
  });
});

describe('an existing resource', () => {
  const [, account, binding] = installCalls(
    {
      form: form(),
      request: requestOf(form(), OFFER, CONTENT),
      namespace: 'acme',
      features: { serviceAccount: 'required', namespace: 'required' },
      watched: null,
      rules: null,
    },
    () => false,
  );
  const role = (name: string, subject: string) => ({
    metadata: { name: 'quill-installer-admin' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
    subjects: [{ kind: 'ServiceAccount', namespace: 'acme', name: subject }],
  });

  it.each([
    ['ServiceAccount', account, { metadata: { name: 'quill-installer' }, secrets: [] }, true],
    ['missing one', account, null, false],
    [
      'one that is deleted',
      account,
      { metadata: { name: 'quill-installer', deletionTimestamp: '2026-01-01' } },
      false,
    ],
    ['binding', binding, role('cluster-admin', 'quill-installer'), true],
    ['binding to another role', binding, role('view', 'quill-installer'), false],
    ['binding of another account', binding, role('cluster-admin', 'other'), false],
  ])('%s counts as created: %#', (_name, call, stored, wanted) => {
    expect(call === undefined ? null : isCreated(call, stored)).toBe(wanted);
  });
});

it('names the APIs that an OLM v0 Operator already provides', () => {
  const csvs = [
    {
      metadata: { name: 'ink.v1', namespace: 'inks' },
      spec: {
        customresourcedefinitions: {
          owned: [
            { name: 'inks.example.com', kind: 'Ink', version: 'v1' },
            { name: 'pens.example.com', kind: 'Pen', version: 'v1' },
          ],
        },
      },
    },
  ];
  const api = (group: string) => ({ group, version: 'v2', kind: 'Ink' });
  expect(apisOwnedByCsvs([api('example.com')], csvs)).toEqual([
    { kind: 'Ink', csv: 'ink.v1', namespace: 'inks' },
  ]);
  expect(apisOwnedByCsvs([api('example.org')], csvs)).toEqual([]);
});
