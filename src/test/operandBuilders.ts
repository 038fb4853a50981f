import { answering, watched } from '~/test/consoleSdk';
import { type JsonRecord, recordIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { OperandApi } from '~/operands/rules/operandApis';

export const PEN: ResourceModel = {
  group: 'ink.example.com',
  version: 'v1',
  kind: 'Pen',
  plural: 'pens',
  namespaced: true,
};

/** An API that an installed Operator owns. */
export function anOperandApi(annotations: Readonly<Record<string, string>> = {}): OperandApi {
  return {
    name: 'pens.ink.example.com',
    group: PEN.group,
    plural: PEN.plural,
    kind: PEN.kind,
    displayName: 'Pen',
    description: '',
    versions: ['v1'],
    served: { model: PEN, versions: ['v1'] },
    providers: [
      {
        namespace: 'team-a',
        csv: 'quill.v1',
        podNamespace: 'team-a',
        displayName: 'Quill',
        version: '1.0.0',
        isReady: true,
        watched: ['team-a'],
        source: {
          metadata: { name: 'quill.v1', namespace: 'team-a', annotations },
          spec: {
            customresourcedefinitions: {
              owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
            },
          },
        },
      },
    ],
  };
}

/** A schema with the required field `spec.size`, and `spec.ink`. */
export const PEN_SCHEMA: JsonRecord = {
  type: 'object',
  required: ['spec'],
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string' },
    metadata: { type: 'object' },
    spec: {
      type: 'object',
      required: ['size'],
      properties: { size: { type: 'integer', minimum: 1 }, ink: { type: 'string' } },
    },
  },
};

/** The Operator Quill, installed in team-a. */
export function aQuillCsv(): ClusterServiceVersion {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name: 'quill.v1',
      namespace: 'team-a',
      annotations: { 'olm.targetNamespaces': 'team-a' },
    },
    spec: {
      displayName: 'Quill',
      version: '1.0.0',
      customresourcedefinitions: {
        owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
      },
    },
    status: { phase: 'Succeeded' },
  };
}

/** A Pen as the cluster has it. */
export function aPen(name: string, more: object = {}): Stored<string> {
  return {
    metadata: { name, namespace: 'team-a', uid: `uid-${name}`, ...more },
    spec: { size: 3 },
    status: { phase: 'Ready' },
  };
}

/** A cluster that serves the given Pens. @param mayNot verbs that are forbidden for Pens */
export function aPenCluster(
  pens: readonly Stored<string>[],
  forbidden: readonly string[] = [],
): void {
  watched('ClusterServiceVersion', { data: [aQuillCsv()] });
  watched('Pen', { data: pens });
  answering(({ url, body }) => {
    if (url.endsWith('/selfsubjectaccessreviews')) {
      const { verb, resource } = recordIn(recordIn(recordIn(body)['spec'])['resourceAttributes']);
      return { status: { allowed: resource !== 'pens' || !forbidden.includes(String(verb)) } };
    }
    if (url.endsWith('/api/kubernetes/api')) return { kind: 'APIGroupDiscoveryList', items: [] };
    if (url.endsWith('/api/kubernetes/apis')) return PEN_DISCOVERY;
    if (url.includes('/customresourcedefinitions/')) return PEN_DEFINITION;
    if (url.includes('/clusterserviceversions')) return { items: [] };
    if (url.includes('/pens?')) return { items: pens };
    return undefined;
  });
}

const PEN_DISCOVERY = {
  kind: 'APIGroupDiscoveryList',
  items: [
    {
      metadata: { name: PEN.group },
      versions: [
        {
          version: 'v1',
          resources: [
            {
              resource: 'pens',
              responseKind: { kind: 'Pen' },
              scope: 'Namespaced',
              verbs: ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
            },
          ],
        },
      ],
    },
  ],
};

export const PEN_DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  spec: {
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: PEN_SCHEMA },
        additionalPrinterColumns: [{ name: 'Size', type: 'integer', jsonPath: '.spec.size' }],
      },
    ],
  },
};
