import { useId } from 'react';
import { FormGroup, TextInput } from '@patternfly/react-core';
import { TOPOLOGY_KEYS } from '~/config/rules/affinityEdits';
import { useT } from '~/i18n';
import { FieldProblem, useDescribedBy } from '~/config/view/FieldProblem';
import { fieldId } from '~/config/view/configContext';

/** The label of nodes that says what is near. Those that every cluster has are offered, any other can be typed. */
export function TopologyField({ path, value, onChange }: Props) {
  const t = useT();
  const offered = useId();
  const described = useDescribedBy(path);
  return (
    <FormGroup label={t('Topology key')} fieldId={fieldId(path)}>
      <TextInput
        id={fieldId(path)}
        value={value}
        list={offered}
        spellCheck={false}
        className="operator-hub__config-input"
        {...described}
        onChange={(_, text) => {
          onChange(text);
        }}
      />
      <datalist id={offered}>
        {TOPOLOGY_KEYS.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      <FieldProblem path={path} />
    </FormGroup>
  );
}

type Props = {
  readonly path: string;
  readonly value: string;
  readonly onChange: (key: string) => void;
};
