import { type ReactNode, useId } from 'react';
import { Checkbox } from '@patternfly/react-core';

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
  /** Something else must be selected first. */
  readonly isDisabled?: boolean;
  readonly description: ReactNode;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children?: ReactNode;
};
