/** Cluster of `--state leftovers`: incompletely uninstalled Operators, and some to uninstall. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, Controller, VirtualResource } from '../../kube/types';
import { OPERATOR_GROUPS, SUBSCRIPTIONS } from '../../olm/shared/names';
import { operatorGroup, own, putNamespace } from '../furnishedNamespace';
import type { OlmNamespaces } from '../olmObjects';
import { put } from '../put';
import { stage } from '../staging';
import { catalogOf, subscriptionDraft } from '../subscriptionDraft';
import { drains } from './drains';
import { readings } from './readings';
import { type Situation, SITUATIONS } from './situations';
import { STORIES } from './stories';

export type Leftovers = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
  /** API of one of the Operators. */
  readonly virtualResources: (client: ClusterClient) => readonly VirtualResource[];
};

type Staged = {
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
  /** Namespaces to create; absent: all. */
  readonly situations?: readonly string[] | undefined;
};

/** Unknown packages and their resources are excluded. */
export function leftoversOf({ situations, ...within }: Staged): Leftovers {
  const staged = SITUATIONS.filter(({ namespace }) => situations?.includes(namespace) ?? true);
  return {
    seed: (client) => {
      for (const situation of staged) putSituation(client, situation, within);
    },
    controllers: [
      stage(staged.flatMap(({ namespace }) => STORIES[namespace]?.(namespace) ?? [])),
      drains,
    ],
    virtualResources: (client) => [readings(client)],
  };
}

type Within = Omit<Staged, 'situations'>;

function putSituation(client: ClusterClient, situation: Situation, within: Within): void {
  const { namespace, furnished, annotations, also = [] } = situation;
  for (const name of also) putNamespace(client, name, {});
  putNamespace(client, namespace, furnished);
  const group = { resource: OPERATOR_GROUPS, namespace, name: `${namespace}-og` };
  if (annotations !== undefined) client.mergePatch(group, { metadata: { annotations } });
  if (namespace === 'two-operator-groups') {
    const second = { name: `${namespace}-second`, namespace };
    put(client, OPERATOR_GROUPS, operatorGroup(second, own(namespace)));
  }
  subscribe(client, situation, within);
}

function subscribe(client: ClusterClient, situation: Situation, within: Within): void {
  const { namespace, installed } = situation;
  const { catalogs, namespaces } = within;
  for (const wanted of installed) {
    const catalog = catalogOf(catalogs, wanted.packageName);
    if (catalog === undefined) continue;
    const source = { name: catalog.name, namespace: namespaces.catalogs };
    put(client, SUBSCRIPTIONS, subscriptionDraft({ ...wanted, namespace }, source));
  }
}
