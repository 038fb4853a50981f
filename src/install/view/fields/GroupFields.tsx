import { useState, type FocusEvent } from 'react';
import {
  ExpandableSection,
  FormGroup,
  HelperText,
  Radio,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  TextInput,
} from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { SideBySide } from '~/ui/form/FormLayout';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/install/rules/form';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { useT } from '~/i18n';
import { RejectedFields } from '~/install/view/submit/RejectedFields';

/** Rare settings of the OperatorGroup: those of an existing one, or choices for a new one (OG-020). */
export function GroupFields({ form, facts, newName, onChoose }: Props) {
  const t = useT();
  const isRequested = form.serviceAccount === '' && form.upgradeStrategy === 'Default';
  const [isOpen, setOpen] = useState(!isRequested);
  const [group] = groupsIn(form.namespace, facts.operatorGroups);
  const ownPermissions = t('None (OLM uses its own permissions)');
  return (
    <ExpandableSection
      toggleText={t('Advanced')}
      isExpanded={isOpen}
      onToggle={(_event, next) => {
        setOpen(next);
      }}
      isIndented
    >
      {group === undefined ? (
        <NewGroup form={form} facts={facts} newName={newName} onChoose={onChoose} />
      ) : (
        <HelperText>
          <HelperTextItem>
            {t('OperatorGroup {{name}} applies to all Operators in this namespace.', {
              name: group.metadata.name,
            })}
          </HelperTextItem>
          <HelperTextItem>
            {t('Service account: {{account}}', {
              account: group.spec?.serviceAccountName ?? ownPermissions,
            })}
          </HelperTextItem>
          <HelperTextItem>
            {t('Upgrade strategy: {{strategy}}', {
              strategy: group.spec?.upgradeStrategy ?? 'Default',
            })}
          </HelperTextItem>
        </HelperText>
      )}
    </ExpandableSection>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly facts: ClusterFacts;
  /** Of a ServiceAccount that can be created. */
  readonly newName: string;
  readonly onChoose: (choice: InstallChoices) => void;
};

function NewGroup({ form, facts, newName, onChoose }: Props) {
  const t = useT();
  const strategies = [
    {
      value: 'Default',
      label: t('Default'),
      meaning: t('OLM replaces an Operator only if its installation succeeded.'),
    },
    {
      value: 'TechPreviewUnsafeFailForward',
      label: t('Fail forward (unsafe)'),
      meaning: t('OLM can replace a failed Operator, which might cause data loss.'),
    },
  ] as const;
  return (
    <div className="operator-hub__form-step">
      <AccountField
        key={form.namespace}
        account={form.serviceAccount}
        known={facts.serviceAccounts}
        newName={newName}
        onChoose={onChoose}
      />
      <FormGroup role="radiogroup" fieldId="operator-hub-strategy" label={t('Upgrade strategy')}>
        <SideBySide>
          {strategies.map(({ value, label, meaning }) => (
            <Radio
              key={value}
              id={`operator-hub-strategy-${value}`}
              name="operator-hub-strategy"
              label={label}
              description={meaning}
              isChecked={form.upgradeStrategy === value}
              onChange={() => {
                onChoose({ upgradeStrategy: value });
              }}
            />
          ))}
        </SideBySide>
        <RejectedFields field="upgradeStrategy" />
      </FormGroup>
    </div>
  );
}

/** The service account whose permissions OLM uses (OG-025): one of the namespace, or any name if they are unknown. */
function AccountField({ account, known, newName, onChoose }: AccountFieldProps) {
  const t = useT();
  const id = 'operator-hub-account';
  return (
    <FormGroup label={t('Service account')} fieldId={id}>
      {known === null ? (
        <TextInput
          // Restored input can change it.
          key={account}
          id={id}
          defaultValue={account}
          // Every key press would be another dry run.
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            onChoose({ serviceAccount: event.currentTarget.value.trim() });
          }}
        />
      ) : (
        <FormSelect
          id={id}
          value={account}
          onChange={(_event, serviceAccount) => {
            onChoose({ serviceAccount });
          }}
        >
          <FormSelectOption value="" label={t('None')} />
          {withChosen([...known, newName], account).map((name) => (
            <FormSelectOption
              key={name}
              value={name}
              label={known.includes(name) ? name : t('{{name}} (new)', { name })}
            />
          ))}
        </FormSelect>
      )}
      <FormHelperText>
        <HelperText>
          <HelperTextItem>
            {t(
              'Limits the installation to the permissions of this service account. If not specified, OLM uses its own permissions.',
            )}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
      <RejectedFields field="serviceAccount" />
    </FormGroup>
  );
}

type AccountFieldProps = {
  /** Empty: none. */
  readonly account: string;
  /** `null`: unknown, for example in a new namespace. */
  readonly known: readonly string[] | null;
  /** Of an account that can be created. */
  readonly newName: string;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** A selected account of another namespace remains visible. */
function withChosen(known: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || known.includes(chosen) ? known : [...known, chosen];
}
