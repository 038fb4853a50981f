import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { SideBySide } from '~/ui/form/FormStep';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { credentialNames } from '~/olm/packages/cloudCredentials';
import type { Cloud, CloudIdentity } from '~/olm/packages/cloudIdentity';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { type Translate, useT } from '~/i18n';
import { CredentialField } from './CredentialField';

/** What the Operator logs in to the cloud with, and what has to be arranged there first (IN-029, IN-030, TA-005). */
export function CredentialFields({ form, identity, onChoose }: Props) {
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

type Props = {
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
        <StackItem>
          {t(
            'Manual is proposed for updates: a later version may need more rights, to be granted before it is installed.',
          )}
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
        'Before you install, create a role in AWS with the rights that the description of the Operator names. It has to trust the service account of the Operator, here called NAME:',
      );
    case 'Azure':
      return t(
        'Before you install, create a managed identity in Azure with the rights that the description of the Operator names. It has to trust the service account of the Operator, here called NAME:',
      );
    case 'GCP':
      return t(
        'Before you install, create a service account in Google Cloud with the rights that the description of the Operator names. It has to trust the one of the Operator in the cluster, here called NAME:',
      );
  }
}
