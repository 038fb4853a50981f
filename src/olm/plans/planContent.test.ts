import { describe, expect, it } from 'vitest';
import {
  QUILL_BUNDLE,
  aBundledCsv,
  aDefinition,
  aPlanWith,
  aStep,
  anInstall,
} from '~/test/planBuilders';
import {
  type PlanSources,
  type ReadBundle,
  planContentOf,
  sourcesNeeded,
  unreadByCause,
} from './planContent';

const KEY = `${QUILL_BUNDLE.namespace}/${QUILL_BUNDLE.name}`;

function sources(read?: ReadBundle): PlanSources {
  return {
    bundles: new Map(read === undefined ? [] : [[KEY, read]]),
    manifests: new Map([['kind: Service\nspec: {}', { kind: 'Service', spec: {} }]]),
  };
}

function unpacked(...manifests: readonly Readonly<Record<string, unknown>>[]): ReadBundle {
  const files = manifests.map((manifest, index) => ({ name: `${index}`, manifest, problem: null }));
  return { kind: 'unpacked', files };
}

const csv = aBundledCsv(
  anInstall({ permissions: [{ serviceAccountName: 'quill', rules: [{ verbs: ['get'] }] }] }),
);

describe('sourcesNeeded', () => {
  it('names each bundle once for any number of steps', () => {
    const plan = aPlanWith(aStep('ClusterServiceVersion', 'a'), aStep('Role', 'b'));
    expect(sourcesNeeded(plan).bundles.map(({ name }) => name)).toEqual(['bundle-of-quill']);
  });

  it('names manifests that are not JSON', () => {
    const steps = ['kind: A', '{"kind":"B"}', '', 'kind: A'].map((manifest) =>
      aStep('Service', 'x', { manifest }),
    );
    expect(sourcesNeeded(aPlanWith(...steps))).toEqual({ bundles: [], texts: ['kind: A'] });
  });

  it('requires nothing for a plan without steps', () => {
    expect(sourcesNeeded(aPlanWith())).toEqual({ bundles: [], texts: [] });
  });
});

describe('planContentOf', () => {
  it('finds every resource in its bundle, or as created by OLM, in the order of the steps', () => {
    const plan = aPlanWith(
      aStep('ClusterServiceVersion', 'quill.v1.0.0'),
      aStep('CustomResourceDefinition', 'quills.example.com'),
      aStep('ServiceAccount', 'quill'),
      aStep('Role', 'quill.v1.0.0-quill-x7k'),
    );
    const { objects, unread } = planContentOf(plan, sources(unpacked(aDefinition(), csv)));
    expect(
      objects.map(({ kind, name, origin, manifest }) => [kind, name, origin, manifest?.['kind']]),
    ).toEqual([
      ['ClusterServiceVersion', 'quill.v1.0.0', 'bundle', 'ClusterServiceVersion'],
      ['CustomResourceDefinition', 'quills.example.com', 'bundle', 'CustomResourceDefinition'],
      ['ServiceAccount', 'quill', 'generated', 'ServiceAccount'],
      ['Role', 'quill.v1.0.0-quill-x7k', 'generated', 'Role'],
    ]);
    expect(unread).toEqual([]);
  });

  it('changes the ClusterServiceVersion like OLM', () => {
    const manifest = JSON.stringify({ ...QUILL_BUNDLE, replaces: 'quill.v0.9.0' });
    const plan = aPlanWith(aStep('ClusterServiceVersion', 'quill.v1.0.0', { manifest }));
    const own = aBundledCsv({ replaces: 'quill.v0.1.0' });
    expect(planContentOf(plan, sources(unpacked(own))).objects[0]?.manifest).toMatchObject({
      metadata: {
        namespace: 'team-a',
        annotations: {
          capabilities: 'Basic Install',
          'operatorframework.io/properties': '{"properties":[]}',
        },
      },
      spec: { displayName: 'Quill', replaces: 'quill.v0.9.0' },
    });
  });

  it('removes `replaces` of the bundle if the plan replaces nothing', () => {
    const plan = aPlanWith(aStep('ClusterServiceVersion', 'quill.v1.0.0'));
    const own = aBundledCsv({ replaces: 'quill.v0.1.0' });
    const [object] = planContentOf(plan, sources(unpacked(own))).objects;
    expect(object?.manifest?.['spec']).toEqual({ displayName: 'Quill', version: '1.0.0' });
  });

  it('finds a Secret of the bundle with OLM’s kind', () => {
    const secret = { kind: 'Secret', metadata: { name: 'pull' } };
    const [object] = planContentOf(
      aPlanWith(aStep('BundleSecret', 'pull')),
      sources(unpacked(secret)),
    ).objects;
    expect(object).toMatchObject({ kind: 'Secret', manifest: secret });
  });

  it.each([
    [
      'JSON, with the kind from the step',
      '{"spec":{}}',
      { apiVersion: 'v1', kind: 'Service', spec: {} },
    ],
    ['YAML', 'kind: Service\nspec: {}', { apiVersion: 'v1', kind: 'Service', spec: {} }],
    ['nothing', '', null],
    ['no manifest at all', 'kind: [', null],
  ])('reads inline manifests: %s', (_, manifest, expected) => {
    const [object] = planContentOf(
      aPlanWith(aStep('Service', 's', { manifest })),
      sources(),
    ).objects;
    expect(object).toMatchObject({ origin: 'plan', manifest: expected });
  });

  it('keeps names of unreadable resources with the reason', () => {
    const failure = { kind: 'forbidden', message: 'no' } as const;
    const plan = aPlanWith(aStep('ClusterServiceVersion', 'quill.v1.0.0'), aStep('Role', 'r'));
    const content = planContentOf(plan, sources({ kind: 'failed', failure }));
    expect(content.objects.map(({ name, manifest }) => [name, manifest])).toEqual([
      ['quill.v1.0.0', null],
      ['r', null],
    ]);
    expect(content.unread).toMatchObject([{ csvName: 'quill.v1.0.0', failure }]);
  });

  it('names files of a bundle without displayable content', () => {
    const file = { name: 'huge.yaml', manifest: null, problem: 'too-large' } as const;
    const read: ReadBundle = { kind: 'unpacked', files: [file] };
    const content = planContentOf(aPlanWith(aStep('Role', 'r')), sources(read));
    expect(content.unread).toMatchObject([{ failure: null, files: [file] }]);
  });

  it('reports once why several bundles cannot be read', () => {
    const failure = { kind: 'forbidden', message: 'no' } as const;
    const names = ['one', 'two', 'three'];
    const steps = names.map((name) =>
      aStep('Role', name, { resolving: name, manifest: JSON.stringify({ ...QUILL_BUNDLE, name }) }),
    );
    const gone = { kind: 'not-found', message: 'gone' } as const;
    const read = names.map(
      (name) =>
        [
          `${QUILL_BUNDLE.namespace}/${name}`,
          { kind: 'failed', failure: name === 'two' ? gone : failure },
        ] as const,
    );
    const content = planContentOf(aPlanWith(...steps), {
      bundles: new Map(read),
      manifests: new Map(),
    });
    expect(unreadByCause(content).map((same) => same.map(({ csvName }) => csvName))).toEqual([
      ['one', 'three'],
      ['two'],
    ]);
  });

  it('distinguishes two steps of the same object', () => {
    const plan = aPlanWith(aStep('ServiceAccount', 'quill'), aStep('ServiceAccount', 'quill'));
    const ids = planContentOf(plan, sources()).objects.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
