import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { Failure, Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { Management, Operand, OperandList } from './operands';
import type { Definition } from './definition';
import type { Dependent, RemainingDependency } from './dependencies';
import type { CsvWorkloads, OwnedApi } from './apiInventory';

/** The data for an uninstallation, as far as it could be read. */
export type UninstallInventory = {
  readonly operator: InstalledOperator;
  readonly subscription: NamedObject | null;
  /** Includes the one of a pending update (UN-006). */
  readonly csvs: readonly NamedObject[];
  readonly runs: CsvWorkloads;
  /** The author's message as plain text; `null`: none. */
  readonly message: string | null;
  /** The author disables the deletion of operands in the console. */
  readonly hidesOperands: boolean;
  readonly apis: readonly ApiInventory[];
  readonly dependents: readonly Dependent[];
  readonly dependencies: readonly RemainingDependency[];
  /** Shared InstallPlans, which would install the Operator again after an approval. */
  readonly sharedPlans: readonly string[];
  /** All Operators of the cluster are known. Otherwise an unknown one can own or need something. */
  readonly areAllKnown: boolean;
  /** The missing permissions for Operators and OperatorGroups. */
  readonly missing: readonly Permission[];
  readonly place: Place;
  readonly plugins: PluginInventory;
  /** OLM's `Operator` resource, which lists the components of the package; `null`: none. */
  readonly olmOperator: string | null;
};

export type NamedObject = { readonly name: string; readonly uid: string | null };

export type ApiInventory = {
  readonly api: OwnedApi;
  /** Other installed CSVs that own it, as `namespace/name`, running or not. */
  readonly otherOwners: readonly string[];
  readonly idleOwners: readonly string[];
  /** Installed Operators that need it, by display name. */
  readonly neededBy: readonly string[];
  /** `null` as data: the cluster does not have the API. */
  readonly operands: Loadable<KeptOperands | null>;
  /** `null`: an APIService provides the API; `null` as data: it does not exist. */
  readonly definition: Loadable<Definition | null> | null;
};

export type KeptOperands = Omit<OperandList, 'operands'> & {
  readonly operands: readonly KeptOperand[];
};

export type KeptOperand = Operand & Management;

/** The namespace of the Operator. */
export type Place = {
  readonly namespace: string;
  readonly operatorGroups: readonly (NamedObject & { readonly isOfPlatform: boolean })[] | null;
  /** The other Operators of the namespace: Subscriptions and CSVs; `null`: unknown. */
  readonly neighbours: readonly string[] | null;
  /** The OperatorGroups of other namespaces that list it, as `namespace/name`. */
  readonly targetedBy: readonly string[];
  /** The namespace of Operators that watch all namespaces. */
  readonly isGlobal: boolean;
  /** The missing permission to delete it; `null`: granted, as far as known. */
  readonly denied: Permission | null;
  /** Its objects; `null`: not requested. */
  readonly contents: Loadable<PlaceContents> | null;
};

export type PlaceContents = {
  readonly found: readonly NamespaceContent[];
  /** Kinds that could not be listed. Their objects can exist. */
  readonly unseen: readonly Failure[];
};

export type PluginInventory = {
  /** Enabled plugins that only this Operator provides. */
  readonly own: readonly string[];
  /** Enabled plugins that another installed Operator also provides. */
  readonly shared: readonly string[];
  /** Plugins whose state is unknown, because the user cannot read it. */
  readonly unknown: readonly string[];
  /** The missing permission to disable them; `null`: granted. */
  readonly missing: Permission | null;
};
