import type { CatalogSource } from '../../../models/catalogSource';
import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import type { InstallPlan } from '../../../models/installPlan';
import type { OperatorGroup } from '../../../models/operatorGroup';
import type { Subscription } from '../../../models/subscription';
import type { Failure } from '../../failure';
import { type Loadable, dataOr } from '../../loadable';
import { awaitingApproval } from '../../plans/awaitingApproval';
import type { ReviewedPlan } from '../../plans/reviewedPlan';
import { type InstalledOperator, installedOperators } from '../installedOperator';
import { COPIED_FROM } from '../copyLabel';

/** What could be read of one namespace, for those who may not read all of them at once. */
export type NamespaceRead = {
  readonly namespace: string;
  readonly subscriptions: Loadable<readonly Subscription[]>;
  readonly csvs: Loadable<readonly ClusterServiceVersion[]>;
  readonly plans: Loadable<readonly InstallPlan[]>;
  readonly groups: Loadable<readonly OperatorGroup[]>;
  readonly copies: readonly ClusterServiceVersion[];
};

/** A namespace of which the Operators are not, or not completely, known; with the first cause. */
export type UnreadNamespace = { readonly namespace: string; readonly failure: Failure };

export type JoinedReads = {
  readonly operators: readonly InstalledOperator[];
  readonly pending: readonly ReviewedPlan[];
  readonly unread: readonly UnreadNamespace[];
  /** Namespaces that were read, or could not be. */
  readonly settled: number;
};

/**
 * The Operators of several namespaces, as far as they are read. A namespace shows what it can: Subscriptions without
 * CSVs and the other way round. An Operator whose original is seen is not told by its copies, too.
 */
export function joinedReads(
  reads: readonly NamespaceRead[],
  known: { readonly catalogSources: readonly CatalogSource[] | null; readonly now: number },
): JoinedReads {
  const found = reads.flatMap((read) => ofNamespace(read, known));
  const seen = new Set(found.map(({ namespace, csvNames }) => `${namespace}/${csvNames[0] ?? ''}`));
  return {
    operators: [...found, ...copied(reads, seen)],
    pending: reads.flatMap(({ plans, subscriptions }) =>
      awaitingApproval(dataOr(plans, []), dataOr(subscriptions, [])),
    ),
    unread: reads.flatMap(({ namespace, ...read }) => {
      const failure = failureOfRead(read);
      return failure === null ? [] : [{ namespace, failure }];
    }),
    settled: reads.filter(isSettled).length,
  };
}

function ofNamespace(
  { subscriptions, csvs, plans, groups }: NamespaceRead,
  known: { readonly catalogSources: readonly CatalogSource[] | null; readonly now: number },
): readonly InstalledOperator[] {
  // Rows that change their status while the rest comes in would mislead.
  if ([subscriptions, csvs, plans, groups].some(({ status }) => status === 'loading')) return [];
  return installedOperators({
    subscriptions: dataOr(subscriptions, null),
    csvs: dataOr(csvs, null),
    installPlans: dataOr(plans, null),
    operatorGroups: dataOr(groups, null),
    ...known,
  });
}

/** The first copy of each original that is not seen itself. */
function copied(
  reads: readonly NamespaceRead[],
  seen: ReadonlySet<string>,
): readonly InstalledOperator[] {
  const copies = new Map<string, ClusterServiceVersion>();
  for (const copy of reads.flatMap((read) => read.copies)) {
    const key = `${copy.metadata.labels?.[COPIED_FROM] ?? ''}/${copy.metadata.name}`;
    if (!seen.has(key) && !copies.has(key)) copies.set(key, copy);
  }
  return installedOperators({
    subscriptions: null,
    csvs: [...copies.values()],
    installPlans: null,
    operatorGroups: null,
    catalogSources: null,
  });
}

/** Without Subscriptions or CSVs an Operator may be missing; plans and groups only make its status less certain. */
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
