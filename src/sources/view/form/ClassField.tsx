import { useState } from 'react';
import { FormSelect, FormSelectOption, TextInput } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** CS-015, CS-016: not set, and set to nothing, are two things. */
export function ClassField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { priorityClass } = form;
  const state = useFieldState('priorityClass');
  const [isOwn, setOwn] = useState(priorityClass !== null && !OFFERED.includes(priorityClass));
  const shown = isOwn ? OWN : (priorityClass ?? UNSET);
  return (
    <SourceFieldGroup
      field="priorityClass"
      label={t('Priority class')}
      help={t('Which pods make room for it on a node without any.')}
    >
      <FormSelect
        {...state}
        value={shown}
        onChange={(_, value) => {
          setOwn(value === OWN);
          if (value === OWN) return;
          edit({ priorityClass: value === UNSET ? null : value });
        }}
      >
        <FormSelectOption value={UNSET} label={t('Not set: OLM decides')} />
        <FormSelectOption value="" label={t('None: the default of the cluster')} />
        {SYSTEM.map((name) => (
          <FormSelectOption key={name} value={name} label={name} />
        ))}
        <FormSelectOption value={OWN} label={t('Another class')} />
      </FormSelect>
      {isOwn && (
        <TextInput
          aria-label={t('Name of the priority class')}
          aria-describedby={state['aria-describedby']}
          validated={state.validated}
          className="operator-hub__source-name"
          value={priorityClass ?? ''}
          onChange={(_, text) => {
            edit({ priorityClass: text.trim() });
          }}
        />
      )}
    </SourceFieldGroup>
  );
}

const SYSTEM = ['system-cluster-critical', 'system-node-critical'] as const;
const OFFERED: readonly string[] = ['', ...SYSTEM];

/** No name of a class has a space in it. */
const UNSET = 'not set';
const OWN = 'another one';
