import { isCopied } from '~/olm/installed/members';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import type { OperatorFacts } from './operatorFacts';

/**
 * Whether a CSV of the namespace has no Subscription and no replacement, as after an uninstallation (OLM issue 2201). A
 * version in replacement is not named by its Subscription, either, but runs (recording not_upgradeable).
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
