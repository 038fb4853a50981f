import { useMemo } from 'react';
import { Modal } from '~/ui/Modal';
import { useRemovalRuns } from '~/remove/read/useRemovalRuns';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { NamespaceScope } from '~/routes';
import { UNINSTALL_TITLE } from '~/remove/view/uninstallTitle';
import { ManyForm } from './ManyForm';
import { ManyRun } from './ManyRun';
import '~/remove/view/uninstall.css';
import './uninstallMany.css';

/**
 * Removes several Operators: what goes, what may go along and what stays of each; then progress. Removals that were begun go
 * on here, also when their Operators are no longer listed.
 */
export function UninstallManyDialog({ ids, operators, scope, onClose }: Props) {
  const text = ids.join();
  const subjectIds = useMemo(() => text.split(','), [text]);
  const all = useRemovalRuns(subjectIds);
  const close = () => {
    onClose({ hasBegun: all.runs.length > 0 });
  };
  return (
    <Modal isOpen variant="large" onClose={close} aria-labelledby={UNINSTALL_TITLE}>
      {all.runs.length > 0 ? (
        <ManyRun all={all} ids={subjectIds} operators={operators} scope={scope} onClose={close} />
      ) : (
        <ManyForm operators={operators} scope={scope} onClose={close} />
      )}
    </Modal>
  );
}

type Props = {
  /** As the URL names them: `namespace/name`. */
  readonly ids: readonly string[];
  /** Those of them that there are. */
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: (how: { readonly hasBegun: boolean }) => void;
};
