import { isCopied } from '~/olm/installed/members';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import type { OperatorFacts } from './operatorFacts';

/**
 * Whether a CSV of the namespace is one that no Subscription knows and nothing replaces, as an uninstallation leaves it
 * (OLM issue 2201). A version that an update replaces is not named by its Subscription either, but runs
 * (recording not_upgradeable).
 */
export function isOrphan(
  name: string,
  { namespaceCsvs, subscriptions }: Pick<OperatorFacts, 'namespaceCsvs' | 'subscriptions'>,
): boolean {
  const csv = namespaceCsvs?.find(({ metadata }) => metadata.name === name);
  if (csv === undefined || csv.metadata.deletionTimestamp !== undefined || isCopied(csv)) {
    return false;
  }
  const isNamed = subscriptions.some((one) => csvNamesOf(one).includes(name));
  const isReplaced = namespaceCsvs?.some(({ spec }) => spec?.replaces === name) === true;
  return !isNamed && !isReplaced;
}
