import { FormGroup, Label, Stack, StackItem } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';
import { NamespaceSelect } from './NamespaceSelect';

/** What the Operator watches when that is neither its own namespace nor all. */
export function TargetsField({ form, namespaces, onChoose }: Props) {
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
      <FieldProblems field="targets" />
    </FormGroup>
  ) : (
    <SeveralTargets form={form} namespaces={namespaces} onChoose={onChoose} />
  );
}

type Props = {
  readonly form: InstallForm;
  readonly namespaces: readonly string[];
  readonly onChoose: (choice: InstallChoices) => void;
};

function SeveralTargets({ form, namespaces, onChoose }: Props) {
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
                  closeBtnAriaLabel={t('Do not watch {{namespace}}', { namespace: target })}
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
      <FieldProblems field="targets" />
    </FormGroup>
  );
}
