import { useState, useSyncExternalStore } from 'react';
import { Modal } from '~/ui/Modal';
import { subjectNamed, subscribeToRuns } from '~/remove/read/removalStore';
import { useRemovalRun } from '~/remove/read/useRemovalRun';
import { keptRemains } from '~/remove/read/keptRemains';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { hasDeletedNamespace } from '~/remove/rules/run/removalRun';
import { canUninstall } from '~/olm/installed/uninstallPlan';
import type { NamespaceScope } from '~/routes';
import { NothingToUninstall } from './NothingToUninstall';
import { UninstallForm } from './UninstallForm';
import { UninstallRun } from './UninstallRun';
import { UNINSTALL_TITLE } from './uninstallTitle';
import './uninstall.css';

/**
 * Removes an Operator: what goes, what may go along, what stays; then progress object by object. A removal that was begun
 * goes on here, also when its Operator is no longer listed.
 */
export function UninstallDialog({ id, operator, scope, onClose }: Props) {
  const target = useLastSeen(operator);
  const named = useSyncExternalStore(subscribeToRuns, () => subjectNamed(id));
  const control = useRemovalRun(named ?? target?.id ?? id);
  const isScopeGone = control !== null && hasDeletedNamespace(control.run, scope);
  const remaining = isScopeGone ? null : scope;
  const close = () => {
    onClose({ hasBegun: control !== null, isScopeGone });
  };
  return (
    <Modal isOpen variant="large" onClose={close} aria-labelledby={UNINSTALL_TITLE}>
      {control !== null ? (
        <UninstallRun
          control={control}
          remains={keptRemains(control.run.subject.id)}
          scope={remaining}
          onClose={close}
        />
      ) : target === undefined || !canUninstall(target).allowed ? (
        <NothingToUninstall operator={target} onClose={close} />
      ) : (
        <UninstallForm operator={target} onClose={close} />
      )}
    </Modal>
  );
}

/** How the dialog was left. */
export type Closing = {
  readonly hasBegun: boolean;
  /** The namespace that the page shows was deleted. */
  readonly isScopeGone?: boolean;
};

type Props = {
  /** As the URL names it: `namespace/name`. */
  readonly id: string;
  /** Absent when there is none of that name, or none any more. */
  readonly operator: InstalledOperator | undefined;
  readonly scope: NamespaceScope;
  readonly onClose: (how: Closing) => void;
};

/** The Operator leaves the list while it is removed: it is still what the dialog is about. */
function useLastSeen(operator: InstalledOperator | undefined): InstalledOperator | undefined {
  const [seen, setSeen] = useState(operator);
  if (operator !== undefined && operator !== seen) setSeen(operator);
  return operator ?? seen;
}
