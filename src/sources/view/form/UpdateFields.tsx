import { useState } from 'react';
import { FormSelect, FormSelectOption, TextInput } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { isPinned } from '~/olm/catalogSources/imageReference';
import { goDuration } from '~/olm/catalogSources/goDuration';
import type { Field } from '~/form/rules/fields';
import { FieldFrame, useDescribedBy } from '~/form/view/fields/FieldFrame';
import { FieldView } from '~/form/view/fields/FieldView';
import { fieldId, useForm } from '~/form/view/fields/formContext';
import { useField } from '~/form/view/fields/useField';
import { neighbors } from '~/sources/rules/form/changeFindings';
import { effectiveImage } from '~/sources/rules/form/contentFindings';
import { useSource } from './sourceContext';
import './source.css';

type Props = { readonly field: Field };

/** CS-009: the priority, and the catalogs between which it places the catalog. */
export function PriorityField({ field }: Props) {
  const t = useT();
  const { form, facts } = useSource();
  const { value } = useField(field);
  const { after, before } = neighbors(form, typeof value === 'number' ? value : 0, facts);
  const texts = [
    after && t('After {{name}} ({{priority}})', { ...after, priority: t.number(after.priority) }),
    before &&
      t('Before {{name}} ({{priority}})', { ...before, priority: t.number(before.priority) }),
  ].filter((text) => text !== undefined);
  return (
    <div>
      <FieldView field={field} />
      {texts.length > 0 && <p className="operator-hub__source-others">{texts.join(' · ')}</p>}
    </div>
  );
}

/** CS-008, CS-010: how often OLM checks whether the tag refers to another image. */
export function IntervalField({ field }: Props) {
  const t = useT();
  const { form, facts } = useSource();
  const { edits } = useForm();
  const { set } = useField(field);
  const described = useDescribedBy(field);
  const { interval } = form;
  const [isOwn, setOwn] = useState(choiceOf(interval) === OWN);
  const isFixed = isPinned(effectiveImage(form, facts.kubeVersion));
  // The warning about an interval without effect already contains the help text.
  const help =
    isFixed && interval === ''
      ? t('The image references a digest. Its content does not change.')
      : null;
  const change = (value: string) => {
    // Without an interval, OLM would fill in one.
    if (value === '') edits.unset(['spec', 'updateStrategy']);
    else set(value);
  };
  return (
    <FieldFrame field={{ ...field, help }}>
      <FormSelect
        {...described}
        id={fieldId(field.path)}
        value={isOwn ? OWN : choiceOf(interval)}
        // An existing value can be removed.
        isDisabled={isFixed && interval === ''}
        onChange={(_, value) => {
          setOwn(value === OWN);
          if (value !== OWN) change(value);
        }}
      >
        <FormSelectOption value="" label={t('Never')} />
        {MINUTES.map((minutes) => (
          <FormSelectOption
            key={minutes}
            value={`${minutes.toString()}m`}
            label={t('Every {{count}} minute', { count: minutes })}
          />
        ))}
        <FormSelectOption value={OWN} label={t('Custom')} />
      </FormSelect>
      {isOwn && (
        <TextInput
          {...described}
          aria-label={field.label}
          className="operator-hub__source-interval"
          value={interval}
          placeholder="1h30m"
          onChange={(_, text) => {
            change(text.trim());
          }}
        />
      )}
    </FieldFrame>
  );
}

const MINUTES = [10, 15, 30, 45, 60] as const;
const OWN = 'own';

/** The choice with the same duration: `1h` and `60m0s` are 60 minutes. */
function choiceOf(interval: string): string {
  if (interval === '') return '';
  const minutes = MINUTES.find((each) => each * 60 === goDuration(interval));
  return minutes === undefined ? OWN : `${minutes.toString()}m`;
}
