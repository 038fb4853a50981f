/** Cluster of `--state sources`: healthy and failing catalogs. */
import { seedMirrors } from './mirrors';
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { FaultSwitches } from '../../kube/faults/switches';
import { textAt } from '../../kube/json';
import type { ClusterClient, Controller, DraftObject } from '../../kube/types';
import { connectionStateOf } from '../../olm/catalog/catalogs';
import {
  CATALOG_SOURCE_LABEL,
  CATALOG_SOURCES,
  OLM_API_VERSION,
  SUBSCRIPTIONS,
} from '../../olm/shared/names';
import { pinned } from '../../workloads/images';
import { own, putNamespace } from '../furnishedNamespace';
import type { OlmNamespaces } from '../olmObjects';
import { put } from '../put';
import { stage, type Step } from '../staging';
import { catalogOf, subscriptionDraft } from '../subscriptionDraft';
import {
  INSTALLED,
  UNREACHABLE_CATALOG,
  type Situation,
  SWITCHED_OFF,
  UNWELL,
  WAITING,
  WELL,
} from './situations';

type Staged = {
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
  /** CatalogSources to create; absent: all. */
  readonly situations?: readonly string[] | undefined;
  readonly faults: FaultSwitches;
};

export type Sources = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
};

/** Operators are installed first; then actions of users and registry failures follow. */
export function sourcesOf(staged: Staged): Sources {
  const isStaged = (name: string): boolean => staged.situations?.includes(name) ?? true;
  const well = WELL.filter(({ name }) => isStaged(name));
  const installed = INSTALLED.filter(
    ({ source }) => isStaged(source) || staged.catalogs.some(({ name }) => name === source),
  );
  return {
    seed: (client) => {
      seedMirrors(client);
      for (const situation of well) putSource(client, situation, staged);
      for (const wanted of installed) subscribe(client, wanted, staged);
    },
    controllers: [
      stage([
        [
          {
            when: (client) => installed.every((wanted) => hasVersion(client, wanted)),
            then: (client) => {
              for (const situation of UNWELL.filter(({ name }) => isStaged(name))) {
                putSource(client, situation, staged);
              }
              if (isStaged(SWITCHED_OFF)) switchOff(client, SWITCHED_OFF);
            },
          },
          ...(isStaged(UNREACHABLE_CATALOG) ? unreachableCatalog(staged) : []),
        ],
      ]),
    ],
  };
}

/** A pinned one uses the digest of the tag's image. */
function putSource(client: ClusterClient, situation: Situation, staged: Staged): void {
  const { name, displayName, annotations = {}, spec } = situation;
  const namespace = situation.namespace ?? staged.namespaces.catalogs;
  const image = textAt(spec, 'image');
  const isPinned = name.endsWith('-pinned') && image !== undefined;
  putNamespace(client, namespace, {});
  if (name === 'empty-ledger') put(client, 'configmaps', emptyLedger(namespace));
  put(client, CATALOG_SOURCES, {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    metadata: { name, namespace, annotations },
    spec: {
      displayName,
      publisher: 'Boathouse',
      ...spec,
      ...(isPinned ? { image: pinned(image, image) } : {}),
    },
  });
}

function emptyLedger(namespace: string): DraftObject {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'empty-ledger', namespace },
    data: { customResourceDefinitions: '[]', clusterServiceVersions: '[]', packages: '[]' },
  };
}

type Wanted = {
  readonly namespace: string;
  readonly packageName: string;
  readonly source: string;
};

function subscribe(client: ClusterClient, wanted: Wanted, staged: Staged): void {
  const { namespace, packageName, source } = wanted;
  const offered = catalogOf(staged.catalogs, packageName)?.catalog.packages;
  const channel = offered?.find(({ name }) => name === packageName)?.defaultChannel;
  if (channel === undefined) return;
  const owner = WELL.find(({ name }) => name === source)?.namespace;
  putNamespace(client, namespace, { group: own(namespace) });
  const catalog = { name: source, namespace: owner ?? staged.namespaces.catalogs };
  put(client, SUBSCRIPTIONS, subscriptionDraft({ namespace, packageName, channel }, catalog));
}

function hasVersion(client: ClusterClient, { namespace, packageName }: Wanted): boolean {
  const found = client.get({ resource: SUBSCRIPTIONS, namespace, name: packageName });
  return found === undefined || textAt(found, 'status', 'state') === 'AtLatestKnown';
}

/** Disables a default catalog in OperatorHub `cluster`, like an administrator; does nothing without OpenShift. */
function switchOff(client: ClusterClient, name: string): void {
  const ref = { resource: 'operatorhubs.config.openshift.io', name: 'cluster' };
  if (client.resourceOf('config.openshift.io/v1', 'OperatorHub') === undefined) return;
  client.mergePatch(ref, { spec: { sources: [{ name, disabled: true }] } });
}

/** The registry does not respond after a restart of its pod, until the fault of this name is cleared. */
function unreachableCatalog({ catalogs, namespaces, faults }: Staged): readonly Step[] {
  const image = catalogs.find(({ name }) => name === UNREACHABLE_CATALOG)?.image;
  const ref = {
    resource: CATALOG_SOURCES,
    namespace: namespaces.catalogs,
    name: UNREACHABLE_CATALOG,
  };
  const stateIs =
    (state: string): Step['when'] =>
    (client) => {
      const source = client.get(ref);
      return source !== undefined && connectionStateOf(source) === state;
    };
  if (image === undefined) return [];
  return [
    {
      when: stateIs('READY'),
      then: (client) => {
        const message = 'received unexpected HTTP status: 503 Service Unavailable';
        const effect = { kind: 'unpullable', image, message } as const;
        faults.add({ id: UNREACHABLE_CATALOG, match: {}, rate: 1, effect });
        const labels = { [CATALOG_SOURCE_LABEL]: UNREACHABLE_CATALOG };
        for (const { metadata } of client.list('pods', { namespace: ref.namespace, labels })) {
          client.delete({ resource: 'pods', namespace: ref.namespace, name: metadata.name });
        }
      },
    },
    {
      when: stateIs('TRANSIENT_FAILURE'),
      then: (client) => {
        subscribe(client, WAITING, { catalogs, namespaces, faults });
      },
    },
  ];
}
