import type { OperatorDetails } from '~/domain/installed/operatorDetails';
import { csvIcon } from '~/domain/installed/page/csvIcon';
import { packageIconUrl } from './packageIcon';

/** Where the icon of an Operator is: its CSV carries one; before there is a CSV, its catalog entry has it. */
export function operatorIconUrl({ operator, facts }: OperatorDetails): string | null {
  const [csv] = facts.csvs;
  const { catalog, packageName, channel, namespace } = operator;
  if (csv !== undefined) return csvIcon(csv);
  if (catalog === null || packageName === null) return null;
  return packageIconUrl(namespace, {
    key: { catalogNamespace: catalog.namespace, catalog: catalog.name, packageName },
    defaultChannel: channel ?? '',
    headCsv: facts.subscription?.status?.currentCSV ?? '',
  });
}
