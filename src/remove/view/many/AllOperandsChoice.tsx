import { useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import {
  type ManyChoices,
  choicesOf,
  offeredApis,
  withAllOperands,
} from '~/remove/rules/manyChoices';
import type { PlannedRemoval } from '~/remove/rules/manyInventories';
import { ownOperands } from '~/remove/rules/operandOffer';
import { useT } from '~/i18n';

/** The operands of all Operators together; nothing where none can be chosen. */
export function AllOperandsChoice({ planned, choices, onChoices }: Props) {
  const t = useT();
  const id = useId();
  const offered = planned.flatMap((one) =>
    offeredApis(one).map((api) => ({
      count: ownOperands(api).length,
      isChosen: choicesOf(one.inventory.operator.id, choices).operandsOf.includes(api.api.name),
    })),
  );
  const count = offered.reduce((sum, one) => sum + one.count, 0);
  const chosen = offered.filter(({ isChosen }) => isChosen);
  if (count === 0) return null;
  const areSome = chosen.length > 0 && chosen.length < offered.length;
  return (
    <Checkbox
      id={id}
      label={t('Delete the operands of all of them: {{count}}', { count })}
      description={t(
        'While the Operators still run: they may have to clean up after them. What they hold is lost.',
      )}
      isChecked={areSome ? null : chosen.length > 0}
      onChange={(_, checked) => {
        onChoices(withAllOperands(choices, planned, checked));
      }}
    />
  );
}

type Props = {
  readonly planned: readonly PlannedRemoval[];
  readonly choices: ManyChoices;
  readonly onChoices: (choices: ManyChoices) => void;
};
