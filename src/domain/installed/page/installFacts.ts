import { targetsOf } from '../../install/form/operatorGroupFit';
import type { OperatorFacts } from '../diagnosis/operatorFacts';
import { operatorAccess } from '../permissions/operatorAccess';

/** What came of a Subscription, and where the Operator is at work. */
export type InstallFacts = {
  /** The CSV that is installed; `null` while there is none. */
  readonly installedCsv: string | null;
  /** The CSV that is to follow it; `null` when there is none. */
  readonly nextCsv: string | null;
  readonly startingCsv: string | null;
  /** `['']`: all namespaces; `null`: not known. */
  readonly watched: readonly string[] | null;
  readonly serviceAccounts: readonly string[];
};

/** Reads Subscription and CSV; without a Subscription the CSV is what is installed (CSV-026). */
export function installFacts(facts: OperatorFacts): InstallFacts {
  const { subscription, csvs } = facts;
  const [csv] = csvs;
  return {
    ...versionsOf(subscription, csv),
    startingCsv: subscription?.spec?.startingCSV ?? null,
    ...placeOf(csv, facts),
  };
}

type Csv = OperatorFacts['csvs'][number] | undefined;

function versionsOf(subscription: OperatorFacts['subscription'], csv: Csv) {
  if (subscription === null) return { installedCsv: csv?.metadata.name ?? null, nextCsv: null };
  const { installedCSV, currentCSV = null } = subscription.status ?? {};
  return {
    installedCsv: installedCSV ?? null,
    nextCsv: currentCSV === installedCSV ? null : currentCSV,
  };
}

function placeOf(csv: Csv, facts: OperatorFacts) {
  if (csv === undefined) return { watched: watchedBy(facts), serviceAccounts: [] };
  const { watched, accounts } = operatorAccess(csv, facts);
  return { watched, serviceAccounts: accounts.map(({ name }) => name) };
}

/** What the one OperatorGroup of the namespace selects, before there is a CSV that tells it. */
function watchedBy({ operatorGroups }: OperatorFacts): readonly string[] | null {
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0) return null;
  return group.status?.namespaces ?? targetsOf(group);
}
