import type { OperatorFacts } from '../diagnosis/operatorFacts';
import { nextCsvOf } from '../subscribedCsvs';
import { selectedNamespaces } from '../watchedNamespaces';
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
  return {
    installedCsv: subscription.status?.installedCSV ?? null,
    nextCsv: nextCsvOf(subscription),
  };
}

function placeOf(csv: Csv, facts: OperatorFacts) {
  if (csv === undefined) {
    return { watched: selectedNamespaces(facts.operatorGroups), serviceAccounts: [] };
  }
  const { watched, accounts } = operatorAccess(csv, facts);
  return { watched, serviceAccounts: accounts.map(({ name }) => name) };
}
