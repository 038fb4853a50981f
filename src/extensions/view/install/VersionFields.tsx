import { listOfAll } from '~/olm/order';
import { Checkbox, FormGroup, FormSelect, FormSelectOption, Radio } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { type InstallForm, channelOf, heldOf, versionsOf } from '~/extensions/rules/installForm';
import { TextField } from '~/ui/form/TextField';
import { versionHelp, versionProblem } from '~/extensions/view/texts';
import { VersionHints } from '~/extensions/view/VersionHints';
import { ChannelSelect } from './ChannelSelect';
import type { FieldsProps } from './InstallFields';

/** The versions to install: those of a channel, of a range, or a single one. */
export function VersionFields(props: FieldsProps) {
  const t = useT();
  const { plan, onChange } = props;
  const { form } = plan;
  return (
    <>
      <FormGroup role="radiogroup" isInline fieldId="extension-way" label={t('Updates')}>
        {WAYS.map((way) => (
          <Radio
            key={way}
            id={`extension-way-${way}`}
            name="extension-way"
            label={TEXTS[way](t)}
            isChecked={form.way === way}
            onChange={() => {
              onChange({ way });
            }}
          />
        ))}
      </FormGroup>
      <WayField {...props} />
      {plan.isUndecided && (
        <Checkbox
          id="extension-undecided"
          label={t('Install anyway')}
          description={t('Latest version unknown')}
          isChecked={form.isUndecidedConfirmed}
          onChange={(_, isUndecidedConfirmed) => {
            onChange({ isUndecidedConfirmed });
          }}
        />
      )}
    </>
  );
}

const WAYS = listOfAll<InstallForm['way']>()(['follow', 'range', 'hold']);

const TEXTS: Readonly<Record<InstallForm['way'], (t: Translate) => string>> = {
  follow: (t) => t('Follow a channel'),
  range: (t) => t('Version range'),
  hold: (t) => t('Specific version'),
};

function WayField({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, contents } = plan;
  const { content } = contents;
  // An update of the catalog can remove the selected version.
  const versions = [
    ...new Set([...versionsOf(content), ...(form.held === null ? [] : [form.held])]),
  ];
  switch (form.way) {
    case 'follow':
      return (
        <ChannelSelect
          content={content}
          value={channelOf(form, content)}
          onChoose={(channel) => {
            onChange({ channel });
          }}
        />
      );
    case 'range':
      return (
        <>
          <TextField
            id="extension-range"
            label={t('Version range')}
            value={form.range}
            isWrong={form.range !== '' && plan.wrong.range}
            help={rangeHelp(form.range, t)}
            onType={(range) => {
              onChange({ range });
            }}
          />
          <VersionHints
            request={plan.request}
            requested={contents.requested}
            onVersion={(range) => {
              onChange({ range });
            }}
          />
        </>
      );
    case 'hold':
      return (
        <FormGroup fieldId="extension-held" label={t('Version')}>
          <FormSelect
            id="extension-held"
            value={heldOf(form, content)}
            onChange={(_, held) => {
              onChange({ held });
            }}
          >
            {versions.map((version) => (
              <FormSelectOption key={version} value={version} label={version} />
            ))}
          </FormSelect>
        </FormGroup>
      );
  }
}

function rangeHelp(range: string, t: Translate): string {
  if (range.trim() === '') {
    return t('Enter a valid version range, such as {{example}}.', { example: '>=1.2.0, <2.0.0' });
  }
  return versionProblem(range, t) ?? versionHelp(range, t);
}
