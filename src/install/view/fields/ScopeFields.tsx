import { FormGroup, Radio, Label, Stack, StackItem } from '@patternfly/react-core';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import {
  channelOf,
  isHeadOf,
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
} from '~/install/rules/form';
import {
  type NamespaceOffer,
  namespaceOffers,
  newNamespaceName,
  ownFirst,
} from '~/install/rules/namespaces';

import { useT } from '~/i18n';
import { RejectedFields } from '~/install/view/submit/RejectedFields';
import { SideBySide } from '~/ui/form/FormLayout';
import { OFFERED_MODES } from '~/olm/packages/installModes';
import { modeMeaning, modeName } from '~/ui/modeText';
import { LabelGroup } from '~/ui/LabelGroup';
import { GroupFields } from './GroupFields';
import { NamespaceSelect } from './NamespaceSelect';

/** The namespace of the Operator, the namespaces that it watches, and the OperatorGroup. */
export function ScopeFields({ form, offered, facts, onChoose }: Props) {
  const namespaces = ownFirst((facts.namespaces ?? []).map(({ metadata }) => metadata.name));
  const isScoped = form.mode === 'SingleNamespace' || form.mode === 'MultiNamespace';
  return (
    <>
      <ModeField form={form} offered={offered} onChoose={onChoose} />
      <NamespaceField
        form={form}
        namespaces={namespaces}
        offers={namespaceOffers(form, offered, facts)}
        newName={newNamespaceName(offered.key.packageName, facts)}
        onChoose={onChoose}
      />
      {isScoped && <TargetsField form={form} namespaces={namespaces} onChoose={onChoose} />}
      <GroupFields
        form={form}
        facts={facts}
        newName={`${offered.key.packageName}-installer`}
        onChoose={onChoose}
      />
    </>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The namespace of the Operator: an existing, suggested or new one. */
function NamespaceField({ form, namespaces, offers, newName, onChoose }: NamespaceFieldProps) {
  const t = useT();
  return (
    <FormGroup label={t('Installed Namespace')} fieldId="operator-hub-namespace" isRequired>
      <NamespaceSelect
        id="operator-hub-namespace"
        label={t('Installed Namespace')}
        value={form.namespace}
        namespaces={namespaces}
        offers={offers}
        newName={newName}
        onChoose={(namespace) => {
          onChoose({ namespace });
        }}
      />
      <RejectedFields field="namespace" />
    </FormGroup>
  );
}

type NamespaceFieldProps = {
  readonly form: InstallForm;
  readonly namespaces: readonly string[];
  readonly offers: readonly NamespaceOffer[];
  readonly newName: string | null;
  readonly onChoose: (choice: InstallChoices) => void;
};

/**
 * All four modes. Unsupported ones of the channel head are disabled with a reason; for other versions the catalog
 * states none (IN-004), so that all are enabled.
 */
export function ModeField({ form, offered, onChoose }: ModeFieldProps) {
  const t = useT();
  const channel = channelOf(form, offered);
  const isHead = channel !== null && isHeadOf(channel, form.version);
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-mode" label={t('Install mode')}>
      <SideBySide>
        {OFFERED_MODES.map((mode) => {
          const isSupported = channel?.installModes.includes(mode) === true;
          const isExcluded = !isSupported && isHead;
          return (
            <Radio
              key={mode}
              id={`operator-hub-mode-${mode}`}
              name="operator-hub-mode"
              label={modeName(mode, t)}
              description={isExcluded ? t('Not supported by this version.') : modeMeaning(mode, t)}
              isDisabled={isExcluded}
              isChecked={form.mode === mode}
              onChange={() => {
                onChoose({ mode });
              }}
            />
          );
        })}
      </SideBySide>
      <RejectedFields field="mode" />
    </FormGroup>
  );
}

type ModeFieldProps = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The watched namespaces, if they are neither its own nor all. */
function TargetsField({ form, namespaces, onChoose }: TargetsFieldProps) {
  const t = useT();
  const others = namespaces.filter((name) => name !== form.namespace);
  return form.mode === 'SingleNamespace' ? (
    <FormGroup label={t('Watched Namespace')} fieldId="operator-hub-target" isRequired>
      <NamespaceSelect
        id="operator-hub-target"
        label={t('Watched Namespace')}
        value={form.targets[0] ?? ''}
        namespaces={others}
        offers={[]}
        onChoose={(target) => {
          onChoose({ targets: [target] });
        }}
      />
      <RejectedFields field="targets" />
    </FormGroup>
  ) : (
    <SeveralTargets form={form} namespaces={namespaces} onChoose={onChoose} />
  );
}

type TargetsFieldProps = {
  readonly form: InstallForm;
  readonly namespaces: readonly string[];
  readonly onChoose: (choice: InstallChoices) => void;
};

function SeveralTargets({ form, namespaces, onChoose }: TargetsFieldProps) {
  const t = useT();
  const { targets } = form;
  return (
    <FormGroup label={t('Watched Namespaces')} fieldId="operator-hub-targets" isRequired>
      <Stack hasGutter>
        {targets.length > 0 && (
          <StackItem>
            <LabelGroup aria-label={t('Watched Namespaces')}>
              {targets.map((target) => (
                <Label
                  key={target}
                  onClose={() => {
                    onChoose({ targets: targets.filter((one) => one !== target) });
                  }}
                  closeBtnAriaLabel={t('Remove {{row}}', { row: target })}
                >
                  {target}
                </Label>
              ))}
            </LabelGroup>
          </StackItem>
        )}
        <StackItem>
          <NamespaceSelect
            key={targets.length}
            id="operator-hub-targets"
            label={t('Watched Namespaces')}
            value=""
            namespaces={namespaces.filter((name) => !targets.includes(name))}
            offers={[]}
            onChoose={(target) => {
              onChoose({ targets: [...targets, target] });
            }}
          />
        </StackItem>
      </Stack>
      <RejectedFields field="targets" />
    </FormGroup>
  );
}
