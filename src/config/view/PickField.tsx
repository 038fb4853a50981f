import { FormGroup } from '@patternfly/react-core';
import { type Choices, ChoicesFailure, PickSelect } from '~/ui/form/PickSelect';
import { FieldFinding, useDescribedBy } from './FieldFinding';
import { fieldId } from './configContext';

/** A text with suggestions. Other texts can be typed. */
export function PickField({ path, label, choices, ...props }: Props) {
  const described = useDescribedBy(path);
  const id = fieldId(path);
  return (
    <FormGroup label={label} fieldId={id}>
      <PickSelect
        {...props}
        id={id}
        label={label}
        choices={choices}
        className="operator-hub__config-input"
        described={described}
      />
      <FieldFinding path={path} />
      <ChoicesFailure names={choices.names} />
    </FormGroup>
  );
}

type Props = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
};
