/** Cluster of `--state troubles`: one failing Operator per namespace. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { Fault } from '../../kube/faults/fault';
import type { ClusterClient, Controller } from '../../kube/types';
import {
  CATALOG_SOURCES,
  OLM_API_VERSION,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
} from '../../olm/shared/names';
import { approveVersions } from '../approveVersions';
import { operatorGroup, own, putNamespace } from '../furnishedNamespace';
import type { OlmNamespaces } from '../olmObjects';
import { put } from '../put';
import { catalogOf, subscriptionDraft, type Wanted } from '../subscriptionDraft';
import { GLOBAL, LOST_IMAGE, OWN_CATALOG, SITUATIONS, type Situation } from './situations';
import { stage } from '../staging';
import { storiesWith } from './stories';

export type Troubles = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
  /** Enabled from the start; without it the bundle image is available. */
  readonly fault: Fault;
};

/** Unknown packages and their resources are excluded. */
export function troublesOf(catalogs: readonly NamedCatalog[], namespaces: OlmNamespaces): Troubles {
  const within = { catalogs, namespaces };
  return {
    seed: (client) => {
      for (const situation of SITUATIONS) putSituation(client, situation, within);
    },
    controllers: [
      approveVersions(SITUATIONS.flatMap(({ wanted }) => wanted.startingCSV ?? [])),
      stage(
        storiesWith((client, namespace, packageName) => {
          const known = SITUATIONS.find(({ wanted }) => isFor(wanted, namespace, packageName));
          const channel = catalogOf(catalogs, packageName)?.catalog.packages.find(
            ({ name }) => name === packageName,
          )?.defaultChannel;
          const wanted = { namespace, packageName, channel: channel ?? '' };
          subscribe(client, known ?? { wanted, furnished: {} }, within);
        }),
      ),
    ],
    fault: {
      id: LOST_IMAGE,
      match: {},
      rate: 1,
      effect: { kind: 'unpullable', image: `*/${LOST_IMAGE}:*`, message: 'manifest unknown' },
    },
  };
}

type Within = { readonly catalogs: readonly NamedCatalog[]; readonly namespaces: OlmNamespaces };

function isFor(wanted: Wanted, namespace: string, packageName: string): boolean {
  return wanted.namespace === namespace && wanted.packageName === packageName;
}

function putSituation(client: ClusterClient, situation: Situation, within: Within): void {
  const { wanted, furnished, catalog, isLate } = situation;
  const { namespace } = wanted;
  if (namespace !== GLOBAL) putNamespace(client, namespace, furnished);
  if (namespace === 'two-operator-groups') {
    const second = { name: `${namespace}-second`, namespace };
    put(client, OPERATOR_GROUPS, operatorGroup(second, own(namespace)));
  }
  if (catalog === OWN_CATALOG) putOwnCatalog(client, wanted, within);
  if (isLate !== true) subscribe(client, situation, within);
}

function subscribe(client: ClusterClient, { wanted, catalog }: Situation, within: Within): void {
  const { catalogs, namespaces } = within;
  const having = catalogOf(catalogs, wanted.packageName);
  if (having === undefined) return;
  const namespace = wanted.namespace === GLOBAL ? namespaces.global : wanted.namespace;
  const source = {
    name: catalog ?? having.name,
    namespace: catalog === OWN_CATALOG ? namespace : namespaces.catalogs,
  };
  put(client, SUBSCRIPTIONS, subscriptionDraft({ ...wanted, namespace }, source));
}

function putOwnCatalog(client: ClusterClient, wanted: Wanted, { catalogs }: Within): void {
  const { namespace, packageName } = wanted;
  const image = catalogOf(catalogs, packageName)?.image;
  if (image === undefined) return;
  put(client, CATALOG_SOURCES, {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    metadata: { name: OWN_CATALOG, namespace },
    spec: { sourceType: 'grpc', image, displayName: 'Second shelf', publisher: 'A team' },
  });
}
