import { describe, expect, it } from 'vitest';
import type { CatalogBundle } from './catalogPackage';
import { extensionFit, extensionModes, isInstallable } from './extensionFit';

const ALL = { hasConfig: true, isOneNamespaceOff: false };

const BUNDLE: CatalogBundle = {
  name: 'store.v1.0.0',
  version: '1.0.0',
  release: null,
  image: null,
  installModes: ['AllNamespaces'],
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
};

describe('a version', () => {
  const api = { kind: 'api', group: 'a', version: 'v1', apiKind: 'B' } as const;
  it.each([
    ['for all namespaces', {}, 'fits', true],
    ['with unknown modes', { installModes: null }, 'fits', true],
    ['that requires another API', { requires: [api], bringsApiService: true }, 'requires', false],
    [
      'that contains an API service',
      { bringsApiService: true, installModes: [] },
      'api-service',
      false,
    ],
    ['for several', { installModes: ['MultiNamespace'] }, 'several-namespaces', false],
    ['for none', { installModes: [] }, 'several-namespaces', false],
    ['for one', { installModes: ['OwnNamespace', 'SingleNamespace'] }, 'one-namespace', true],
  ] as const)('%s: %s', (_name, parts, kind, installable) => {
    const fit = extensionFit({ ...BUNDLE, ...parts }, ALL);
    expect(fit.kind).toBe(kind);
    expect(isInstallable(fit)).toBe(installable);
  });

  it.each([
    ['all namespaces', ['OwnNamespace', 'AllNamespaces'], {}, ALL, ['AllNamespaces']],
    ['one namespace', ['OwnNamespace', 'MultiNamespace'], {}, ALL, ['OwnNamespace']],
    ['nothing without the field', ['OwnNamespace'], {}, { ...ALL, hasConfig: false }, []],
    ['nothing for several namespaces', ['MultiNamespace'], {}, ALL, []],
    ['nothing with dependencies', ['AllNamespaces'], { requires: [api] }, ALL, []],
    [
      'all namespaces at most on an unknown cluster',
      ['OwnNamespace', 'AllNamespaces'],
      {},
      null,
      ['AllNamespaces'],
    ],
  ] as const)('is installed into %s', (_into, installModes, parts, facts, modes) => {
    const fit = facts && extensionFit({ ...BUNDLE, ...parts, installModes }, facts);
    expect(extensionModes(installModes, fit)).toEqual(modes);
  });

  it.each([
    ['before OpenShift 4.21', { ...ALL, rejectsWebhooks: true }, 'webhooks'],
    ['since OpenShift 4.21', { ...ALL, rejectsWebhooks: false }, 'fits'],
    ['on another platform', ALL, 'fits'],
  ] as const)('with webhooks %s: %s', (_name, facts, kind) => {
    expect(extensionFit({ ...BUNDLE, hasWebhooks: true }, facts).kind).toBe(kind);
  });

  it.each([
    [{ hasConfig: false, isOneNamespaceOff: false }, false],
    [{ hasConfig: true, isOneNamespaceOff: true }, false],
    [ALL, true],
  ])('for one namespace if the cluster has %j', (facts, canBeConfigured) => {
    const fit = extensionFit({ ...BUNDLE, installModes: ['OwnNamespace'] }, facts);
    expect(fit).toEqual({ kind: 'one-namespace', canBeConfigured, watches: 'own' });
    expect(isInstallable(fit)).toBe(canBeConfigured);
  });
});
