import { describe, expect, it } from 'vitest';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import { anExtension } from '~/test/extensionBuilders';
import { anOperandApi } from '~/test/operandBuilders';
import {
  extensionProvider,
  owningExtension,
  unknownProvider,
  withDescription,
  withExtensionApis,
} from './extensionProvider';
import { isWatched, ownedEntries } from './operandApis';

const UNKNOWN = { deployments: null, catalogs: null };

function provided(...extension: Parameters<typeof anExtension>) {
  const operator = extensionOperator(anExtension(...extension), UNKNOWN);
  return extensionProvider(operator);
}

describe('an extension as the owner of an API', () => {
  // Its health is that of its workload: a blocked update does not stop it (extensionHealth, p10 §1.2).
  it.each([
    ['that is installed', provided(), true, '1.1.0', 'acme'],
    ['with a blocked update', provided({ retrying: 'no bundles found' }), true, '1.1.0', 'acme'],
    ['that was never installed', provided({ installed: null, retrying: 'x' }), false, null, 'acme'],
    ['that cannot be read', unknownProvider('acme-store'), null, null, null],
  ])('%s', (_name, provider, isReady, version, podNamespace) => {
    expect(provider).toMatchObject({ csv: 'acme-store', isReady, version, podNamespace });
  });

  it('is not ready when a Deployment is not ready', () => {
    const deployment = {
      metadata: { name: 'd', generation: 1, labels: ownedBy('acme-store') },
      spec: { replicas: 1 },
    };
    const facts = { ...UNKNOWN, deployments: [deployment] };
    const operator = extensionOperator(anExtension(), facts);
    expect(extensionProvider(operator).isReady).toBe(false);
  });

  it('watches all namespaces, or the configured one', () => {
    const { spec, ...object } = anExtension();
    const config = { configType: 'Inline', inline: { watchNamespace: 'team-a' } };
    const one = extensionOperator({ ...object, spec: { ...spec, config } }, UNKNOWN);
    const ofOne = [extensionProvider(one)];
    expect(isWatched([provided()], 'team-b')).toBe(true);
    expect(isWatched(ofOne, 'team-a')).toBe(true);
    expect(isWatched(ofOne, 'team-b')).toBe(false);
    expect(isWatched([unknownProvider('acme-store')], 'team-b')).toBeNull();
  });

  it('gets the description of its bundle, and a ClusterServiceVersion does not', () => {
    const owned = [
      { name: 'pens.ink.example.com', kind: 'Pen', version: 'v1', specDescriptors: [] },
    ];
    const description = {
      annotations: { 'alm-examples': '[]' },
      spec: { displayName: 'Store \u202e', customresourcedefinitions: { owned } },
    };
    const ofCsv = anOperandApi();
    const api = withDescription({ ...ofCsv, providers: [provided()] }, description);
    expect(owningExtension(api)).toBe('acme-store');
    expect(api.providers[0]?.displayName).toBe('Store');
    expect(api.providers[0]?.source.metadata.annotations).toEqual({ 'alm-examples': '[]' });
    expect(ownedEntries(api)).toEqual(owned);
    expect(owningExtension(ofCsv)).toBeNull();
    expect(withDescription(ofCsv, description)).toEqual(ofCsv);
  });
});

describe('the APIs of ClusterExtensions', () => {
  const pens = anOperandApi();
  const discovery = [
    {
      items: [
        {
          metadata: { name: 'store.example.com' },
          versions: [
            {
              version: 'v1',
              resources: [
                {
                  resource: 'stores',
                  scope: 'Namespaced',
                  responseKind: { group: 'store.example.com', version: 'v1', kind: 'Store' },
                  verbs: ['list'],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
  const extensions = [extensionOperator(anExtension(), UNKNOWN)];
  const names = (owned: Parameters<typeof withExtensionApis>[1]['owned']) =>
    withExtensionApis([pens], { owned, extensions, discovery }).map(
      ({ name, providers }) => [name, providers.map(({ csv }) => csv)] as const,
    );

  it.each([
    ['none', [], []],
    [
      'that is served',
      [{ api: 'stores.store.example.com', owner: 'acme-store' }],
      [['stores.store.example.com', ['acme-store']]],
    ],
    [
      'of an extension that cannot be read',
      [{ api: 'stores.store.example.com', owner: 'other' }],
      [['stores.store.example.com', ['other']]],
    ],
    ['that is not served', [{ api: 'gone.example.com', owner: 'acme-store' }], []],
  ])('%s', (_name, owned, more) => {
    expect(names(owned)).toEqual([['pens.ink.example.com', ['quill.v1']], ...more]);
  });

  it('can also belong to an Operator of OLM v0', () => {
    expect(names([{ api: 'pens.ink.example.com', owner: 'acme-store' }])).toEqual([
      ['pens.ink.example.com', ['quill.v1', 'acme-store']],
    ]);
  });
});
