import {
  Checkbox,
  FormGroup,
  FormHelperText,
  HelperText,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import { FormStep, SideBySide } from '~/ui/form/FormLayout';
import type { AccessFields } from '~/install/rules/access';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT, type Translate } from '~/i18n';
import { RejectedFields } from '~/install/view/submit/RejectedFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import {
  credentialNames,
  isNeeded,
  malformedCredentials,
  type CredentialName,
} from '~/olm/packages/credentialFormats';
import type { Cloud, CloudIdentity } from '~/olm/packages/cloudIdentity';
import { credentialFormat, credentialLabel } from './credentialText';

/** Optional access of the Operator; empty if it requests none. */
export function AccessStep({ form, requested, onChoose }: Props) {
  const t = useT();
  const { identity, plugins, monitoring } = requested;
  const isMonitoringOffered = monitoring === 'offered';
  if (identity === null && plugins.length === 0 && !isMonitoringOffered) return null;
  return (
    <FormStep number={4} title={t('Access')}>
      {identity !== null && (
        <CredentialFields form={form} identity={identity} onChoose={onChoose} />
      )}
      {isMonitoringOffered ? (
        <MonitoringField form={form} onChoose={onChoose} />
      ) : (
        <RejectedFields field="monitoring" />
      )}
      {plugins.length > 0 && (
        <ConsolePluginsField form={form} plugins={plugins} onChoose={onChoose} />
      )}
    </FormStep>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly requested: AccessFields;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** Cluster monitoring of the new namespace. */
function MonitoringField({ form, onChoose }: MonitoringFieldProps) {
  const t = useT();
  const { namespace, monitoring } = form;
  return (
    <FormGroup role="group" fieldId="operator-hub-monitoring" label={t('Monitoring')}>
      <Checkbox
        id="operator-hub-monitoring-cluster"
        label={t('Enable cluster monitoring for {{namespace}}', { namespace })}
        description={t(
          'Recommended by the Operator. Labels the namespace and grants Prometheus access to its services and pods.',
        )}
        isChecked={monitoring}
        onChange={(_event, isChecked) => {
          onChoose({ monitoring: isChecked });
        }}
      />
      <RejectedFields field="monitoring" />
    </FormGroup>
  );
}

type MonitoringFieldProps = {
  readonly form: InstallForm;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The Operator's console plugins to enable for all users. */
function ConsolePluginsField({ form, plugins, onChoose }: ConsolePluginsFieldProps) {
  const t = useT();
  const { consolePlugins } = form;
  return (
    <FormGroup
      role="group"
      fieldId="operator-hub-console-plugins"
      label={t('Console plugins')}
      isStack
    >
      {plugins.map((name) => (
        <Checkbox
          key={name}
          id={`operator-hub-console-plugin-${name}`}
          label={t('Enable {{name}}', { name })}
          isChecked={consolePlugins.includes(name)}
          onChange={(_event, isChecked) => {
            const others = consolePlugins.filter((one) => one !== name);
            onChoose({ consolePlugins: isChecked ? [...others, name] : others });
          }}
        />
      ))}
    </FormGroup>
  );
}

type ConsolePluginsFieldProps = {
  readonly form: InstallForm;
  /** Plugins that are not enabled yet. */
  readonly plugins: readonly string[];
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The cloud credentials of the Operator and the required preparation (IN-029, IN-030, TA-005). */
function CredentialFields({ form, identity, onChoose }: CredentialFieldsProps) {
  const { credentials } = form;
  return (
    <>
      <IdentityNotice namespace={form.namespace} identity={identity} />
      <SideBySide>
        {credentialNames(identity.cloud).map((name) => (
          <CredentialField
            key={name}
            name={name}
            cloud={identity.cloud}
            value={credentials[name] ?? ''}
            onChoose={(value) => {
              onChoose({ credentials: { ...credentials, [name]: value } });
            }}
          />
        ))}
      </SideBySide>
    </>
  );
}

type CredentialFieldsProps = {
  readonly form: InstallForm;
  readonly identity: CloudIdentity;
  readonly onChoose: (choice: InstallChoices) => void;
};

function IdentityNotice({ namespace, identity }: NoticeProps) {
  const t = useT();
  const facts = [
    { term: t('Issuer'), value: identity.issuer },
    { term: t('Subject'), value: `system:serviceaccount:${namespace}:${t('NAME')}` },
  ];
  return (
    <Notice variant="info" title={noticeTitle(identity.cloud, t)}>
      <Stack hasGutter>
        <StackItem>{noticeText(identity.cloud, t)}</StackItem>
        <StackItem>
          <DescriptionList isCompact isHorizontal>
            {facts.map(({ term, value }) => (
              <DescriptionListGroup key={term}>
                <DescriptionListTerm>{term}</DescriptionListTerm>
                <DescriptionListDescription>
                  <Mono>{value}</Mono>
                </DescriptionListDescription>
              </DescriptionListGroup>
            ))}
          </DescriptionList>
        </StackItem>
      </Stack>
    </Notice>
  );
}

type NoticeProps = { readonly namespace: string; readonly identity: CloudIdentity };

function noticeTitle(cloud: Cloud, t: Translate): string {
  switch (cloud) {
    case 'AWS':
      return t('This cluster uses STS mode');
    case 'Azure':
    case 'GCP':
      return t('This cluster uses workload identity');
  }
}

function noticeText(cloud: Cloud, t: Translate): string {
  switch (cloud) {
    case 'AWS':
      return t(
        'Before installing, create an AWS role with the permissions listed in the Operator description. The role must trust the service account of the Operator, shown as NAME:',
      );
    case 'Azure':
      return t(
        'Before installing, create an Azure managed identity with the permissions listed in the Operator description. The identity must trust the service account of the Operator, shown as NAME:',
      );
    case 'GCP':
      return t(
        'Before installing, create a Google Cloud service account with the permissions listed in the Operator description. It must trust the service account of the Operator, shown as NAME:',
      );
  }
}

/** A text that is applied on blur, so that incomplete input is neither validated nor sent. */
function CredentialField({ name, cloud, value, onChoose }: CredentialFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const id = `operator-hub-credential-${name}`;
  const helpId = `${id}-help`;
  const isMalformed = malformedCredentials(cloud, { [name]: value }).length > 0;
  const take = () => {
    if (typed !== null) onChoose(typed.trim());
    setTyped(null);
  };
  const label = credentialLabel(name, t);
  return (
    <FormGroup label={isNeeded(name) ? label : t('{{label}} (optional)', { label })} fieldId={id}>
      <TextInput
        id={id}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        validated={isMalformed && typed === null ? 'error' : 'default'}
        aria-describedby={helpId}
        onChange={(_event, text) => {
          setTyped(text);
        }}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
      <FormHelperText>
        <HelperText id={helpId} isLiveRegion>
          <HelperTextItem variant={isMalformed && typed === null ? 'error' : 'default'}>
            {credentialFormat(name, t)}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type CredentialFieldProps = {
  readonly name: CredentialName;
  readonly cloud: Cloud;
  readonly value: string;
  readonly onChoose: (value: string) => void;
};
