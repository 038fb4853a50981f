/** ClusterRoles that OLM creates for an OperatorGroup and for each API that its CSVs provide. */
import { createHash } from 'node:crypto';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { apiServicesOf, crdsOf, namespaceOf } from '../csv/csvFields';
import { managedLabels, nonBlockingOwner, ownerLabels } from '../csv/ownership';
import { API_SERVICES, apiServiceName } from '../csv/serving';
import { MANAGED_LABEL } from '../shared/names';

const CLUSTER_ROLES = 'clusterroles.rbac.authorization.k8s.io';
const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';

const verbsOf = {
  admin: ['*'],
  edit: ['create', 'update', 'patch', 'delete'],
  view: ['get', 'list', 'watch'],
} as const;
const suffixes = ['admin', 'edit', 'view'] as const;

/** The three roles that aggregate permissions for all APIs of an OperatorGroup. */
export function ensureGroupRoles(
  client: ClusterClient,
  group: KubeObject,
  apis: Iterable<string>,
): void {
  const keys = [...apis].sort();
  for (const suffix of suffixes) {
    const name = `olm.og.${group.metadata.name}.${suffix}-${shortHash(`${namespaceOf(group)}/${group.metadata.name}/${suffix}`)}`;
    const selectors = keys.map((api) => ({
      matchLabels: { [aggregationLabel(api, suffix)]: 'true' },
    }));
    ensureRole(client, {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRole',
      metadata: { name, labels: managedLabels(group) },
      // The API server rejects an aggregation rule without selectors.
      ...(selectors.length > 0 && { aggregationRule: { clusterRoleSelectors: selectors } }),
    });
  }
}

export function removeGroupRoles(client: ClusterClient, group: KubeObject): void {
  for (const role of client.list(CLUSTER_ROLES, { labels: ownerLabels(group) })) {
    client.delete({ resource: CLUSTER_ROLES, name: role.metadata.name });
  }
}

/** `<crd>-<version>-admin|edit|view` and `-crdview` for each API that a CSV owns. */
export function ensureApiRoles(client: ClusterClient, csv: KubeObject): void {
  for (const { name, version, kind } of crdsOf(csv, 'owned')) {
    const crd = client.get({ resource: CRDS, name });
    const dot = name.indexOf('.');
    if (crd === undefined || dot < 0) continue;
    const [plural, group] = [name.slice(0, dot), name.slice(dot + 1)];
    const subject = {
      owner: crd,
      api: `${kind}.${version}.${group}`,
      prefix: `${name}-${version}-`,
    };
    ensurePermissions(client, subject, { group, plural });
    ensureRole(
      client,
      roleDraft(subject, {
        name: `${subject.prefix}crdview`,
        suffix: 'view',
        rule: {
          verbs: ['get'],
          apiGroups: ['apiextensions.k8s.io'],
          resources: ['customresourcedefinitions'],
          resourceNames: [name],
        },
      }),
    );
  }
  for (const api of apiServicesOf(csv, 'owned')) {
    const owner = client.get({ resource: API_SERVICES, name: apiServiceName(api) });
    if (owner === undefined) continue;
    const key = `${api.kind}.${api.version}.${api.group}`;
    const subject = { owner, api: key, prefix: `${api.name}-${api.version}-` };
    ensurePermissions(client, subject, { group: api.group, plural: api.name });
  }
}

type Subject = { readonly owner: KubeObject; readonly api: string; readonly prefix: string };
type Suffix = (typeof suffixes)[number];

function ensurePermissions(
  client: ClusterClient,
  subject: Subject,
  { group, plural }: { readonly group: string; readonly plural: string },
): void {
  for (const suffix of suffixes) {
    const rule = { verbs: verbsOf[suffix], apiGroups: [group], resources: [plural] };
    ensureRole(client, roleDraft(subject, { name: `${subject.prefix}${suffix}`, suffix, rule }));
  }
}

function roleDraft(
  subject: Subject,
  of: { readonly name: string; readonly suffix: Suffix; readonly rule: JsonObject },
): DraftObject {
  return {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: {
      name: of.name,
      labels: {
        [`rbac.authorization.k8s.io/aggregate-to-${of.suffix}`]: 'true',
        [aggregationLabel(subject.api, of.suffix)]: 'true',
        [MANAGED_LABEL]: 'true',
      },
      ownerReferences: [nonBlockingOwner(subject.owner)],
    },
    rules: [of.rule],
  };
}

function aggregationLabel(api: string, suffix: Suffix): string {
  return `olm.opgroup.permissions/aggregate-to-${shortHash(api)}-${suffix}`;
}

/** The API server sets rules of an aggregated role; OLM sets all other fields. */
function ensureRole(client: ClusterClient, role: DraftObject): void {
  const name = role.metadata.name ?? '';
  const existing = client.get({ resource: CLUSTER_ROLES, name });
  if (existing === undefined) {
    client.create(CLUSTER_ROLES, role);
    return;
  }
  const wanted = {
    ...existing,
    ...role,
    metadata: {
      ...existing.metadata,
      labels: { ...existing.metadata.labels, ...role.metadata.labels },
      ownerReferences: role.metadata.ownerReferences ?? [],
    },
  };
  const had = {
    ...existing,
    metadata: {
      ...existing.metadata,
      ownerReferences: existing.metadata.ownerReferences ?? [],
    },
  };
  if (stableText(wanted) !== stableText(had)) client.update(CLUSTER_ROLES, wanted);
}

/** Sixteen hexadecimal digits, as OLM's 64-bit hashes have. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
