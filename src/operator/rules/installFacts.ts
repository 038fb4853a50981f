import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { type InstalledVersions, installedVersions } from '~/olm/installed/installedVersions';
import { selectedNamespaces } from '~/olm/installed/csv';
import { operatorAccess } from './accountAccess';

/** The result of a Subscription, and the namespaces of the Operator. */
export type InstallFacts = InstalledVersions & {
  /** `['']`: all namespaces; `null`: unknown. */
  readonly watched: readonly string[] | null;
  readonly serviceAccounts: readonly string[];
};

/** From Subscription and CSV; without a Subscription, the CSV is the installed one (CSV-026). */
export function installFacts(facts: OperatorFacts): InstallFacts {
  const { subscription, csvs } = facts;
  const [csv] = csvs;
  return {
    ...installedVersions(subscription, csvs),
    ...placeOf(csv, facts),
  };
}

function placeOf(csv: OperatorFacts['csvs'][number] | undefined, facts: OperatorFacts) {
  if (csv === undefined) {
    return { watched: selectedNamespaces(facts.operatorGroups), serviceAccounts: [] };
  }
  const { watched, accounts } = operatorAccess(csv, facts);
  return { watched, serviceAccounts: accounts.map(({ name }) => name) };
}
