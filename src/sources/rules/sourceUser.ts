import type { OperatorGroup, Subscription } from '~/kube/models/olm';
import { recordIn, textIn } from '~/kube/json';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { blockedSubscriptions } from '~/olm/catalogSources/sourceRow';

/** A Subscription that uses a catalog or is blocked by it. */
export type SourceUser = {
  /** `<namespace>/<name>` */
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly packageName: string;
  readonly channel: string;
  /** It uses this catalog; otherwise it is only blocked by it. */
  readonly isOwn: boolean;
  /** OLM neither installs nor updates it while the catalog is down (CS-029). */
  readonly isBlocked: boolean;
  /** The installed Operator; `null`: unknown. */
  readonly operator: InstalledOperator | null;
};

type UserFacts = {
  readonly subscriptions: readonly Subscription[];
  /** `null`: unable to load. */
  readonly groups: readonly OperatorGroup[] | null;
  readonly operators: readonly InstalledOperator[];
};

/** The Subscriptions of the catalog first, then those that it blocks while it is down; each by namespace. */
export function sourceUsers(
  item: CatalogSourceItem,
  { subscriptions, groups, operators }: UserFacts,
): readonly SourceUser[] {
  const blocked =
    item.state === 'down' ? blockedSubscriptions(item, { subscriptions, groups }) : [];
  const blockedIds = new Set(blocked.map(({ namespace, name }) => `${namespace}/${name}`));
  const byId = new Map(operators.map((operator) => [operator.id, operator]));
  return subscriptions
    .map((subscription) => userOf(subscription, item, blockedIds))
    .filter(({ isOwn, isBlocked }) => isOwn || isBlocked)
    .map((user) => ({ ...user, operator: byId.get(user.id) ?? null }))
    .toSorted(
      (one, other) => Number(other.isOwn) - Number(one.isOwn) || (one.id < other.id ? -1 : 1),
    );
}

function userOf(
  { metadata, spec }: Subscription,
  item: CatalogSourceItem,
  blockedIds: ReadonlySet<string>,
): Omit<SourceUser, 'operator'> {
  const { name, namespace = '' } = metadata;
  const fields = recordIn(spec);
  const id = `${namespace}/${name}`;
  return {
    id,
    namespace,
    name,
    packageName: textIn(fields['name']) ?? '',
    channel: textIn(fields['channel']) ?? '',
    isOwn: fields['source'] === item.name && fields['sourceNamespace'] === item.namespace,
    isBlocked: blockedIds.has(id),
  };
}
