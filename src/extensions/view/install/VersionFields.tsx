import { Checkbox, FormGroup, FormSelect, FormSelectOption, Radio } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import {
  CHANNEL,
  type InstallForm,
  channelOf,
  heldOf,
  versionsOf,
} from '~/extensions/rules/installForm';
import { TextField } from '~/ui/form/TextField';
import { versionHelp, versionProblem } from '~/extensions/view/texts';
import { VersionHints } from '~/extensions/view/VersionHints';
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

const WAYS: readonly InstallForm['way'][] = ['follow', 'range', 'hold'];

const TEXTS: Readonly<Record<InstallForm['way'], (t: Translate) => string>> = {
  follow: (t) => t('Follow a channel'),
  range: (t) => t('Version range'),
  hold: (t) => t('Specific version'),
};

function WayField({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, contents } = plan;
  const { content } = contents;
  switch (form.way) {
    case 'follow':
      return (
        <Choice
          id="extension-channel"
          label={t('Channel')}
          value={channelOf(form, content)}
          onChoose={(channel) => {
            onChange({ channel });
          }}
        >
          {(content?.channels ?? []).map(({ channel }) => (
            <FormSelectOption
              key={channel}
              value={channel}
              isDisabled={!CHANNEL.test(channel)}
              label={
                channel === content?.defaultChannel
                  ? t('{{channel}} (default channel)', { channel })
                  : channel
              }
            />
          ))}
          <FormSelectOption value="" label={t('Any channel')} />
        </Choice>
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
            wish={plan.wish}
            requested={contents.requested}
            onVersion={(range) => {
              onChange({ range });
            }}
          />
        </>
      );
    case 'hold':
      return (
        <Choice
          id="extension-held"
          label={t('Version')}
          value={heldOf(form, content)}
          onChoose={(held) => {
            onChange({ held });
          }}
        >
          {versionsOf(content).map((version) => (
            <FormSelectOption key={version} value={version} label={version} />
          ))}
        </Choice>
      );
  }
}

function rangeHelp(range: string, t: Translate): string {
  if (range.trim() === '') {
    return t('Enter a valid version range, such as {{example}}.', { example: '>=1.2.0, <2.0.0' });
  }
  return versionProblem(range, t) ?? versionHelp(range, t);
}

function Choice({ id, label, value, onChoose, children }: ChoiceProps) {
  return (
    <FormGroup fieldId={id} label={label}>
      <FormSelect
        id={id}
        value={value}
        onChange={(_, chosen) => {
          onChoose(chosen);
        }}
      >
        {children}
      </FormSelect>
    </FormGroup>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChoose: (chosen: string) => void;
  readonly children: React.ReactNode;
};
