import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { Failure, Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { Management } from './operandManager';
import type { Definition } from './definition';
import type { RemainingDependency } from './dependencies';
import type { Dependent } from './dependents';
import type { Operand, OperandList } from './operands';
import type { OwnedApi } from './ownedApis';
import type { CsvWorkloads } from './csvWorkloads';

/** Everything that an uninstallation has to do with, as far as it could be read. */
export type UninstallInventory = {
  readonly operator: InstalledOperator;
  readonly subscription: NamedObject | null;
  /** Also the one that an update was about to bring (UN-006). */
  readonly csvs: readonly NamedObject[];
  readonly runs: CsvWorkloads;
  /** In the author's words, plain text; `null`: nothing. */
  readonly message: string | null;
  /** The author does not want the console to offer to delete operands. */
  readonly hidesOperands: boolean;
  readonly apis: readonly ApiInventory[];
  readonly dependents: readonly Dependent[];
  readonly dependencies: readonly RemainingDependency[];
  /** Plans for others as well, which would bring the Operator back when somebody approves them. */
  readonly sharedPlans: readonly string[];
  /** All Operators of the cluster are known; otherwise somebody unseen may own or need something. */
  readonly areAllKnown: boolean;
  /** The rights without which Operators and OperatorGroups are not known. */
  readonly missing: readonly Permission[];
  readonly place: Place;
  readonly plugins: PluginInventory;
  /** OLM's object `Operator`, which lists what belongs to the package; `null`: there is none. */
  readonly olmOperator: string | null;
};

export type NamedObject = { readonly name: string; readonly uid: string | null };

export type ApiInventory = {
  readonly api: OwnedApi;
  /** Other installed CSVs that own it, as `namespace/name`: those that run, and those that do not. */
  readonly otherOwners: readonly string[];
  readonly idleOwners: readonly string[];
  /** Installed Operators that need it, by their display names. */
  readonly neededBy: readonly string[];
  /** `null` as data: the cluster does not serve it. */
  readonly operands: Loadable<KeptOperands | null>;
  /** `null`: it has none, an APIService serves it; `null` as data: there is none any more. */
  readonly definition: Loadable<Definition | null> | null;
};

export type KeptOperands = Omit<OperandList, 'operands'> & {
  readonly operands: readonly KeptOperand[];
};

export type KeptOperand = Operand & Management;

/** The namespace that the Operator is installed in. */
export type Place = {
  readonly namespace: string;
  readonly operatorGroups: readonly (NamedObject & { readonly isOfPlatform: boolean })[] | null;
  /** The other Operators that are installed there: Subscriptions and CSVs; `null`: not known. */
  readonly neighbours: readonly string[] | null;
  /** It is where Operators for all namespaces are installed. */
  readonly isGlobal: boolean;
  /** What it takes to delete it; `null`: as far as is known the user has it. */
  readonly denied: Permission | null;
  /** Everything in it; `null`: nobody has asked yet. */
  readonly contents: Loadable<PlaceContents> | null;
};

export type PlaceContents = {
  readonly found: readonly NamespaceContent[];
  /** What could not be listed: it may be there. */
  readonly unseen: readonly Failure[];
};

export type PluginInventory = {
  /** Those that the console loads, and that this Operator alone brings. */
  readonly own: readonly string[];
  /** Those that it loads, and that another installed Operator brings, too. */
  readonly shared: readonly string[];
  /** Those of which a user who may not change it need not see whether it loads them. */
  readonly unknown: readonly string[];
  /** What it takes to have the console load them no more; `null`: the user has it. */
  readonly missing: Permission | null;
};
