import { useMemo, useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { beginRemoval } from '~/remove/read/useRemovalRun';
import { keepRemains } from '~/remove/read/keptRemains';
import { useManyInventories } from '~/remove/read/useUninstallInventory';
import { useStepRights } from '~/remove/read/useStepRights';
import { useMissingRights } from '~/kube/useMissingRights';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { baseRights } from '~/remove/rules/baseRights';
import { chosenOperators } from '~/remove/rules/chosenOperators';
import { NO_CHOICES, operandCount } from '~/remove/rules/manyChoices';
import { type ManySteps, manySteps } from '~/remove/rules/manySteps';
import { useT, type Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { ConfirmName } from '~/remove/view/ConfirmName';
import { UNINSTALL_TITLE } from '~/remove/view/uninstallTitle';
import { ManyContent } from './ManyContent';

/** What goes, what may go along and what stays of each, before anything is done. */
export function ManyForm({ operators, scope, onClose }: Props) {
  const t = useT();
  const [choices, onChoices] = useState(NO_CHOICES);
  const [typed, setTyped] = useState('');
  // Compared by content: reviews are made anew on every render.
  const lacking = useMissingRights(operators.flatMap(baseRights))
    .map((right) => JSON.stringify(right))
    .join('\n');
  const { going, leftOut } = useMemo(
    () => chosenOperators(operators, new Set(lacking.split('\n'))),
    [operators, lacking],
  );
  const read = useManyInventories(going);
  const removals = useMemo(() => manySteps(read.planned, choices), [read.planned, choices]);
  const steps = useMemo(() => removals.flatMap((removal) => removal.steps), [removals]);
  const { missing, isAsking } = useStepRights(steps);
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
            label={t('Type {{count}}, the number of operands, to confirm', {
              count: operands,
            })}
            help={t('Data of the operands is lost. This action cannot be undone.')}
          />
        )}
        {going.length > 0 && (
          <Button
            variant="danger"
            isDisabled={read.isLooking || isAsking || missing.length > 0 || !isConfirmed}
            onClick={() => {
              beginAll(removals);
            }}
          >
            {manyButtonText({ operators: going.length, operands }, t)}
          </Button>
        )}
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </>
  );
}

type Props = {
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** Who waits is there before what it waits for: one that has nothing to do is over at once. */
function beginAll(removals: readonly ManySteps[]): void {
  for (const { operator, steps, after, remains } of removals.toReversed()) {
    keepRemains(operator.id, remains);
    beginRemoval({ id: operator.id, title: operator.displayName }, steps, after);
  }
}

/** What the button does, with what goes besides the Operators. */
function manyButtonText(
  { operators, operands }: { readonly operators: number; readonly operands: number },
  t: Translate,
): string {
  const what = t('Uninstall {{count}} Operator', { count: operators });
  return operands === 0
    ? what
    : t('{{what}} and delete {{count}} operand', { what, count: operands });
}
