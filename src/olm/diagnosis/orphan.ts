import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isCopied } from '~/olm/installed/members';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { type PathCsv, isUnreferenced } from '~/olm/installed/unreferencedCsv';
import type { OperatorFacts } from './operatorFacts';

/** Whether a CSV of the namespace is known and no Subscription refers to it. */
export function isOrphan(
  name: string,
  { namespaceCsvs, subscriptions, plan }: OrphanFacts,
): boolean {
  const csvs = (namespaceCsvs ?? []).map(pathCsv);
  const csv = csvs.find((one) => one.name === name);
  if (csv === undefined) return false;
  const expected = [...subscriptions.flatMap(csvNamesOf), ...namesToCreate(plan)];
  return isUnreferenced(csv, {
    isExpected: (other) => expected.includes(other),
    others: csvs,
  });
}

type OrphanFacts = Pick<OperatorFacts, 'namespaceCsvs' | 'subscriptions' | 'plan'>;

function pathCsv(csv: ClusterServiceVersion): PathCsv {
  return {
    name: csv.metadata.name,
    replaces: csv.spec?.replaces ?? null,
    isCopied: isCopied(csv),
    isTerminating: csv.metadata.deletionTimestamp !== undefined,
  };
}

/** The CSVs that an unfinished InstallPlan creates. */
function namesToCreate(plan: OperatorFacts['plan']): readonly string[] {
  const isFinished = ['Complete', 'Failed'].includes(plan?.status?.phase ?? '');
  return isFinished ? [] : (plan?.spec?.clusterServiceVersionNames ?? []);
}
