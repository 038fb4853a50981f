import type { OperatorDetails } from '~/domain/installed/operatorDetails';
import { packageOf } from '~/domain/installed/packageOf';
import { csvIcon } from '~/domain/installed/page/csvIcon';
import { packageIconUrl } from './packageIcon';

/** Where the icon of an Operator is: its CSV carries one; before there is a CSV, its catalog entry has it. */
export function operatorIconUrl({ operator, facts }: OperatorDetails): string | null {
  const [csv] = facts.csvs;
  const { channel, namespace } = operator;
  const key = packageOf(operator);
  if (csv !== undefined) return csvIcon(csv);
  if (key === null) return null;
  return packageIconUrl(namespace, {
    key,
    defaultChannel: channel ?? '',
    headCsv: facts.subscription?.status?.currentCSV ?? '',
  });
}
