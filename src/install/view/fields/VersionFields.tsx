import {
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
} from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { SideBySide } from '~/ui/form/FormStep';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import {
  type InstallChoices,
  type InstallForm,
  channelOf,
  isHeadOf,
  versionOf,
} from '~/install/rules/form';
import { shownLine } from '~/kube/shownText';
import { type Translate, useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';

/** Channel, and the version to begin with. */
export function VersionFields({ form, offered, onChoose }: Props) {
  const t = useT();
  const channel = channelOf(form, offered);
  const versions = channel?.versions ?? [];
  const channels = offered.channels.map(({ name, deprecation }) => ({
    value: name,
    label: deprecation === null ? shownLine(name) : t('{{name}} (deprecated)', { name }),
  }));
  const options = versions.map(({ version, csvName, deprecation }) => ({
    value: version,
    label: versionLabel({ version, isHead: csvName === channel?.headCsv, deprecation }, t),
  }));
  const found = versionOf(form, offered);
  const isOlder = channel !== null && found !== null && !isHeadOf(channel, form.version);
  return (
    <SideBySide>
      <FormGroup label={t('Update channel')} fieldId="operator-hub-channel">
        <OneOf
          id="operator-hub-channel"
          value={form.channel}
          options={channels}
          onChoose={(name) => {
            onChoose({ channel: name });
          }}
        />
        <FieldProblems field="channel" />
      </FormGroup>
      <FormGroup label={t('Version')} fieldId="operator-hub-version">
        <OneOf
          id="operator-hub-version"
          value={found?.version ?? form.version}
          options={options}
          onChoose={(version) => {
            onChoose({ version });
          }}
        />
        {isOlder && (
          <FormHelperText>
            <HelperText>
              <HelperTextItem>
                {t(
                  'The channel has {{version}}. With manual approval this version is held until you approve an update.',
                  {
                    version: channel.version,
                  },
                )}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        )}
        <FieldProblems field="version" />
      </FormGroup>
    </SideBySide>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** A native list; a value that is not in it (from an old link) is shown as what it is. */
function OneOf({ id, value, options, onChoose }: OneOfProps) {
  const t = useT();
  const isOffered = options.some((option) => option.value === value);
  return (
    <FormSelect
      id={id}
      value={value}
      validated={isOffered ? 'default' : 'error'}
      isDisabled={options.length === 0}
      onChange={(_event, chosen) => {
        onChoose(chosen);
      }}
    >
      {!isOffered && (
        <FormSelectOption
          value={value}
          label={value === '' ? t('None is offered') : t('{{value}} (not offered)', { value })}
          isDisabled
        />
      )}
      {options.map((option) => (
        <FormSelectOption key={option.value} value={option.value} label={option.label} />
      ))}
    </FormSelect>
  );
}

type OneOfProps = {
  readonly id: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

function versionLabel({ version, isHead, deprecation }: VersionOption, t: Translate): string {
  if (deprecation !== null) return t('{{version}} (deprecated)', { version });
  return isHead ? t('{{version}} (newest)', { version }) : version;
}

type VersionOption = {
  readonly version: string;
  readonly isHead: boolean;
  readonly deprecation: string | null;
};
