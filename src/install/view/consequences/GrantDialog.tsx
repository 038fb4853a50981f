import { useState } from 'react';
import {
  Content,
  FormGroup,
  FormSelect,
  FormSelectOption,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Subject } from '~/olm/permissions/grantManifests';
import { type InstallGrant, installGrantManifests } from '~/olm/permissions/installGrant';
import { FormFields } from '~/ui/form/FormLayout';
import { TextField } from '~/ui/form/TextField';
import { ManifestStream } from '~/ui/ManifestStream';
import { DialogFrame } from '~/ui/DialogFrame';
import { Notice } from '~/ui/Notice';

/** Roles and an admission policy that allow a user or group to install packages, for a cluster administrator. */
export function GrantDialog({ catalog, servesPolicies, onClose, ...first }: Props) {
  const t = useT();
  const [kind, setKind] = useState<Subject['kind']>('User');
  const [name, setName] = useState('');
  const [packages, setPackages] = useState(first.packageName);
  const [namespaces, setNamespaces] = useState(first.namespace);
  const grant: InstallGrant = {
    subject: { kind, name: name.trim() },
    packages: namesIn(packages),
    catalog,
    namespaces: namesIn(namespaces),
  };
  const isComplete =
    grant.subject.name !== '' && grant.packages.length > 0 && grant.namespaces.length > 0;
  const help = t('Separate names with commas.');
  return (
    <DialogFrame title={t('Permissions to install Operators')} onClose={onClose}>
      <Stack hasGutter>
        <StackItem>
          <FormFields>
            <FormGroup fieldId="grant-kind" label={t('Subject')}>
              <FormSelect
                id="grant-kind"
                value={kind}
                onChange={(_, chosen) => {
                  setKind(chosen === 'Group' ? 'Group' : 'User');
                }}
              >
                <FormSelectOption value="User" label={t('User')} />
                <FormSelectOption value="Group" label={t('Group')} />
              </FormSelect>
            </FormGroup>
            <TextField id="grant-name" label={t('Name')} isRequired value={name} onType={setName} />
            <TextField
              id="grant-packages"
              label={t('Packages')}
              help={help}
              isRequired
              value={packages}
              onType={setPackages}
            />
            <TextField
              id="grant-namespaces"
              label={t('Namespaces')}
              help={help}
              isRequired
              value={namespaces}
              onType={setNamespaces}
            />
          </FormFields>
        </StackItem>
        {servesPolicies ? (
          <StackItem>
            <Content component="p">
              {t(
                'Roles cannot limit packages. The admission policy rejects Subscriptions to other packages or catalogs. Each namespace must have an OperatorGroup.',
              )}
            </Content>
          </StackItem>
        ) : (
          <Notice variant="warning" title={t('Packages cannot be limited')}>
            {t(
              'Roles permit all packages in these namespaces. Limits require Kubernetes 1.30 or later.',
            )}
          </Notice>
        )}
        {isComplete && (
          <StackItem>
            <ManifestStream
              name="install-permissions"
              manifests={installGrantManifests(grant, servesPolicies)}
            />
          </StackItem>
        )}
      </Stack>
    </DialogFrame>
  );
}

type Props = {
  readonly packageName: string;
  readonly namespace: string;
  readonly catalog: InstallGrant['catalog'];
  /** The cluster serves ValidatingAdmissionPolicy v1. */
  readonly servesPolicies: boolean;
  readonly onClose: () => void;
};

function namesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}
