import type { ClusterExtension } from '~/kube/models/clusterExtension';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { Extension } from './extension';
import type { ExtensionUpdate } from './extensionUpdate';

/** An installed extension with its next version. */
export type ExtensionRow = {
  readonly object: ClusterExtension;
  readonly extension: Extension;
  readonly operator: InstalledOperator;
  /** `null` if nothing is installed, or unknown. */
  readonly update: ExtensionUpdate | null;
};
