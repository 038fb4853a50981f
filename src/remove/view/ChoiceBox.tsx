import { type ReactNode, useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import type { UninstallChoices } from '~/remove/rules/choices';
import type { UninstallInventory } from '~/remove/rules/inventory';

/** A resource that can be deleted with the Operator, and what that means. */
export function ChoiceBox({ label, isChosen, isDisabled = false, ...rest }: Props) {
  return (
    <Checkbox
      id={useId()}
      label={label}
      isChecked={isChosen}
      isDisabled={isDisabled}
      description={rest.description}
      body={rest.children}
      onChange={(_, checked) => {
        rest.onChoose(checked);
      }}
    />
  );
}

type Props = {
  readonly label: string;
  readonly isChosen: boolean;
  /** Another option must be selected first. */
  readonly isDisabled?: boolean;
  readonly description: ReactNode;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children?: ReactNode;
};

/** The props of every option. */
export type ChoiceProps = {
  readonly inventory: UninstallInventory;
  readonly choices: UninstallChoices;
  readonly onChoices: (choices: UninstallChoices) => void;
};
