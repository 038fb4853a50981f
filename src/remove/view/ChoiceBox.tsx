import { type ReactNode, useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import type { Offer } from '~/remove/rules/choices';

/** Something that may go along, with what that means; where it cannot, why. */
export function ChoiceBox<Reason>({ label, offer, isChosen, ...rest }: Props<Reason>) {
  const id = useId();
  const isOffered = offer.isOffered;
  return (
    <Checkbox
      id={id}
      label={label}
      isChecked={isOffered && isChosen}
      isDisabled={!isOffered}
      description={isOffered ? rest.description : rest.reasonText(offer.reason)}
      body={rest.children}
      onChange={(_, checked) => {
        rest.onChoose(checked);
      }}
    />
  );
}

type Props<Reason> = {
  readonly label: string;
  readonly offer: Offer<Reason>;
  /** `null`: a part of it. */
  readonly isChosen: boolean | null;
  readonly description: ReactNode;
  readonly reasonText: (reason: Reason) => ReactNode;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children?: ReactNode;
};
