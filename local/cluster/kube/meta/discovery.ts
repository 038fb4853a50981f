/** Discovery, version by version: `/api`, `/apis`, `/apis/<group>`, `/apis/<group>/<version>`. */
import { createHash } from 'node:crypto';
import type { KindEntry } from '../contracts';
import type { JsonObject } from '../types';
import type { ServedGroup, ServedVersion } from './groups';
import { subresourcesOf } from './subresources';

/** `/api`. */
export function apiVersions(): JsonObject {
  return {
    kind: 'APIVersions',
    versions: ['v1'],
    serverAddressByClientCIDRs: [{ clientCIDR: '0.0.0.0/0', serverAddress: 'localhost' }],
  };
}

/** `/apis`: all groups but the core group. */
export function apiGroupList(groups: readonly ServedGroup[]): JsonObject {
  return {
    kind: 'APIGroupList',
    apiVersion: 'v1',
    groups: groups.filter((group) => group.name !== '').map(groupFields),
  };
}

/** `/apis/<group>`. */
export function apiGroup(group: ServedGroup): JsonObject {
  return { kind: 'APIGroup', apiVersion: 'v1', ...groupFields(group) };
}

/** `/api/v1` and `/apis/<group>/<version>`. */
export function apiResourceList(served: ServedVersion): JsonObject {
  return {
    kind: 'APIResourceList',
    apiVersion: 'v1',
    groupVersion: served.groupVersion,
    resources: served.entries.flatMap((entry) => [resource(entry), ...subresources(entry)]),
  };
}

function groupFields(group: ServedGroup): JsonObject {
  const versions = group.versions.map(({ groupVersion, version }) => ({ groupVersion, version }));
  return {
    name: group.name,
    versions,
    ...(versions[0] === undefined ? {} : { preferredVersion: versions[0] }),
  };
}

function resource(entry: KindEntry): JsonObject {
  return {
    name: entry.plural,
    singularName: entry.singular,
    namespaced: entry.namespaced,
    kind: entry.kind,
    verbs: entry.verbs,
    ...namesOf(entry),
    ...(entry.verbs.includes('watch') ? { storageVersionHash: storageVersionHash(entry) } : {}),
  };
}

/** Omitted if empty, like in kube-apiserver. */
export function namesOf(entry: KindEntry): JsonObject {
  return {
    ...(entry.shortNames.length === 0 ? {} : { shortNames: entry.shortNames }),
    ...(entry.categories.length === 0 ? {} : { categories: entry.categories }),
  };
}

function subresources(entry: KindEntry): readonly JsonObject[] {
  return subresourcesOf(entry).map(({ name, verbs, kind, foreign }) => ({
    name: `${entry.plural}/${name}`,
    singularName: '',
    namespaced: entry.namespaced,
    ...foreign,
    kind,
    verbs,
  }));
}

/** The first eight bytes of the SHA-256 of group, storage version and kind: equal on every real API server. */
function storageVersionHash(entry: KindEntry): string {
  return createHash('sha256')
    .update(`${entry.storageGroup ?? entry.group}/${entry.storageVersion}/${entry.kind}`)
    .digest()
    .subarray(0, 8)
    .toString('base64');
}
