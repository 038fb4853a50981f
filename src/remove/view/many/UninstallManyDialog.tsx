import { useMemo } from 'react';
import { ModalBody, ModalFooter, ModalHeader, Stack, StackItem } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { useRemovalRuns, type RemovalRuns } from '~/remove/read/useRemovalRuns';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { routes, type NamespaceScope } from '~/routes';
import { UNINSTALL_TITLE } from '~/remove/view/uninstallTitle';
import { LinkButton } from '~/ui/LinkButton';
import { ManyNotices } from '~/remove/view/run/RemovalNotices';
import { RunButtons } from '~/remove/view/run/RunButtons';
import { useT } from '~/i18n';
import { Focused } from '~/remove/view/Focused';
import { ManyForm } from './ManyForm';
import { ManyPart } from './ManyPart';
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

/** How far the uninstallation of several Operators is: each by itself. */
function ManyRun({ all, ids, operators, scope, onClose }: ManyRunProps) {
  const t = useT();
  const count = goingCount(ids, { all, operators });
  const title = all.isOver
    ? t('{{count}} Operators uninstalled', { count })
    : t('Uninstalling {{count}} Operator', { count });
  const names = new Map([
    ...operators.map(({ id, displayName }) => [id, displayName] as const),
    ...all.runs.map(({ subject }) => [subject.id, subject.title] as const),
  ]);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <Focused>
          <Stack hasGutter>
            <ManyNotices runs={all.runs} />
            <StackItem>
              <ul className="operator-hub__removal-stages" aria-label={t('Operators')}>
                {ids.map((id) => (
                  <ManyPart
                    key={id}
                    id={id}
                    names={names}
                    isListed={operators.some((one) => one.id === id)}
                  />
                ))}
              </ul>
            </StackItem>
          </Stack>
        </Focused>
      </ModalBody>
      <ModalFooter>
        <RunButtons handle={all} onClose={onClose} />
        {all.isOver && (
          <LinkButton variant="link" to={routes.leftovers(scope)}>
            {t('View leftovers')}
          </LinkButton>
        )}
      </ModalFooter>
    </>
  );
}

type ManyRunProps = {
  readonly all: RemovalRuns;
  readonly ids: readonly string[];
  /** Those that are still there. */
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** Also those that were gone before the page was loaded anew; not those that were left out. */
function goingCount(
  ids: ManyRunProps['ids'],
  { all, operators }: Pick<ManyRunProps, 'all' | 'operators'>,
): number {
  const isLeftOut = (id: string) =>
    operators.some((one) => one.id === id) && !all.runs.some(({ subject }) => subject.id === id);
  return ids.filter((id) => !isLeftOut(id)).length;
}
