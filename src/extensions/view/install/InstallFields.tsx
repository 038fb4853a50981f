import { Checkbox, FormGroup, Radio } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { FormStep } from '~/ui/form/FormLayout';
import { accountOf, type InstallForm } from '~/extensions/rules/installForm';
import { FailureAlert } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { Spinner } from '~/ui/Spinner';
import { TextField } from '~/ui/form/TextField';
import { AdvancedFields } from './AdvancedFields';
import { NamespaceFields } from './NamespaceFields';
import type { InstallPlan } from './NewExtension';
import { VersionFields } from './VersionFields';

/** The fields of the form, from the name to the permissions. */
export function InstallFields(props: FieldsProps) {
  const t = useT();
  const { plan, onChange } = props;
  const { form, features, optional } = plan;
  const hasAccess = features.serviceAccount === 'required';
  return (
    <>
      <FormStep number={1} title={t('Name')}>
        <TextField
          id="extension-name"
          label={t('Name')}
          value={form.name}
          isWrong={plan.wrong.name}
          help={
            plan.wrong.name
              ? t('{{name}}: Use only lowercase letters, numbers, hyphens, and periods.', {
                  name: form.name,
                })
              : t('Name and namespace cannot be changed.')
          }
          onType={(name) => {
            onChange({ name });
          }}
        />
      </FormStep>
      <FormStep number={2} title={t('Catalog')}>
        <CatalogFields {...props} />
      </FormStep>
      <FormStep number={3} title={t('Version')}>
        <VersionFields {...props} />
      </FormStep>
      <FormStep number={4} title={t('Namespace')}>
        <NamespaceFields {...props} />
      </FormStep>
      {hasAccess && (
        <FormStep number={5} title={t('Access')}>
          <AccessFields {...props} />
        </FormStep>
      )}
      {(optional.config || features.deadline !== null) && (
        <FormStep number={hasAccess ? 6 : 5} title={t('Advanced')}>
          <AdvancedFields {...props} />
        </FormStep>
      )}
    </>
  );
}

export type FieldsProps = {
  readonly plan: InstallPlan;
  readonly onChange: (change: Partial<InstallForm>) => void;
};

function CatalogFields({ plan: { form, offer }, onChange }: FieldsProps) {
  const t = useT();
  return (
    <FormGroup role="radiogroup" isStack fieldId="extension-catalogs" label={t('Catalog')}>
      <Radio
        id="extension-catalog-one"
        name="extension-catalogs"
        label={t('Use only {{catalog}}', { catalog: offer.catalog })}
        isChecked={!form.asksAllCatalogs}
        onChange={() => {
          onChange({ asksAllCatalogs: false });
        }}
      />
      <Radio
        id="extension-catalog-all"
        name="extension-catalogs"
        label={t('All catalogs')}
        description={t('If a catalog is unavailable, OLM cannot install or update the Operator.')}
        isChecked={form.asksAllCatalogs}
        onChange={() => {
          onChange({ asksAllCatalogs: true });
        }}
      />
    </FormGroup>
  );
}

function AccessFields({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, wrong } = plan;
  const isAdmin = form.access === 'admin';
  const { name } = accountOf({ ...plan, form: { ...form, access: 'admin' } });
  return (
    <>
      <FormGroup role="radiogroup" isStack fieldId="extension-access" label={t('ServiceAccount')}>
        <Radio
          id="extension-access-admin"
          name="extension-access"
          label={t('Create ServiceAccount {{name}}', { name })}
          description={t('The ServiceAccount gets cluster-admin permissions.')}
          isChecked={isAdmin}
          onChange={() => {
            onChange({ access: 'admin' });
          }}
        />
        {(plan.chosen?.bundle.hasManifests === true || form.access === 'generated') && (
          <Radio
            id="extension-access-generated"
            name="extension-access"
            label={t('Generate the permissions of ServiceAccount {{name}}', { name })}
            description={t(
              'The permissions are sufficient for this version. A later version might require more.',
            )}
            isChecked={form.access === 'generated'}
            onChange={() => {
              onChange({ access: 'generated' });
            }}
          />
        )}
        <Radio
          id="extension-access-existing"
          name="extension-access"
          label={t('Existing ServiceAccount')}
          description={t(
            'The ServiceAccount must have permissions for all resources of the Operator.',
          )}
          isChecked={form.access === 'existing'}
          onChange={() => {
            onChange({ access: 'existing' });
          }}
        />
      </FormGroup>
      {isAdmin ? (
        <Checkbox
          id="extension-admin-confirmed"
          label={t('Grant cluster-admin permissions to ServiceAccount {{name}}', { name })}
          description={t('Users who can edit ClusterExtensions then act as cluster administrator.')}
          isChecked={form.isAdminConfirmed}
          onChange={(_, isAdminConfirmed) => {
            onChange({ isAdminConfirmed });
          }}
        />
      ) : form.access === 'generated' ? (
        <GeneratedRules rules={plan.rules} />
      ) : (
        <>
          <TextField
            id="extension-account"
            label={t('Service account')}
            value={form.account}
            isWrong={form.account !== '' && wrong.account}
            onType={(account) => {
              onChange({ account });
            }}
          />
          <AccountGaps gaps={plan.gaps} />
        </>
      )}
    </>
  );
}

/** The permissions are in the list of resources. This states only why there are none. */
function GeneratedRules({ rules }: Pick<InstallPlan, 'rules'>) {
  const t = useT();
  switch (rules.status) {
    case 'loading':
      return (
        <div role="status">
          <Spinner aria-hidden="true" /> {t('Loading permissions')}
        </div>
      );
    case 'failed':
      return <FailureAlert failure={rules.failure} what={t('Permissions')} />;
    case 'ready':
      return (
        rules.data === null && (
          <Notice
            variant="warning"
            title={t('The required permissions cannot be determined from the catalog')}
          />
        )
      );
  }
}

/** The missing permissions of an existing ServiceAccount, as far as the catalog contains the manifests. */
function AccountGaps({ gaps }: Pick<InstallPlan, 'gaps'>) {
  const t = useT();
  if (gaps.status === 'loading') return null;
  return gaps.status === 'failed' ? (
    <FailureAlert failure={gaps.failure} what={t('Permissions')} />
  ) : (
    <MissingPermissions
      missing={gaps.data}
      title={t('Insufficient permissions of the ServiceAccount')}
    />
  );
}
