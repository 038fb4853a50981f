import type {
  ClusterServiceVersion,
  InstallPlan,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr } from '~/kube/loadable';
import { awaitingApproval } from '~/olm/plans/awaitingApproval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import {
  type ClusterObjects,
  type InstalledOperator,
  installedOperators,
} from './installedOperator';
import { unseenCopies } from './copies';

/** The data of one namespace, for users without permission for all of them at once. */
export type NamespaceRead = {
  readonly namespace: string;
  readonly subscriptions: Loadable<readonly Subscription[]>;
  readonly csvs: Loadable<readonly ClusterServiceVersion[]>;
  readonly plans: Loadable<readonly InstallPlan[]>;
  readonly groups: Loadable<readonly OperatorGroup[]>;
};

/** A namespace whose Operators are partly or completely unknown, with the first cause. */
export type UnreadNamespace = { readonly namespace: string; readonly failure: Failure };

export type JoinedReads = {
  readonly operators: readonly InstalledOperator[];
  readonly pending: readonly ReviewedPlan[];
  readonly unread: readonly UnreadNamespace[];
  /** The number of processed namespaces, including failed ones. */
  readonly settled: number;
  /** Some Operators are known only from copies in OLM's shared namespace (CSV-020). */
  readonly areKept: boolean;
  readonly subscriptions: readonly Subscription[];
  readonly csvs: readonly ClusterServiceVersion[];
  readonly groups: readonly OperatorGroup[];
  /** The namespaces whose OperatorGroups could not be loaded. */
  readonly unreadGroups: readonly UnreadNamespace[];
};

type Known = Pick<ClusterObjects, 'catalogSources' | 'workloadOf'> & {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The copies in the namespaces, and those in OLM's shared namespace. */
  readonly copies: readonly ClusterServiceVersion[];
  readonly kept: readonly ClusterServiceVersion[];
};

/**
 * The Operators of several namespaces, as far as loaded. Subscriptions are shown without CSVs and vice versa. An
 * Operator with a visible original is not shown from its copies.
 */
export function joinedReads(
  reads: readonly NamespaceRead[],
  { copies, kept, ...known }: Known,
): JoinedReads {
  const found = reads.flatMap((read) => ofNamespace(read, known));
  const seen = found.flatMap(({ namespace, csvNames }) =>
    csvNames.map((csvName) => `${namespace}/${csvName}`),
  );
  const unseen = unseenCopies([...copies, ...kept], seen);
  return {
    operators: [...found, ...copied(unseen)],
    areKept: unseen.some((copy) => kept.includes(copy)),
    pending: reads.flatMap(({ plans, subscriptions }) =>
      awaitingApproval(dataOr(plans, []), dataOr(subscriptions, [])),
    ),
    unread: reads.flatMap(({ namespace, ...read }) => {
      const failure = failureOfRead(read);
      return failure === null ? [] : [{ namespace, failure }];
    }),
    settled: reads.filter(isSettled).length,
    subscriptions: reads.flatMap((read) => dataOr(read.subscriptions, [])),
    csvs: reads.flatMap((read) => dataOr(read.csvs, [])),
    groups: reads.flatMap((read) => dataOr(read.groups, [])),
    unreadGroups: reads.flatMap(({ namespace, groups }) =>
      groups.status === 'failed' ? [{ namespace, failure: groups.failure }] : [],
    ),
  };
}

function ofNamespace(
  read: NamespaceRead,
  known: Omit<Known, 'copies' | 'kept'>,
): readonly InstalledOperator[] {
  const { subscriptions, csvs, plans, groups } = read;
  // Rows that change their status while further data is loading would be misleading.
  if (!isComplete(read)) return [];
  return installedOperators({
    subscriptions: dataOr(subscriptions, null),
    csvs: dataOr(csvs, null),
    installPlans: dataOr(plans, null),
    operatorGroups: dataOr(groups, null),
    ...known,
  });
}

function copied(copies: readonly ClusterServiceVersion[]): readonly InstalledOperator[] {
  return installedOperators({
    subscriptions: null,
    csvs: copies,
    installPlans: null,
    operatorGroups: null,
    catalogSources: null,
  });
}

/**
 * Without Subscriptions or CSVs an Operator might be missing; without plans and groups only its status is less certain.
 */
function failureOfRead({
  subscriptions,
  csvs,
}: Pick<NamespaceRead, 'subscriptions' | 'csvs'>): Failure | null {
  const broken = [subscriptions, csvs].find(({ status }) => status === 'failed');
  return broken?.status === 'failed' ? broken.failure : null;
}

function isSettled({ subscriptions, csvs }: NamespaceRead): boolean {
  return subscriptions.status !== 'loading' && csvs.status !== 'loading';
}

/**
 * Of many namespaces, those with Operators, which are worth a watch. Empty before all are loaded, because watches would
 * otherwise start and end repeatedly.
 * @param atMost the maximum number
 */
export function namespacesToFollow(
  reads: readonly NamespaceRead[],
  atMost: number,
): readonly string[] {
  if (!reads.every(isSettled)) return [];
  return reads
    .filter(({ subscriptions, csvs }) => [subscriptions, csvs].some(hasSome))
    .slice(0, atMost)
    .map(({ namespace }) => namespace);
}

function hasSome(list: Loadable<readonly unknown[]>): boolean {
  return dataOr(list, []).length > 0;
}

/** The data that was read once, replaced by watched data as soon as that is loaded. */
export function withFollowed(
  reads: readonly NamespaceRead[],
  followed: readonly NamespaceRead[],
): readonly NamespaceRead[] {
  const live = new Map(
    followed.filter(isComplete).map((read): [string, NamespaceRead] => [read.namespace, read]),
  );
  return reads.map((read) => live.get(read.namespace) ?? read);
}

function isComplete({ subscriptions, csvs, plans, groups }: NamespaceRead): boolean {
  return [subscriptions, csvs, plans, groups].every(({ status }) => status !== 'loading');
}
