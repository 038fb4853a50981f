import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/install/rules/form';
import { namespaceOffers } from '~/install/rules/namespaceOffers';
import { GroupFields } from './GroupFields';
import { ModeField } from './ModeField';
import { NamespaceField } from './NamespaceField';
import { TargetsField } from './TargetsField';

/** Where the Operator is installed, what it watches, and the OperatorGroup that says so. */
export function ScopeFields({ form, offered, facts, onChoose }: Props) {
  const namespaces = (facts.namespaces ?? []).map(({ metadata }) => metadata.name).toSorted();
  const isScoped = form.mode === 'SingleNamespace' || form.mode === 'MultiNamespace';
  return (
    <>
      <ModeField form={form} offered={offered} onChoose={onChoose} />
      <NamespaceField
        form={form}
        namespaces={namespaces}
        offers={namespaceOffers(form, offered, facts)}
        onChoose={onChoose}
      />
      {isScoped && <TargetsField form={form} namespaces={namespaces} onChoose={onChoose} />}
      <GroupFields form={form} facts={facts} onChoose={onChoose} />
    </>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
  readonly onChoose: (choice: InstallChoices) => void;
};
