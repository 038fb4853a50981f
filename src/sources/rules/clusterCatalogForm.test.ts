import { describe, expect, it } from 'vitest';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { NEW_CATALOG, catalogCalls, catalogForm, wrongFields } from './clusterCatalogForm';

const DIGEST = `quay.io/acme/index@sha256:${'a'.repeat(64)}`;
const SHA512 = `quay.io/acme/index@sha512:${'b'.repeat(128)}`;
const stored: ClusterCatalog = {
  metadata: {
    name: 'acme',
    generation: 2,
    labels: { 'olm.operatorframework.io/metadata.name': 'acme', team: 'a' },
  },
  spec: {
    source: { type: 'Image', image: { ref: 'quay.io/acme/index:v1', pollIntervalMinutes: 10 } },
    priority: 5,
    availabilityMode: 'Available',
  },
};
const NEW = { ...NEW_CATALOG, name: 'acme', image: 'quay.io/acme/index:v1' };

function created(form: typeof NEW): unknown {
  const [call] = catalogCalls(form, null);
  return call?.kind === 'create' ? call.manifest.spec : undefined;
}

describe('a new catalog', () => {
  it.each([
    ['is polled', NEW, { ref: NEW.image, pollIntervalMinutes: 10 }],
    ['is never polled', { ...NEW, interval: '' }, { ref: NEW.image }],
    ['is not polled by digest, which the API rejects', { ...NEW, image: DIGEST }, { ref: DIGEST }],
  ])('%s', (_name, form, image) => {
    expect(created(form)).toMatchObject({ source: { type: 'Image', image } });
  });

  it.each([
    ['name', { name: '' }],
    ['image', { image: ' ' }],
    ['interval', { interval: '0' }],
    ['interval', { interval: '1.5' }],
    ['priority', { priority: '' }],
    ['priority', { priority: '1e9' }],
    ['labels', { labels: 'team' }],
  ] as const)('is not sent with an invalid %s', (field, change) => {
    const form = { ...NEW, ...change };
    expect(wrongFields(form)[field]).toBe(true);
    expect(catalogCalls(form, null)).toEqual([]);
  });
});

describe('an existing catalog', () => {
  const form = catalogForm(stored);
  const steps = (change: Partial<typeof form>) =>
    catalogCalls({ ...form, ...change }, stored).flatMap((call) =>
      call.kind === 'patch' ? call.steps.map((step) => step.path) : [],
    );

  it('is parsed without the labels of OLM', () => {
    expect(form).toEqual({ ...NEW, interval: '10', priority: '5', labels: 'team=a' });
  });

  it('sends no patch without changes', () => {
    expect(steps({})).toEqual([]);
  });

  it('is changed only in its displayed state', () => {
    expect(steps({ priority: '7' })).toEqual(['/metadata/generation', '/spec/priority']);
    expect(steps({ isAvailable: false })).toContain('/spec/availabilityMode');
  });

  it.each([
    ['another tag', { image: 'quay.io/acme/index:v2' }, ['add /ref']],
    ['a digest', { image: DIGEST }, ['add /ref', 'remove /pollIntervalMinutes']],
    [
      'a digest of another algorithm',
      { image: SHA512 },
      ['add /ref', 'remove /pollIntervalMinutes'],
    ],
    ['another interval', { interval: '30' }, ['add /pollIntervalMinutes']],
    ['no interval', { interval: '' }, ['remove /pollIntervalMinutes']],
  ])('gets %s without other changes of its source', (_, change, expected) => {
    const found = catalogCalls({ ...form, ...change }, stored).flatMap((call) =>
      call.kind === 'patch' ? call.steps : [],
    );
    expect(found.slice(1).map(({ op, path }) => `${op} ${path}`)).toEqual(
      expected.map((step) => step.replace(' ', ' /spec/source/image')),
    );
  });

  it('keeps the labels of OLM', () => {
    const [call] = catalogCalls({ ...form, labels: 'team=b' }, stored);
    expect(JSON.stringify(call)).toContain('olm.operatorframework.io/metadata.name');
  });

  it('does not overwrite labels that another user changed', () => {
    const [call] = catalogCalls({ ...form, labels: 'team=b' }, stored);
    expect(call?.kind === 'patch' && call.steps).toContainEqual({
      op: 'test',
      path: '/metadata/labels',
      value: stored.metadata.labels,
    });
  });
});
