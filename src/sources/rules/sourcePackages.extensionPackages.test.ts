import { describe, expect, it } from 'vitest';
import { readExtension } from '~/olm/extensions/extension';
import { anExtension } from '~/test/extensionBuilders';
import { extensionPackages, namedPackages } from './sourcePackages';

const BUNDLE = {
  name: 'quill.v1.0.0',
  version: '1.0.0',
  release: null,
  image: null,
  installModes: null,
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
};
const FACTS = { hasConfig: true, isOneNamespaceOff: false };
const NEWEST = [
  { packageName: 'quill', bundle: BUNDLE },
  { packageName: 'broken-ink', bundle: null },
  { packageName: 'own-ink', bundle: { ...BUNDLE, installModes: ['OwnNamespace' as const] } },
  { packageName: 'several', bundle: { ...BUNDLE, installModes: ['MultiNamespace' as const] } },
];

describe('the packages of a ClusterCatalog', () => {
  it('are listed by name with their latest version and extensions', () => {
    const extensions = [readExtension(anExtension({ name: 'quill' }))];
    expect(extensionPackages(NEWEST, FACTS, extensions)).toEqual([
      { id: 'broken-ink', version: null, fit: 'unread', extension: null },
      { id: 'own-ink', version: '1.0.0', fit: 'one-namespace', extension: null },
      { id: 'quill', version: '1.0.0', fit: 'fits', extension: 'quill' },
      { id: 'several', version: '1.0.0', fit: 'misfit', extension: null },
    ]);
  });

  it.each([
    ['the cluster has no field for the namespace', { hasConfig: false, isOneNamespaceOff: false }],
    ['the feature is disabled', { hasConfig: true, isOneNamespaceOff: true }],
  ])('are not installable if they require one namespace and %s', (_name, facts) => {
    const [, own] = extensionPackages(NEWEST, facts, null);
    expect(own?.fit).toBe('misfit');
  });

  it('have unknown compatibility until the features of the cluster are known', () => {
    expect(extensionPackages(NEWEST, null, null).map(({ fit }) => fit)).toEqual(
      NEWEST.map(() => 'unread'),
    );
  });

  it.each([
    ['', 4],
    ['INK', 2],
    ['ink own', 1],
    ['pen', 0],
  ])('are found by %j', (text, count) => {
    expect(namedPackages(extensionPackages(NEWEST, FACTS, null), text)).toHaveLength(count);
  });
});
