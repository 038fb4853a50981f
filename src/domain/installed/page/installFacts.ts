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
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  const access = csv === undefined ? null : operatorAccess(csv, facts);
  const accounts = access?.accounts.map(({ name }) => name) ?? [];
  return {
    installedCsv: installedCSV ?? (subscription === null ? (csv?.metadata.name ?? null) : null),
    nextCsv: currentCSV === undefined || currentCSV === installedCSV ? null : currentCSV,
    startingCsv: subscription?.spec?.startingCSV ?? null,
    watched: access?.watched ?? null,
    serviceAccounts: [...new Set(accounts)],
  };
}
