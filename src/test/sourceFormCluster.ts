/** A cluster for tests of the catalog form: permissions, existing objects and sent requests. */
import type { CatalogSource } from '~/kube/models/olm';
import { answering, requests, watched } from './consoleSdk';

type World = {
  readonly sources?: readonly CatalogSource[];
  /** Resources for which the user has no permissions. */
  readonly forbidden?: readonly string[];
  /** The server's rejections by plural; `undefined`: accepted. */
  readonly refuse?: (plural: string) => Refusal | undefined;
};

export type Refusal = { readonly code: number; readonly reason: string; readonly message: string };

export function aSourceCluster({ sources = [], forbidden = [], refuse }: World = {}): void {
  watched('CatalogSource', { data: sources });
  watched('Subscription', { data: [{ metadata: { name: 'quill', namespace: 'team-a' } }] });
  watched('Project', {
    data: ['team-a', 'team-b', 'openshift-marketplace'].map((name) => ({ metadata: { name } })),
  });
  watched('OperatorHub', {
    data: [{ metadata: { name: 'cluster' }, status: { sources: [{ name: 'redhat-operators' }] } }],
  });
  answering(({ url, body }) => {
    if (!url.endsWith('/selfsubjectaccessreviews')) return undefined;
    const requested = JSON.stringify(body);
    return { status: { allowed: !forbidden.some((name) => requested.includes(`"${name}"`)) } };
  });
  answering(({ url }) =>
    url.endsWith('/customresourcedefinitions/catalogsources.operators.coreos.com')
      ? CATALOG_SOURCE_CRD
      : undefined,
  );
  answering(({ url }) => (url.endsWith('/version') ? { gitVersion: 'v1.35.2' } : undefined));
  answering(({ method, url }) => {
    if (method === 'GET') return undefined;
    const plural = /\/(catalogsources|secrets|serviceaccounts)\b/.exec(url)?.[1] ?? '';
    const refusal = url.includes('dryRun') ? undefined : refuse?.(plural);
    if (refusal === undefined) return {};
    const json = { kind: 'Status', status: 'Failure', ...refusal };
    throw Object.assign(new Error(refusal.message), { code: refusal.code, json });
  });
}

const TEXT = { type: 'string' };

/** A part of the schema of operators.coreos.com/v1alpha1. */
const CATALOG_SOURCE_CRD = {
  metadata: { name: 'catalogsources.operators.coreos.com' },
  spec: {
    group: 'operators.coreos.com',
    names: { kind: 'CatalogSource', plural: 'catalogsources' },
    scope: 'Namespaced',
    versions: [
      {
        name: 'v1alpha1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            required: ['metadata', 'spec'],
            properties: {
              metadata: { type: 'object' },
              spec: {
                type: 'object',
                required: ['sourceType'],
                properties: {
                  sourceType: TEXT,
                  displayName: TEXT,
                  publisher: TEXT,
                  description: TEXT,
                  image: TEXT,
                  address: TEXT,
                  configMap: TEXT,
                  priority: { type: 'integer' },
                  secrets: { type: 'array', items: TEXT },
                  updateStrategy: {
                    type: 'object',
                    properties: {
                      registryPoll: { type: 'object', properties: { interval: TEXT } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    ],
  },
};

type Sent = { readonly call: string; readonly body: unknown };

/** The sent changes without dry runs. */
export function sentChanges(): readonly Sent[] {
  return requests()
    .filter(
      ({ method, url }) =>
        method !== 'GET' && !url.includes('dryRun=All') && !url.endsWith('accessreviews'),
    )
    .map(({ method, url, body }) => ({
      call: `${method} ${url.replace(/^.*\/namespaces\//, '').replace(/\?.*$/, '')}`,
      body,
    }));
}

/** All dry runs as one text. */
export function requestsBefore(): string {
  return JSON.stringify(requests().filter(({ url }) => url.includes('dryRun=All')));
}
