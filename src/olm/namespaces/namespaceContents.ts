import type { Metadata, OwnerReference, ResourceModel } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { hasCopyLabel } from '~/olm/installed/copies';

/** An object in a namespace, with the facts that decide whether the namespace can be deleted. */
export type NamespaceContent = {
  readonly model: ResourceModel;
  readonly metadata: Metadata;
};

/**
 * The kinds of objects that are deleted with their namespace: those that can be listed and deleted, each in the version
 * that its group prefers, as the namespace controller requests them. `null` if incomplete: the server does not know this
 * form, or an API is not available.
 * @param discovery the answer of `/api` or `/apis` as an APIGroupDiscoveryList (apidiscovery.k8s.io/v2 or v2beta1)
 */
export function namespacedKinds(discovery: unknown): readonly ResourceModel[] | null {
  const { kind, items } = recordIn(discovery);
  const groups = listIn(items).map(recordIn);
  const isStale = groups.some(({ versions }) =>
    listIn(versions).some((version) => recordIn(version)['freshness'] === 'Stale'),
  );
  return kind === 'APIGroupDiscoveryList' && !isStale ? groups.flatMap(kindsOfGroup) : null;
}

/**
 * The versions of a group can have different kinds. OLM's Subscriptions exist only in a version that is not preferred.
 */
function kindsOfGroup({ metadata, versions }: JsonRecord): readonly ResourceModel[] {
  const group = textIn(recordIn(metadata)['name']) ?? '';
  const kinds = new Map<string, ResourceModel>();
  for (const one of listIn(versions).map(recordIn)) {
    const version = textIn(one['version']);
    if (version === null) continue;
    for (const found of listIn(one['resources']).flatMap((it) => kindIn(it, { group, version }))) {
      if (!kinds.has(found.plural)) kinds.set(found.plural, found);
    }
  }
  return [...kinds.values()];
}

function kindIn(
  resource: unknown,
  { group, version }: Pick<ResourceModel, 'group' | 'version'>,
): readonly ResourceModel[] {
  const { resource: name, responseKind, scope, verbs } = recordIn(resource);
  const plural = textIn(name);
  const kind = textIn(recordIn(responseKind)['kind']);
  const can = textsIn(verbs);
  const isContent = scope === 'Namespaced' && can.includes('list') && can.includes('delete');
  if (plural === null || kind === null || !isContent || PASSING.includes(plural)) return [];
  return [{ group, version, kind, plural, namespaced: true }];
}

/** Objects without value for a user: event records, locks of running programs, endpoints of Services. */
const PASSING: readonly string[] = ['events', 'leases', 'endpoints'];

/**
 * Those objects that are neither the installation's nor the platform's own: their presence keeps the namespace.
 * An object that belongs to another of the namespace shares its fate and is not counted.
 * @param ours uids of objects that go anyway
 */
export function othersIn(
  contents: readonly NamespaceContent[],
  ours: ReadonlySet<string>,
): readonly NamespaceContent[] {
  const known = new Set([...ours, ...contents.flatMap(({ metadata }) => metadata.uid ?? [])]);
  return contents.filter(
    (content) =>
      !ours.has(content.metadata.uid ?? '') &&
      !isPlatforms(content) &&
      content.metadata.ownerReferences?.some(({ uid }) => known.has(uid)) !== true,
  );
}

/**
 * Objects that Kubernetes, OpenShift and OLM create in every namespace: CA bundles, the three ServiceAccounts, their
 * credentials and bindings, the binding of the project requester, and OLM's copies (NF-07).
 */
function isPlatforms({ model, metadata }: NamespaceContent): boolean {
  if (hasCopyLabel(metadata)) return true;
  if (PLATFORM[model.plural]?.includes(metadata.name) === true) return true;
  return model.plural === 'secrets' && isCredential(metadata);
}

const PLATFORM: Readonly<Record<string, readonly string[]>> = {
  configmaps: ['kube-root-ca.crt', 'openshift-service-ca.crt'],
  serviceaccounts: ['default', 'builder', 'deployer'],
  rolebindings: [
    'system:image-pullers',
    'system:image-builders',
    'system:deployers',
    // Role bindings of the default project template.
    'admin',
  ],
};

/**
 * Credentials are deleted with their ServiceAccount: `kubernetes.io/service-account-token`, and those for the registry.
 */
function isCredential({ annotations }: Metadata): boolean {
  return [
    'kubernetes.io/service-account.name',
    'openshift.io/internal-registry-auth-token.service-account',
  ].some((key) => annotations?.[key] !== undefined);
}

/** The objects of a list. Objects without a name are omitted. */
export function contentsIn(list: unknown, model: ResourceModel): readonly NamespaceContent[] {
  return listIn(recordIn(list)['items']).flatMap((item) => contentIn(item, model));
}

/** The facts of an object's metadata. */
export function contentIn(object: unknown, model: ResourceModel): readonly NamespaceContent[] {
  const metadata = recordIn(recordIn(object)['metadata']);
  const name = textIn(metadata['name']);
  if (name === null) return [];
  return [
    {
      model,
      metadata: {
        name,
        ...text('namespace', metadata),
        ...text('uid', metadata),
        ...text('creationTimestamp', metadata),
        ...text('deletionTimestamp', metadata),
        labels: textMapIn(metadata['labels']),
        annotations: textMapIn(metadata['annotations']),
        ownerReferences: listIn(metadata['ownerReferences']).map(ownerReferenceIn),
      },
    },
  ];
}

type TextField = 'namespace' | 'uid' | 'creationTimestamp' | 'deletionTimestamp';

function text(field: TextField, metadata: JsonRecord): Partial<Record<TextField, string>> {
  const value = textIn(metadata[field]);
  return value === null ? {} : { [field]: value };
}

export function ownerReferenceIn(owner: unknown): OwnerReference {
  const { apiVersion, kind, name, uid } = recordIn(owner);
  return {
    apiVersion: textIn(apiVersion) ?? '',
    kind: textIn(kind) ?? '',
    name: textIn(name) ?? '',
    uid: textIn(uid) ?? '',
  };
}
