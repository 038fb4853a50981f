import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn, recordIn } from '~/kube/json';
import { apiFeatures, gateState } from './apiFeatures';

const CRD = jsonIn(
  gunzipSync(
    readFileSync('test-data/crds/clusterextensions.olm.operatorframework.io.json.gz'),
  ).toString(),
);

const openApi = (spec: object, paths: readonly string[] = []) => ({
  paths: Object.fromEntries(paths.map((path) => [path, {}])),
  components: {
    schemas: {
      'io.operatorframework.olm.v1.ClusterCatalog': {
        properties: { spec: { properties: { serviceAccount: {} } } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterCatalog' },
        ],
      },
      'io.operatorframework.olm.v1.ClusterExtension': {
        properties: { spec },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
});

describe('fields of the API', () => {
  it('are read from the recorded CRD', () => {
    expect(apiFeatures(CRD)).toEqual({
      serviceAccount: 'required',
      namespace: 'required',
      hasConfig: true,
      deadline: { minimum: 10, maximum: 720 },
      hasObjectSets: false,
    });
  });

  it.each([
    ['up to 4.23', { serviceAccount: {} }, ['serviceAccount'], 'required'],
    ['5.0', { serviceAccount: {} }, ['source'], 'optional'],
    ['without the field', { source: {} }, ['source'], 'absent'],
    ['listed but missing', {}, ['serviceAccount'], 'absent'],
  ] as const)('are read from the published schema: %s', (_name, properties, required, need) => {
    const features = apiFeatures(openApi({ properties, required: [...required] }));
    expect(features).toMatchObject({ serviceAccount: need, hasConfig: false });
  });

  it('show whether revisions are resources', () => {
    const path = '/apis/olm.operatorframework.io/v1/clusterobjectsets';
    expect(apiFeatures(openApi({}, [path]))?.hasObjectSets).toBe(true);
    expect(apiFeatures(openApi({}, [`${path}/{name}`]))?.hasObjectSets).toBe(false);
  });

  it.each([null, 'text', {}, { components: { schemas: { a: null } } }, { spec: { versions: 3 } }])(
    'are empty in %j',
    (document) => {
      expect(apiFeatures(document)).toBeNull();
    },
  );

  it('are not read from another kind', () => {
    const others = { ...recordIn(recordIn(CRD)['spec']), names: { kind: 'ClusterCatalog' } };
    expect(apiFeatures({ spec: others })).toBeNull();
  });
});

describe('a feature gate', () => {
  const gates = (...entries: readonly object[]) => ({
    metadata: { name: 'cluster' },
    status: { featureGates: entries },
  });
  const on = { enabled: [{ name: 'NewOLMConfigAPI' }] };
  const off = { disabled: [{ name: 'NewOLMConfigAPI' }] };
  it.each([
    ['enabled', gates(on), 'on'],
    ['disabled', gates(off), 'off'],
    ['the same in both versions of an update', gates(on, on), 'on'],
    ['another in the other version', gates(on, off), 'unknown'],
    ['not in the other version', gates(on, {}), 'unknown'],
    ['not stated', gates({ enabled: [] }), 'unknown'],
    ['not readable', null, 'unknown'],
    ['without a status', { metadata: { name: 'cluster' } }, 'unknown'],
  ] as const)('is %s', (_name, featureGate, state) => {
    expect(gateState('NewOLMConfigAPI', featureGate)).toBe(state);
  });
});
