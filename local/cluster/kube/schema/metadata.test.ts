import { expect, it } from 'vitest';
import { createKindRegistry } from '../kinds/registry';
import type { ObjectMeta } from '../types';
import { metadataCauses } from './metadata';

const registry = createKindRegistry();

it.each<{
  readonly what: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ObjectMeta;
  readonly fields: readonly string[];
}>([
  {
    what: 'a subdomain as the name of most kinds',
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'kube-root-ca.crt' },
    fields: [],
  },
  {
    what: 'no dot in the name of a namespace',
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: 'a.b' },
    fields: ['metadata.name'],
  },
  {
    what: 'no digit first in the name of a service',
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: '1a' },
    fields: ['metadata.name'],
  },
  {
    what: 'colons in the name of a role',
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name: 'system:basic-user' },
    fields: [],
  },
  {
    what: 'capitals in annotation keys',
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'a', annotations: { 'Example.com/Key': 'any value at all' } },
    fields: [],
  },
  {
    what: 'at most 256 KiB of annotations',
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'a', annotations: { key: 'x'.repeat(262142) } },
    fields: ['metadata.annotations'],
  },
  {
    what: 'qualified names as finalizers',
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'a', finalizers: ['example.com/hold', 'not ok'] },
    fields: ['metadata.finalizers'],
  },
  {
    what: 'label keys and values by their own rules',
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'a', labels: { ok: '', 'not ok': 'not ok' } },
    fields: ['metadata.labels', 'metadata.labels'],
  },
])('accepts $what', ({ apiVersion, kind, metadata, fields }) => {
  const entry = registry.byKind(apiVersion, kind);
  expect(entry).toBeDefined();
  const causes = entry === undefined ? [] : metadataCauses(entry, { apiVersion, kind, metadata });
  expect(causes.map(({ field }) => field)).toEqual(fields);
});
