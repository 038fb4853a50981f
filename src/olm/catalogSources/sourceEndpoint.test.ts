import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { endpointOf, pollOf } from './sourceEndpoint';

describe('the endpoint of the content (CS-006, CS-008, CS-059)', () => {
  const digest = `registry.example.com/index@sha256:${'a'.repeat(64)}`;

  it.each([
    [
      { sourceType: 'grpc', image: 'r.example.com/index:v4' },
      { kind: 'image', image: 'r.example.com/index:v4', isPinned: false },
    ],
    [
      { sourceType: 'grpc', image: digest },
      { kind: 'image', image: digest, isPinned: true },
    ],
    [
      { sourceType: 'grpc', image: 'r.example.com/index:v4', address: 'a:50051' },
      { kind: 'image', image: 'r.example.com/index:v4', isPinned: false },
    ],
    [
      { sourceType: 'grpc', address: 'a:50051' },
      { kind: 'address', address: 'a:50051' },
    ],
    [
      { sourceType: 'configmap', configMap: 'packages' },
      { kind: 'configmap', name: 'packages' },
    ],
    [
      { sourceType: 'internal', configMap: 'packages' },
      { kind: 'configmap', name: 'packages' },
    ],
    [{ sourceType: 'grpc' }, { kind: 'none' }],
    [{ sourceType: 'configmap', image: 'ignored' }, { kind: 'none' }],
    [{ sourceType: 'other', image: 'ignored' }, { kind: 'none' }],
  ])('%j', (spec, endpoint) => {
    expect(endpointOf(aCatalogSource({ spec }))).toEqual(endpoint);
  });
});

describe('when OLM polls for a newer image (CS-010, CS-025)', () => {
  const image = { sourceType: 'grpc', image: 'r.example.com/index:v4' };
  const every = (interval: string) => ({ updateStrategy: { registryPoll: { interval } } });

  it.each([
    [
      { ...image, ...every('10m') },
      { kind: 'every', interval: '10m', seconds: 600, last: null },
    ],
    [
      { ...image, ...every('soon') },
      { kind: 'every', interval: 'soon', seconds: null, last: null },
    ],
    [
      { ...image, updateStrategy: { registryPoll: {} } },
      { kind: 'every', interval: '', seconds: null, last: null },
    ],
    [{ ...image, updateStrategy: {} }, { kind: 'never' }],
    [image, { kind: 'never' }],
    [{ sourceType: 'grpc', address: 'a:1', ...every('10m') }, { kind: 'never' }],
    [{ sourceType: 'configmap', configMap: 'c', ...every('10m') }, { kind: 'never' }],
  ])('%j', (spec, poll) => {
    expect(pollOf(aCatalogSource({ spec }))).toEqual(poll);
  });

  it('knows when it last did', () => {
    const source = aCatalogSource({
      spec: { ...image, ...every('10m') },
      status: { latestImageRegistryPoll: '2026-11-21T11:58:00Z' },
    });
    expect(pollOf(source)).toMatchObject({
      last: '2026-11-21T11:58:00Z',
    });
  });
});
