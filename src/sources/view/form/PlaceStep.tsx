import { FormGroup, Radio } from '@patternfly/react-core';
import { FormStep } from '~/ui/form/FormStep';
import { Mono } from '~/ui/Mono';
import { PickField } from '~/config/view/PickField';
import { Sentence } from '~/ui/Sentence';
import { ready } from '~/kube/loadable';
import { globalNamespaceOf } from '~/sources/rules/form/sourceFacts';
import { useT } from '~/i18n';
import { PickedField } from './PickedField';
import { SourceFieldNotes } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** What the catalog is called, and whom it serves (CS-036). Both stay as they are once it is there. */
export function PlaceStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, isStored } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Name and namespaces')}>
      {isStored ? (
        <p>
          <Sentence
            text={t(
              '<name/> in namespace {{namespace}}. Neither can be changed: a copy can have others.',
              { namespace: form.namespace },
            )}
            parts={{ name: <Mono>{form.name}</Mono> }}
          />
        </p>
      ) : (
        <>
          <SourceTextField
            field="name"
            label={t('Name')}
            isRequired
            isName
            help={t(
              'Subscriptions name it. Lower-case letters, digits and hyphens, at most 63: its pod and its Service get the name too.',
            )}
          />
          <ReachField />
        </>
      )}
    </FormStep>
  );
}

function ReachField() {
  const t = useT();
  const { form, facts, edit } = useSourceEditing();
  const global = globalNamespaceOf(facts);
  const isGlobal = form.namespace === global;
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-source-reach" label={t('Serves')} isRequired>
      <Radio
        id="operator-hub-source-reach-one"
        name="operator-hub-source-reach"
        label={t('One namespace')}
        description={t('Best to begin with: what goes wrong with it, goes wrong there only.')}
        isChecked={!isGlobal}
        onChange={() => {
          edit({ namespace: '' });
        }}
      />
      {!isGlobal && <NamespaceField />}
      <Radio
        id="operator-hub-source-reach-all"
        name="operator-hub-source-reach"
        label={t('All namespaces')}
        description={t(
          'It is created in {{namespace}}, where this cluster has its global catalogs.',
          {
            namespace: global,
          },
        )}
        isChecked={isGlobal}
        onChange={() => {
          edit({ namespace: global });
        }}
      />
      {isGlobal && <SourceFieldNotes field="namespace" />}
    </FormGroup>
  );
}

function NamespaceField() {
  const t = useT();
  const { form, facts, edit } = useSourceEditing();
  const names = (facts.namespaces ?? []).map(({ metadata }) => metadata.name);
  return (
    <div className="operator-hub__source-below">
      <PickedField field="namespace" path="metadata.namespace">
        <PickField
          path="metadata.namespace"
          label={t('Namespace')}
          value={form.namespace}
          choices={{
            names: ready(names),
            none: t('No namespace of this name is seen. What is typed is used.'),
            onOpen: () => undefined,
          }}
          onChange={(namespace) => {
            edit({ namespace: namespace.trim() });
          }}
        />
      </PickedField>
    </div>
  );
}
