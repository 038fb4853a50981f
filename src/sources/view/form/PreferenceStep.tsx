import { useState } from 'react';
import { FormSelect, FormSelectOption, TextInput } from '@patternfly/react-core';
import { FormStep, SideBySide } from '~/ui/form/FormLayout';
import { Mono } from '~/ui/Mono';
import { ElementList, Sentence } from '~/ui/Sentence';
import { competingCatalogs } from '~/sources/rules/form/changeFindings';
import { useT, type Translate } from '~/i18n';
import { effectiveImage } from '~/sources/rules/form/contentFindings';
import { isPinned } from '~/olm/catalogSources/imageReference';
import { withInterval } from '~/sources/rules/form/sourceDraft';
import { goDuration } from '~/olm/catalogSources/goDuration';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';

/** CS-009, CS-010: the updates of the content, and its priority in OLM. */
export function PreferenceStep({ number }: { readonly number: number }) {
  const t = useT();
  return (
    <FormStep number={number} title={t('Updates and priority')}>
      <SideBySide>
        <IntervalField />
        <PriorityField />
      </SideBySide>
    </FormStep>
  );
}

/** The maximum of displayed catalogs, the preferred ones first. */
const SHOWN = 6;

function PriorityField() {
  const t = useT();
  const { form, facts } = useSourceEditing();
  const others = competingCatalogs(form, facts);
  const named = others.slice(0, SHOWN).map(({ name, namespace, priority }) => (
    <>
      <Mono title={namespace}>{name}</Mono> {priority}
    </>
  ));
  return (
    <div>
      <SourceTextField
        field="priority"
        label={t('Priority')}
        isName
        placeholder="0"
        help={t(
          'OLM first uses the catalog of the dependent Operator, then the catalog with the highest priority.',
        )}
      />
      {others.length > 0 && (
        <p className="operator-hub__source-others">
          <Sentence
            text={t('Other catalogs: <catalogs/>')}
            parts={{ catalogs: <ElementList elements={named} /> }}
          />
          {others.length > SHOWN && ' …'}
        </p>
      )}
    </div>
  );
}

/** CS-008, CS-010, CS-019: how often OLM checks whether the tag refers to another image. */
function IntervalField() {
  const t = useT();
  const { form, facts, edit } = useSourceEditing();
  const { interval, content } = form;
  const [isOwn, setOwn] = useState(choiceOf(interval) === OWN);
  const state = useFieldState('interval');
  const fixed = fixedText({ content, image: effectiveImage(form, facts.kubeVersion) }, t);
  const isVain = fixed !== null && interval !== '' && content === 'image';
  const choose = (value: string) => {
    setOwn(value === OWN);
    if (value !== OWN) edit(withInterval(form, value));
  };
  return (
    <SourceFieldGroup
      field="interval"
      label={t('Registry poll interval')}
      // The warning about an interval without effect already contains the help text.
      help={isVain ? undefined : (fixed ?? undefined)}
    >
      <FormSelect
        {...state}
        value={isOwn ? OWN : choiceOf(interval)}
        // An existing value can be removed.
        isDisabled={fixed !== null && (interval === '' || content !== 'image')}
        onChange={(_, value) => {
          choose(value);
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
      {isOwn && content === 'image' && <OwnInterval />}
    </SourceFieldGroup>
  );
}

/** A custom interval in the notation of Go durations. */
function OwnInterval() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { validated, 'aria-describedby': describedBy } = useFieldState('interval');
  return (
    <TextInput
      aria-label={t('Registry poll interval')}
      aria-describedby={describedBy}
      validated={validated}
      className="operator-hub__source-name operator-hub__source-interval"
      value={form.interval}
      placeholder="1h30m"
      onChange={(_, text) => {
        edit(withInterval(form, text.trim()));
      }}
    />
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

/** The reason why OLM does not poll; `null`: it does. */
function fixedText(
  { content, image }: { readonly content: string; readonly image: string },
  t: Translate,
): string | null {
  if (content !== 'image') {
    return t('Applies only to image-based catalogs.');
  }
  return isPinned(image) ? t('The image references a digest. Its content does not change.') : null;
}
