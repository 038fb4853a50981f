import type { NamedManifest } from '~/kube/models/meta';
import { operatorGroupModel, type UpgradeStrategy } from '~/kube/models/olm';
import { type WatchChoices, watchedNamespaces } from './operatorGroupTargets';

type GroupChoices = WatchChoices & {
  readonly serviceAccount: string;
  readonly upgradeStrategy: UpgradeStrategy;
};

/**
 * The OperatorGroup that an installation creates. Its name is fixed, so that a second creation fails. Two
 * OperatorGroups would break the namespace (IN-008).
 */
export function newOperatorGroup(choices: GroupChoices): NamedManifest {
  const { mode, namespace, serviceAccount, upgradeStrategy } = choices;
  const { group, version, kind } = operatorGroupModel;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name: namespace === '' ? '' : `${namespace}-og`, namespace },
    spec: {
      // OG-004: no targets means all namespaces.
      ...(mode === 'AllNamespaces' ? {} : { targetNamespaces: watchedNamespaces(choices) }),
      // OG-025: without a service account, OLM installs with its own permissions.
      ...(serviceAccount === '' ? {} : { serviceAccountName: serviceAccount }),
      ...(upgradeStrategy === 'Default' ? {} : { upgradeStrategy }),
    },
  };
}
