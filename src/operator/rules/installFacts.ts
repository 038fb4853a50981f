import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { selectedNamespaces } from '~/olm/installed/csv';
import { type InstalledVersions, installedVersions } from '~/olm/installed/installedVersions';
import {
  channelOf,
  type InstallModeType,
  type OperatorPackage,
} from '~/olm/packages/operatorPackage';
import { operatorAccess } from './accountAccess';
import { supportedModes } from './operatorGroupChange';

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

/**
 * The supported modes of an Operator: from its latest CSV; without one, from its channel head, because the catalog
 * states no others (IN-004). Empty if neither is known.
 */
export function modesOfOperator(
  { csvs, channel }: Pick<OperatorFacts, 'csvs'> & { readonly channel: string | null },
  offered: OperatorPackage | null,
): readonly InstallModeType[] {
  const newest = csvs.at(-1);
  if (newest !== undefined) return supportedModes(newest);
  if (offered === null) return [];
  const followed =
    channel === null
      ? channelOf(offered, null)
      : offered.channels.find(({ name }) => name === channel);
  return followed?.installModes ?? [];
}
