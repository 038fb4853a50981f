import { FormGroup, Radio } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ready } from '~/kube/loadable';
import { PickSelect } from '~/ui/form/PickSelect';
import type { Field } from '~/form/rules/fields';
import { FieldFrame, FieldHelp, useDescribedBy } from '~/form/view/fields/FieldFrame';
import { fieldId } from '~/form/view/fields/formContext';
import { useChoice, useField } from '~/form/view/fields/useField';
import { globalNamespaceOf } from '~/sources/rules/form/sourceFacts';
import { useSource } from './sourceContext';
import './source.css';

/** The namespace as the availability that it means (CS-036). */
export function AvailabilityField({ field }: Props) {
  const t = useT();
  const { form, facts } = useSource();
  const { set } = useField(field);
  const global = globalNamespaceOf(facts);
  const [isGlobal, choose] = useChoice(form.namespace === global, (next) => {
    set(next ? global : '');
  });
  return (
    <FormGroup
      role="radiogroup"
      fieldId="operator-hub-source-reach"
      label={t('Availability')}
      isRequired
    >
      <Radio
        id="operator-hub-source-reach-one"
        name="operator-hub-source-reach"
        label={t('Single namespace')}
        description={t('Available only in the namespace of the CatalogSource.')}
        isChecked={!isGlobal}
        onChange={() => {
          choose(false);
        }}
      />
      {!isGlobal && <NamespaceField field={field} />}
      <Radio
        id="operator-hub-source-reach-all"
        name="operator-hub-source-reach"
        label={t('All namespaces')}
        description={t('Namespace {{namespace}}', { namespace: global })}
        isChecked={isGlobal}
        onChange={() => {
          choose(true);
        }}
      />
      {isGlobal && <FieldHelp field={field} />}
    </FormGroup>
  );
}

type Props = { readonly field: Field };

function NamespaceField({ field }: Props) {
  const t = useT();
  const { form, facts } = useSource();
  const { set } = useField(field);
  const described = useDescribedBy(field);
  const names = (facts.namespaces ?? []).map(({ metadata }) => metadata.name);
  return (
    <div className="operator-hub__source-below">
      <FieldFrame field={field}>
        <PickSelect
          id={fieldId(field.path)}
          label={field.label}
          value={form.namespace}
          described={described}
          choices={{
            names: ready(names),
            none: t('No match found. The value you entered is used.'),
            onOpen: () => undefined,
          }}
          onChange={(namespace) => {
            set(namespace.trim());
          }}
        />
      </FieldFrame>
    </div>
  );
}
