import { recordIn, textIn } from '~/kube/json';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { imageParts, isPinned } from '~/olm/catalogSources/imageReference';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import {
  type ClusterCatalogFacts,
  type ClusterCatalogState,
  clusterCatalogState,
} from '~/olm/extensions/clusterCatalogFacts';
import { NAMES } from '~/olm/order';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { catalogsOf, stoppedBy, usersOf } from '~/olm/extensions/catalogUsers';
import type { Extension } from '~/olm/extensions/extension';

/** A ClusterCatalog as a row of the list. */
export function catalogRow(object: ClusterCatalog, { extensions, catalogs }: RowFacts): SourceRow {
  const { name, priority } = readCatalog(object);
  const packages = catalogs.find(({ catalog }) => catalog.name === name)?.packages ?? null;
  const facts = catalogFacts(object, extensions, packages);
  const image = recordIn(recordIn(recordIn(object.spec)['source'])['image']);
  const ref = textIn(image['ref']);
  const minutes = image['pollIntervalMinutes'];
  const item: CatalogSourceItem = {
    id: `${CLUSTER_SCOPE}/${name}`,
    namespace: CLUSTER_SCOPE,
    name,
    displayName: name,
    publisher: '',
    source: null,
    origin: facts.isDefault
      ? { kind: 'default', isDisabled: facts.state === 'disabled', decidedBy: 'nobody' }
      : { kind: 'custom' },
    isGlobal: true,
    state: STATES[facts.state],
    observed: facts.reason,
    message: facts.message,
    since: null,
    endpoint:
      ref === null ? { kind: 'none' } : { kind: 'image', image: ref, isPinned: isPinned(ref) },
    priority,
    poll:
      typeof minutes === 'number'
        ? {
            kind: 'every',
            interval: `${minutes}m`,
            seconds: minutes * 60,
            last: facts.lastUnpacked,
          }
        : { kind: 'never' },
  };
  return {
    id: item.id,
    item,
    pod: null,
    reason: null,
    packages: packages?.size ?? 'hidden',
    users: knownUsers(facts.users, { extensions, catalogs }, name),
    blocked: [],
    clusterCatalog: facts,
  };
}

type RowFacts = {
  /** `null` without permission. */
  readonly extensions: readonly Extension[] | null;
  /** All ClusterCatalogs, with the names of their packages; `null` if the content is not loaded. */
  readonly catalogs: readonly {
    readonly catalog: Catalog;
    readonly packages: ReadonlySet<string> | null;
  }[];
};

/**
 * The extensions that use a catalog: no other one can provide their package. OLM does not report the catalog of an
 * extension, so that the users of a package in several catalogs are unknown.
 * @param possible the extensions that can use it
 */
function knownUsers(
  possible: readonly string[] | null,
  { extensions, catalogs }: RowFacts,
  catalogName: string,
): SourceRow['users'] {
  if (possible === null || extensions === null) return 'hidden';
  const isCertain = (one: Extension) =>
    catalogs.every(
      ({ catalog, packages }) =>
        catalog.name === catalogName ||
        catalogsOf(one, [catalog]).length === 0 ||
        packages?.has(one.packageName ?? '') === false,
    );
  const certain = extensions.filter((one) => possible.includes(one.name) && isCertain(one));
  return certain.length === 0 && possible.length > 0
    ? 'hidden'
    : certain.map(({ name }) => ({ name, namespace: CLUSTER_SCOPE }));
}

/** A catalog that serves content counts as healthy, whatever the state of its new image. */
const STATES: Readonly<Record<ClusterCatalogState, CatalogSourceItem['state']>> = {
  serving: 'ready',
  'old-content': 'ready',
  unpacking: 'connecting',
  'not-served': 'down',
  disabled: 'disabled',
};

export function catalogFacts(
  object: ClusterCatalog,
  extensions: readonly Extension[] | null,
  packages: ReadonlySet<string> | null,
): ClusterCatalogFacts {
  const catalog = readCatalog(object);
  const { name, failing } = catalog;
  const status = recordIn(object.status);
  const resolved = textIn(recordIn(recordIn(status['resolvedSource'])['image'])['ref']);
  const users = usersOf(catalog, extensions ?? [], packages).toSorted((one, other) =>
    NAMES.compare(one.name, other.name),
  );
  const stopped = stoppedBy(catalog, extensions ?? []);
  return {
    state: clusterCatalogState(object),
    reason: failing?.reason ?? '',
    message: failing?.message ?? '',
    digest: resolved === null ? null : imageParts(resolved).digest,
    lastUnpacked: textIn(status['lastUnpacked']),
    users: extensions === null ? null : users.map((one) => one.name),
    running: users.flatMap((one) =>
      one.installed === null || stopped.includes(one) ? [] : one.name,
    ),
    stopped: stopped.map((one) => one.name),
    isDefault: DEFAULTS.includes(name),
  };
}

/** Source: cluster-olm-operator's catalogs of OpenShift. */
const DEFAULTS: readonly string[] = [
  'openshift-redhat-operators',
  'openshift-certified-operators',
  'openshift-community-operators',
  'openshift-redhat-marketplace',
];
