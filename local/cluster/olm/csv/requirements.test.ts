import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../../kube/types';
import { versionRequirement } from './minKubeVersion';
import { ruleText } from './permissions';
import { crdStatus } from './requirements';

const wanted = { name: 'databases.example.com', version: 'v1', kind: 'Database' };

function aCrd(version: JsonObject, established: string): KubeObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: wanted.name, uid: 'u1' },
    spec: { versions: [version] },
    status: {
      conditions: [
        { type: 'NamesAccepted', status: 'True' },
        { type: 'Established', status: established },
      ],
    },
  };
}

describe('crdStatus', () => {
  it.each([
    { crd: undefined, status: 'NotPresent', message: 'CRD is not present' },
    {
      crd: aCrd({ name: 'v2', served: true }, 'True'),
      status: 'NotPresent',
      message: 'CRD version not served',
    },
    {
      crd: aCrd({ name: 'v1', served: false }, 'True'),
      status: 'NotPresent',
      message: 'CRD version not served',
    },
    {
      crd: aCrd({ name: 'v1', served: true }, 'False'),
      status: 'NotAvailable',
      message: 'CRD is present but the Established condition is False (not available)',
    },
    {
      crd: aCrd({ name: 'v1', served: true }, 'True'),
      status: 'Present',
      message: 'CRD is present and Established condition is true',
    },
  ])('$status: $message', ({ crd, status, message }) => {
    const answer = crdStatus(crd, wanted);
    expect(answer.met).toBe(status === 'Present');
    expect(answer.statuses).toMatchObject([{ name: wanted.name, status, message }]);
  });
});

describe('versionRequirement', () => {
  it.each([
    { minimum: '', met: true, message: undefined },
    {
      minimum: '1.36.0',
      met: true,
      message: 'CSV minKubeVersion (1.36.0) less than server version (1.36.2)',
    },
    {
      minimum: '1.99.0',
      met: false,
      message: 'CSV version requirement not met: minKubeVersion (1.99.0) > server version (1.36.2)',
    },
  ])('minKubeVersion $minimum', ({ minimum, met, message }) => {
    const csv = {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'ClusterServiceVersion',
      metadata: { name: 'a.v1' },
      spec: { minKubeVersion: minimum },
    };
    const answer = versionRequirement(csv, '1.36.2');
    expect(answer.met).toBe(met);
    expect(answer.statuses[0]?.['message']).toBe(message);
  });
});

describe('ruleText', () => {
  it('writes the fields in the order of the Go type, as recorded', () => {
    expect(ruleText({ apiGroups: [''], resources: ['nodes'], verbs: ['get', 'list'] })).toBe(
      '{"verbs":["get","list"],"apiGroups":[""],"resources":["nodes"]}',
    );
  });
});
