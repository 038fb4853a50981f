import type { InstallModeType } from '~/olm/packages/operatorPackage';

/** Which namespaces an OperatorGroup is to select, while somebody chooses. */
export type ModeChoice = {
  /** The default first. */
  readonly modes: readonly InstallModeType[];
  readonly mode: InstallModeType;
  readonly choose: (mode: InstallModeType) => void;
  /** Other namespaces, as they were typed. */
  readonly typed: string;
  readonly type: (typed: string) => void;
};
