/** Cluster of `--state updates`: one namespace per situation before an update. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import { objectAt } from '../../kube/json';
import type { ClusterClient, Controller, DraftObject } from '../../kube/types';
import { SUBSCRIPTIONS } from '../../olm/shared/names';
import { approveVersions } from '../approveVersions';
import { putNamespace } from '../furnishedNamespace';
import type { OlmNamespaces } from '../olmObjects';
import { put } from '../put';
import { stage } from '../staging';
import { catalogOf, subscriptionDraft } from '../subscriptionDraft';
import { type Installed, SITUATIONS } from './situations';
import { storiesIn } from './stories';

export type Updates = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
};

type Staged = {
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
  /** Namespaces to create; absent: all. */
  readonly situations?: readonly string[] | undefined;
};

/** Unknown packages and their resources are excluded. */
export function updatesOf({ catalogs, namespaces, situations }: Staged): Updates {
  const staged = SITUATIONS.filter(({ namespace }) => situations?.includes(namespace) ?? true);
  return {
    seed: (client) => {
      for (const { namespace, furnished, operators } of staged) {
        putNamespace(client, namespace, furnished);
        for (const installed of operators) {
          subscribe(client, { namespace, installed, catalogs, namespaces });
        }
      }
    },
    controllers: [approveVersions(FIRST_VERSIONS), stage(storiesIn(namespaces.catalogs))],
  };
}

const FIRST_VERSIONS: readonly string[] = [
  ...SITUATIONS.filter(({ isNew }) => isNew !== true).flatMap(({ operators }) =>
    operators.flatMap(startingCsv),
  ),
  // Stored objects of two versions, because it has already been updated.
  'cable-car.v1.0.0',
];

type Subscribing = {
  readonly namespace: string;
  readonly installed: Installed;
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
};

function subscribe(client: ClusterClient, to: Subscribing): void {
  const { namespace, installed, catalogs, namespaces } = to;
  const { packageName, channel, approval } = installed;
  const catalog = catalogOf(catalogs, packageName);
  if (catalog === undefined) return;
  const [startingCSV] = startingCsv(installed);
  const draft = subscriptionDraft(
    { namespace, packageName, channel, ...(startingCSV === undefined ? {} : { startingCSV }) },
    { name: catalog.name, namespace: namespaces.catalogs },
  );
  const { metadata } = draft;
  const marked = { ...draft, metadata: { ...metadata, ...installed.marks } };
  put(client, SUBSCRIPTIONS, withApproval(marked, approval));
}

/** A starting version would make it Manual. */
function withApproval(draft: DraftObject, installPlanApproval: string): DraftObject {
  return { ...draft, spec: { ...objectAt(draft, 'spec'), installPlanApproval } };
}

function startingCsv({ packageName, from }: Installed): readonly string[] {
  return from === undefined ? [] : [`${packageName}.v${from}`];
}
