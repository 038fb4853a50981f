import { useMemo } from 'react';
import { ModalBody, ModalFooter, ModalHeader, Stack, StackItem } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { useRemovalRuns, type RemovalRuns } from '~/remove/read/useRemovalRuns';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { routes, type NamespaceScope } from '~/routes';
import { UNINSTALL_TITLE } from '~/remove/view/uninstallTitle';
import { LinkButton } from '~/ui/LinkButton';
import { RunButtons } from '~/remove/view/run/RunButtons';
import { useT } from '~/i18n';
import { Focused } from '~/remove/view/Focused';
import { Notice } from '~/ui/Notice';
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
    ? t('{{count}} Operator is uninstalled', { count })
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
            <ManyNotices all={all} />
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
            {t('Look for leftovers')}
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

/** What is to be said of several removals together. */
function ManyNotices({ all: { runs, isOver } }: ManyNoticesProps) {
  const t = useT();
  const skipped = runs.flatMap(({ items }) =>
    items.filter(({ state }) => state.kind === 'skipped'),
  ).length;
  const paused = (why: 'failed' | 'left' | 'asked') =>
    runs.filter((run) => !run.isOver && run.pause === why).length;
  const [failed, left, asked] = [paused('failed'), paused('left'), paused('asked')];
  return (
    <>
      {isOver && skipped === 0 && (
        <StackItem>
          <Notice variant="success" isLiveRegion title={t('Everything that was chosen is gone')} />
        </StackItem>
      )}
      {isOver && skipped > 0 && (
        <StackItem>
          <Notice
            variant="warning"
            isLiveRegion
            title={t('{{count}} step was skipped', { count: skipped })}
          >
            {t('What was skipped may still be there.')}
          </Notice>
        </StackItem>
      )}
      {failed > 0 && (
        <StackItem>
          <Notice
            variant="danger"
            isLiveRegion
            title={t('{{count}} Operator stopped at a step that failed', { count: failed })}
          >
            {t(
              'Nothing further of it is deleted until that step is tried again or skipped. The others do not wait for it, except those that it needs.',
            )}
          </Notice>
        </StackItem>
      )}
      {left > 0 && (
        <StackItem>
          <Notice variant="info" title={t('The removal was begun and not finished')}>
            {t(
              'Nothing further is deleted until you go on. What is deleted already is not repeated.',
            )}
          </Notice>
        </StackItem>
      )}
      {asked > 0 && (
        <StackItem>
          <Notice variant="info" isLiveRegion title={t('The removal is paused')}>
            {t(
              'Nothing further is deleted until you go on. Deletions under way cannot be called back.',
            )}
          </Notice>
        </StackItem>
      )}
    </>
  );
}

type ManyNoticesProps = { readonly all: RemovalRuns };
