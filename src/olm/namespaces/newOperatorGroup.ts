import type { NamedManifest } from '~/kube/models/meta';
import { type UpgradeStrategy, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type WatchChoices, watchedNamespaces } from './operatorGroupTargets';

type GroupChoices = WatchChoices & {
  readonly serviceAccount: string;
  readonly upgradeStrategy: UpgradeStrategy;
};

/**
 * The OperatorGroup that a namespace gets for an installation. It has a fixed name, so that creating it twice cannot make
 * two, which would break the namespace (IN-008).
 */
export function newOperatorGroup(choices: GroupChoices): NamedManifest {
  const { mode, namespace, serviceAccount, upgradeStrategy } = choices;
  const { group, version, kind } = operatorGroupModel;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name: namespace === '' ? '' : `${namespace}-og`, namespace },
    spec: {
      // OG-004: no targets at all means all namespaces.
      ...(mode === 'AllNamespaces' ? {} : { targetNamespaces: watchedNamespaces(choices) }),
      // OG-025: without one OLM installs with its own rights.
      ...(serviceAccount === '' ? {} : { serviceAccountName: serviceAccount }),
      ...(upgradeStrategy === 'Default' ? {} : { upgradeStrategy }),
    },
  };
}
