import { FormGroup, Radio, FormSelect, FormSelectOption } from '@patternfly/react-core';
import { FormFields, FormStep, SideBySide } from '~/ui/form/FormLayout';
import { OperatorSettings } from '~/config/view/OperatorSettings';
import { type OperatorPackage, channelsInOrder } from '~/olm/packages/operatorPackage';
import { accessFields } from '~/install/rules/access';
import {
  channelOf,
  versionOf,
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
} from '~/install/rules/form';
import { isNewNamespace } from '~/install/rules/namespaces';
import { useT, type Translate } from '~/i18n';
import { RejectedFields } from '~/install/view/submit/RejectedFields';

import { shownLine } from '~/kube/shownText';
import { AccessStep } from './AccessStep';
import { ScopeFields } from './ScopeFields';

/** The user's choices. Every field has a default. */
export function ChoicesForm({ form, offered, facts, onChoose }: Props) {
  const t = useT();
  const channel = channelOf(form, offered);
  const { namespace } = form;
  return (
    <FormFields>
      <FormStep number={1} title={t('Version')}>
        <VersionFields form={form} offered={offered} onChoose={onChoose} />
      </FormStep>
      <FormStep number={2} title={t('Scope')}>
        <ScopeFields form={form} offered={offered} facts={facts} onChoose={onChoose} />
      </FormStep>
      <FormStep number={3} title={t('Updates')}>
        <ApprovalField form={form} onChoose={onChoose} />
      </FormStep>
      <AccessStep
        form={form}
        requested={accessFields(
          { packageName: offered.key.packageName, namespace: form.namespace, channel },
          facts,
        )}
        onChoose={onChoose}
      />
      <div>
        <OperatorSettings
          draft={form.config}
          injectsTrustedCa={facts.areProjects}
          namespace={namespace === '' || isNewNamespace(namespace, facts) ? null : namespace}
          onChange={(config) => {
            onChoose({ config });
          }}
        />
        <RejectedFields field="config" />
      </div>
    </FormFields>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** Whether OLM updates automatically. */
function ApprovalField({ form, onChoose }: ApprovalFieldProps) {
  const t = useT();
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-approval" label={t('Update approval')}>
      <SideBySide>
        <Radio
          id="operator-hub-approval-automatic"
          name="operator-hub-approval"
          label={t('Automatic')}
          description={
            form.approval === 'Automatic' &&
            t('OLM installs new versions in the channel automatically.')
          }
          isChecked={form.approval === 'Automatic'}
          onChange={() => {
            onChoose({ approval: 'Automatic' });
          }}
        />
        <Radio
          id="operator-hub-approval-manual"
          name="operator-hub-approval"
          label={t('Manual')}
          description={
            form.approval === 'Manual' &&
            t('You approve every install plan, including the first installation.')
          }
          isChecked={form.approval === 'Manual'}
          onChange={() => {
            onChoose({ approval: 'Manual' });
          }}
        />
      </SideBySide>
      <RejectedFields field="approval" />
    </FormGroup>
  );
}

type ApprovalFieldProps = {
  readonly form: InstallForm;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** Channel and initial version. */
export function VersionFields({ form, offered, onChoose }: VersionFieldsProps) {
  const t = useT();
  const channel = channelOf(form, offered);
  const versions = channel?.versions ?? [];
  const channels = channelsInOrder(offered).map(({ name, deprecation }) => ({
    value: name,
    label: deprecation === null ? shownLine(name) : t('{{name}} (deprecated)', { name }),
  }));
  const options = versions.map(({ version, csvName, deprecation }) => ({
    value: version,
    label: versionLabel({ version, isHead: csvName === channel?.headCsv, deprecation }, t),
  }));
  const found = versionOf(form, offered);
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
        <RejectedFields field="channel" />
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
        <RejectedFields field="version" />
      </FormGroup>
    </SideBySide>
  );
}

type VersionFieldsProps = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** A native select. Unknown values, for example from an old link, are also shown. */
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
          label={value === '' ? t('Not available') : t('{{value}} (not available)', { value })}
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
  if (deprecation !== null) return t('{{name}} (deprecated)', { name: version });
  return isHead ? t('{{version}} (latest)', { version }) : version;
}

type VersionOption = {
  readonly version: string;
  readonly isHead: boolean;
  readonly deprecation: string | null;
};
