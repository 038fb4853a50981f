import { useMemo, useState } from 'react';
import {
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
  Button,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { useRemovalRuns, type RemovalRuns } from '~/remove/read/useRemovalRuns';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { routes, type NamespaceScope } from '~/routes';
import { UNINSTALL_TITLE } from '~/remove/view/UninstallForm';
import { LinkButton } from '~/ui/LinkButton';
import { ManyNotices, WatchFailureNotice } from '~/remove/view/run/RemovalNotices';
import { RunButtons } from '~/remove/view/run/RunButtons';
import { useT, type Translate } from '~/i18n';
import { Focused } from '~/remove/view/Focused';
import { beginRemoval, useRemovalRun, type RemovalRunControl } from '~/remove/read/useRemovalRun';
import { keepRemains, keptRemains } from '~/remove/read/keptRemains';
import { useManyInventories } from '~/remove/read/useUninstallInventory';
import { useStepPermissions } from '~/remove/read/useStepPermissions';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { basePermissions } from '~/remove/rules/basePermissions';
import {
  chosenOperators,
  type ManySteps,
  manySteps,
  NO_CHOICES,
  operandCount,
} from '~/remove/rules/manyChoices';
import { ConfirmName } from '~/remove/view/ConfirmName';
import { ManyContent } from '~/remove/view/many/ManyContent';
import { Fold } from '~/ui/Fold';
import { Sentence } from '~/ui/Sentence';
import { StageMark } from '~/remove/view/run/RemovalMark';
import { RemovalStages } from '~/remove/view/run/RemovalStages';
import { countsOf } from '~/remove/rules/run/removalProgress';
import { isSettling, isWaiting, type RemovalRun } from '~/remove/rules/run/removalRun';
import { countsText } from '~/remove/view/texts';
import { RemainingList } from '~/remove/view/RemainsList';
import '~/remove/view/uninstall.css';
import '~/remove/view/many/uninstallMany.css';

/**
 * Uninstalls several Operators: the resources of each that are deleted, can be deleted and remain; then the progress.
 * Started removals continue here, even if their Operators are no longer listed.
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
  /** As in the URL: `namespace/name`. */
  readonly ids: readonly string[];
  /** The existing ones. */
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: (how: { readonly hasBegun: boolean }) => void;
};

/** The progress of several uninstallations, each separately. */
function ManyRun({ all, ids, operators, scope, onClose }: ManyRunProps) {
  const t = useT();
  const count = deletedCount(ids, { all, operators });
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
  /** The ones that still exist. */
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** Includes those that were deleted before a reload, but not excluded ones. */
function deletedCount(
  ids: ManyRunProps['ids'],
  { all, operators }: Pick<ManyRunProps, 'all' | 'operators'>,
): number {
  const isLeftOut = (id: string) =>
    operators.some((one) => one.id === id) && !all.runs.some(({ subject }) => subject.id === id);
  return ids.filter((id) => !isLeftOut(id)).length;
}

/** The resources of each Operator that are deleted, can be deleted and remain. */
function ManyForm({ operators, scope, onClose }: ManyFormProps) {
  const t = useT();
  const [choices, onChoices] = useState(NO_CHOICES);
  const [typed, setTyped] = useState('');
  // Compared by content, because reviews are new objects on every render.
  const lacking = useMissingPermissions(operators.flatMap(basePermissions))
    .map((permission) => JSON.stringify(permission))
    .join('\n');
  const { deleted, leftOut } = useMemo(
    () => chosenOperators(operators, new Set(lacking.split('\n'))),
    [operators, lacking],
  );
  const read = useManyInventories(deleted);
  const removals = useMemo(() => manySteps(read.planned, choices), [read.planned, choices]);
  const steps = useMemo(() => removals.flatMap((removal) => removal.steps), [removals]);
  const { missing, isAsking } = useStepPermissions(steps);
  const operands = operandCount(steps);
  const isConfirmed = operands === 0 || typed.trim() === String(operands);
  const title = t('Uninstall {{count}} Operator?', { count: operators.length });
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <ManyContent {...{ read, leftOut, removals, missing, choices, onChoices, scope }} />
      </ModalBody>
      <ModalFooter className="operator-hub__uninstall-footer">
        {operands > 0 && (
          <ConfirmName
            name={String(operands)}
            typed={typed}
            onType={setTyped}
            label={t('Type {{count}}, the number of instances, to confirm', {
              count: operands,
            })}
            help={t('Data of the instances is lost. This action cannot be undone.')}
          />
        )}
        {deleted.length > 0 && (
          <Button
            variant="danger"
            isDisabled={read.isLooking || isAsking || missing.length > 0 || !isConfirmed}
            onClick={() => {
              beginAll(removals);
            }}
          >
            {manyButtonText({ operators: deleted.length, operands }, t)}
          </Button>
        )}
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </>
  );
}

type ManyFormProps = {
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** Waiting removals start first, because a removal without steps completes immediately. */
function beginAll(removals: readonly ManySteps[]): void {
  for (const { operator, steps, after, remains } of removals.toReversed()) {
    keepRemains(operator.id, remains);
    beginRemoval({ id: operator.id, title: operator.displayName }, steps, after);
  }
}

/** The label of the button with the other deleted resources. */
function manyButtonText(
  { operators, operands }: { readonly operators: number; readonly operands: number },
  t: Translate,
): string {
  const what = t('Uninstall {{count}} Operator', { count: operators });
  return operands === 0
    ? what
    : t('{{what}} and delete {{count}} instance', { what, count: operands });
}

/** The progress of one of several uninstallations, and finally its remaining resources. It runs while it is visible. */
function ManyPart({ id, names, isListed }: ManyPartProps) {
  const t = useT();
  const control = useRemovalRun(id);
  const [namespace = ''] = id.split('/');
  const name = names.get(id) ?? id;
  const state =
    control === null
      ? isListed
        ? t('not uninstalled')
        : t('Already deleted')
      : partText(control.run, names, t);
  return (
    <li className="operator-hub__removal-stage" data-test="uninstall-part" aria-label={name}>
      {control === null ? <span /> : <StageMark counts={countsOf(control.run.items)} />}
      <div className="operator-hub__removal-body">
        <div>
          <Sentence
            text={t('<operator/>: <state/>')}
            parts={{
              operator: <strong>{t('{{name}} in {{namespace}}', { name, namespace })}</strong>,
              state: <span aria-live="polite">{state}</span>,
            }}
          />
        </div>
        {control !== null && <PartContent control={control} name={name} />}
      </div>
    </li>
  );
}

type ManyPartProps = {
  readonly id: string;
  /** The display names of the Operators, by ID. */
  readonly names: ReadonlyMap<string, string>;
  /** It is still installed. */
  readonly isListed: boolean;
};

function PartContent({
  control,
  name,
}: {
  readonly control: RemovalRunControl;
  readonly name: string;
}) {
  const t = useT();
  const { run, watchFailure } = control;
  const remains = run.isOver ? keptRemains(run.subject.id) : null;
  if (run.isOver) {
    return (
      <Fold title={t('Steps and remaining resources of {{name}}', { name })}>
        <RemovalStages control={control} />
        {remains !== null && <RemainingList remains={remains} areKnown />}
      </Fold>
    );
  }
  if (isWaiting(run)) {
    return (
      <Fold title={t('Steps of {{name}}', { name })}>
        <RemovalStages control={control} />
      </Fold>
    );
  }
  return (
    <>
      <WatchFailureNotice watchFailure={watchFailure} />
      <RemovalStages control={control} />
    </>
  );
}

/** The progress of one of several removals. @param names the display names of their Operators, by ID */
function partText(run: RemovalRun, names: ReadonlyMap<string, string>, t: Translate): string {
  if (isWaiting(run)) {
    const others = t.list(run.after.map((id) => names.get(id) ?? id));
    return t('waiting until these are deleted: {{others}}', { others });
  }
  if (isSettling(run)) return t('checking whether OLM re-creates it');
  const counts = countsOf(run.items);
  if (run.isOver && counts.skipped === 0) return t('uninstalled');
  return countsText(counts, t);
}
