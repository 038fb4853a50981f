import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Subscription } from '~/kube/models/subscription';
import { textMapIn } from '~/kube/json';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { groupsIn } from '~/olm/namespaces/operatorGroupFit';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { isCopied } from '~/olm/installed/members';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { isOfPlatform } from './definition';
import type { Place } from './inventory';
import type { InventorySources } from './inventoryOf';

/** The namespace of an Operator, and who else is installed there. */
export function placeInventory(sources: InventorySources): Place {
  const { operator, subscriptions, csvs, operatorGroups, contents, denied } = sources;
  const { namespace, subscriptionName, csvNames } = operator;
  const groups = operatorGroups === null ? null : groupsIn(namespace, operatorGroups);
  const all = [...(operatorGroups ?? []), ...sources.elsewhere.operatorGroups];
  const globals = [true, false].map((areProjects) =>
    globalNamespace({ operatorGroups: all, areProjects }),
  );
  return {
    namespace,
    operatorGroups:
      groups?.map(({ metadata }) => ({
        name: metadata.name,
        uid: metadata.uid ?? null,
        isOfPlatform: isOfPlatform(textMapIn(metadata.annotations)),
      })) ?? null,
    neighbours:
      subscriptions === null || csvs === null
        ? null
        : neighbourNames({ subscriptions, csvs }, { namespace, subscriptionName, csvNames }),
    isGlobal: globals.includes(namespace),
    denied,
    contents,
  };
}

/** Subscriptions by their names, and CSVs that none of them has brought. */
function neighbourNames(
  { subscriptions, csvs }: Pick<Installed, 'subscriptions' | 'csvs'>,
  own: Pick<InstalledOperator, 'namespace' | 'subscriptionName' | 'csvNames'>,
): readonly string[] {
  const isHere = ({ metadata }: Subscription | ClusterServiceVersion) =>
    metadata.namespace === own.namespace;
  const others = subscriptions.filter(
    (one) => isHere(one) && one.metadata.name !== own.subscriptionName,
  );
  const known = new Set([...own.csvNames, ...others.flatMap(csvNamesOf)]);
  const alone = csvs.filter(
    (csv) => isHere(csv) && !isCopied(csv) && !known.has(csv.metadata.name),
  );
  return [...others, ...alone].map(({ metadata }) => metadata.name);
}

type Installed = {
  readonly subscriptions: readonly Subscription[];
  readonly csvs: readonly ClusterServiceVersion[];
};
