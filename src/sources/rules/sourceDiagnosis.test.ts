import { describe, expect, it } from 'vitest';
import { type GivenSource, diagnosed } from '~/test/diagnosedSource';
import { DOWN, aRegistryPod, aSource, waiting } from '~/test/registryBuilders';

describe('the connection of a catalog', () => {
  it('is broken although the pod is ready', () => {
    const found = diagnosed({ pods: [aRegistryPod()] })[0];
    expect(found).toMatchObject({ kind: 'unreachable', values: { pod: 'ink-abcde' } });
    expect(found?.said).toMatchObject([{ message: 'TRANSIENT_FAILURE' }]);
  });

  it('is one to an address that does not answer (recording catalog_unhealthy)', () => {
    const spec = { sourceType: 'grpc', image: '', address: '127.0.0.1:59999' };
    expect(diagnosed({ source: aSource({ spec, status: DOWN }) })[0]).toMatchObject({
      kind: 'address',
      values: { address: '127.0.0.1:59999' },
    });
  });

  it.each([
    [[aRegistryPod()], 'connecting'],
    [[], 'starting'],
    [null, 'connecting'],
  ] as const)('is being made', (pods, kind) => {
    expect(diagnosed({ state: 'connecting', pods })).toMatchObject([{ kind, severity: 'waiting' }]);
  });
});

describe('a catalog that OLM reads', () => {
  const source = aSource();

  it('has nothing wrong', () => {
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod()], packages: 3 })).toEqual([]);
  });

  it('offers nothing', () => {
    expect(
      diagnosed({ source, state: 'ready', pods: [aRegistryPod()], packages: 0 }),
    ).toMatchObject([{ kind: 'no-packages', severity: 'hint', said: [] }]);
  });

  it('does not get its newer image', () => {
    const update = aRegistryPod(waiting('ErrImagePull', 'no such host'), {
      name: 'ink-zzzzz',
      labels: { 'catalogsource.operators.coreos.com/update': 'ink' },
    });
    expect(diagnosed({ source, state: 'ready', pods: [aRegistryPod(), update] })).toMatchObject([
      { kind: 'newer-image', severity: 'hint', values: { pod: 'ink-zzzzz' } },
    ]);
  });
});

describe('objects of any shape', () => {
  it.each([null, 7, 'text', [], [null], {}, { containers: 'x' }, { containers: [null] }])(
    'survive %j',
    (bad) => {
      const pod = { metadata: { name: 'p' }, spec: bad, status: bad };
      const source = { ...aSource(), status: bad };
      // What the API server answers is not checked for its shape before.
      const facts: GivenSource = JSON.parse(JSON.stringify({ pods: [pod], source, events: [{}] }));
      expect(diagnosed(facts).length).toBeGreaterThan(0);
    },
  );
});
