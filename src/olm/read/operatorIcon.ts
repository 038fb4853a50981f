import type { IconSource } from '~/olm/packages/iconSource';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { packageOf } from '~/olm/installed/operatorName';
import { csvIcon } from '~/olm/installed/csv';
import { packageIcon } from './packageIcon';

/** The icon of an Operator: from its CSV, or from its catalog entry before the CSV exists. */
export function operatorIcon({ operator, facts }: OperatorDetails): IconSource | string | null {
  const [csv] = facts.csvs;
  const { channel, namespace } = operator;
  const key = packageOf(operator);
  if (csv !== undefined) return csvIcon(csv);
  if (key === null) return null;
  return packageIcon(namespace, {
    key,
    defaultChannel: channel ?? '',
    headCsv: facts.subscription?.status?.currentCSV ?? '',
  });
}
