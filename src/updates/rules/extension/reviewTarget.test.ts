import { expect, it } from 'vitest';
import { readExtension } from '~/olm/extensions/extension';
import { anExtension } from '~/test/extensionBuilders';
import { apiChanges, isRejectedByCrdCheck, offeredVersion } from './reviewTarget';

/** Recording v1_store_crd_upgrade_unsafe. */
const REJECTED =
  'error for resolved bundle "acme-store.v2.0.0" with version "2.0.0": validating upgrade for CRD "stores.store.example.com": existingFieldRemoval: removed field : v1.^.spec.note';

/** operator-controller, crdupgradesafety_test.go */
const OF_SCOPE =
  'error for resolved bundle "acme-store.v2.0.0" with version "2.0.0": validating upgrade for CRD "stores.store.example.com": scope: scope changed : "Namespaced" -> "Cluster"\nv1: ^.spec: type: type changed : "object" -> "string"';

it.each([
  ['the rejected version', REJECTED, '2.0.0', true],
  ['another version', REJECTED, '1.2.0', false],
  ['another failure', 'no bundles found for package "acme-store"', '2.0.0', false],
  ['a change that the API server rejects, too', OF_SCOPE, '2.0.0', false],
] as const)('tells whether the CRD check rejects %s', (_, retrying, version, isRejected) => {
  const extension = readExtension(anExtension({ retrying }));
  expect(isRejectedByCrdCheck(extension, version, [])).toBe(isRejected);
});

it('tells from a review whether only the CRD check rejects a version', () => {
  const finding = {
    kind: 'field-removed',
    version: 'v1',
    path: '^.spec.note',
    rule: 'V1P-003',
    keyword: null,
    before: null,
    after: null,
    toVersion: null,
  } as const;
  const reviewed = (isEnforcedByServer: boolean) => [
    { safety: 'unsafe', findings: [{ ...finding, isEnforcedByServer }] } as const,
  ];
  const extension = readExtension(anExtension());
  expect(isRejectedByCrdCheck(extension, '2.0.0', reviewed(false))).toBe(true);
  expect(isRejectedByCrdCheck(extension, '2.0.0', reviewed(true))).toBe(false);
  expect(isRejectedByCrdCheck(extension, '2.0.0', [])).toBe(false);
});

it('names added and removed APIs', () => {
  const api = (kind: string) => ({ group: 'example.com', version: 'v1', kind });
  expect(apiChanges([api('Old'), api('Kept')], [api('Kept'), api('New')])).toEqual({
    added: ['New.v1.example.com'],
    removed: ['Old.v1.example.com'],
  });
});

it('finds no version in catalogs that are not loaded', () => {
  const catalog = {
    name: 'acme',
    labels: {},
    priority: 0,
    isUnavailable: false,
    isServing: true,
  };
  expect(offeredVersion('1.0.0', [{ catalog, content: 'unread' }], [])).toBeNull();
  expect(offeredVersion('1.0.0', [{ catalog, content: null }], [])).toBeNull();
});
