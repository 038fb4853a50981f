import { Skeleton, ToggleGroup, ToggleGroupItem, FormGroup, Radio } from '@patternfly/react-core';
import { FormFields, FormStep, SideBySide } from '~/ui/form/FormLayout';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import type { SourceDraft } from '~/sources/rules/form/sourceDraft';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { PickField } from '~/config/view/fields';
import { Sentence } from '~/ui/Sentence';
import { ready } from '~/kube/loadable';
import { globalNamespaceOf } from '~/sources/rules/form/sourceFacts';
import { AccessStep } from './AccessStep';
import { ContentStep } from './ContentStep';
import { PodSection } from './PodSection';
import { PreferenceStep } from './PreferenceStep';
import { PickedField } from './PickedField';
import { SourceFieldNotes } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';
import './source.css';

/** The catalog as fields or as YAML. Invalid YAML must be corrected or discarded first. */
export function SourceView({ draft, isStored, onChange }: Props) {
  const t = useT();
  const isStuck = draft.typed !== null && draft.typed.findings.length > 0;
  const show = (isYaml: boolean) => {
    onChange({ ...draft, isYaml, typed: null });
  };
  return (
    <div className="operator-hub__source operator-hub__source-view">
      <ToggleGroup isCompact aria-label={t('Edit as')}>
        <ToggleGroupItem
          text={t('Form')}
          buttonId="operator-hub-source-as-form"
          isSelected={!draft.isYaml}
          isDisabled={isStuck}
          onChange={() => {
            show(false);
          }}
        />
        <ToggleGroupItem
          text={t('YAML')}
          buttonId="operator-hub-source-as-yaml"
          isSelected={draft.isYaml}
          isDisabled={isStuck}
          onChange={() => {
            show(true);
          }}
        />
      </ToggleGroup>
      {draft.isYaml ? (
        <LazyPart skeleton={<Skeleton height="24rem" screenreaderText={t('Loading YAML')} />}>
          <SourceYaml draft={draft} isStored={isStored} onChange={onChange} />
        </LazyPart>
      ) : (
        <FormFields>
          <div className="operator-hub__source-steps">
            <PlaceStep number={1} />
            <ContentStep number={2} />
            <PreferenceStep number={3} />
            <AccessStep number={4} />
            <AboutStep number={5} />
            <PodSection />
          </div>
        </FormFields>
      )}
    </div>
  );
}

type Props = {
  readonly draft: SourceDraft;
  readonly isStored: boolean;
  readonly onChange: (draft: SourceDraft) => void;
};

/** Loads the YAML library. */
const SourceYaml = later(async () => (await import('./SourceYaml')).SourceYaml);

/** The name and namespace of the catalog (CS-036), which are fixed after its creation. */
function PlaceStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, isStored } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Name and availability')}>
      {isStored ? (
        <p>
          <Sentence
            text={t(
              '<name/> in namespace {{namespace}}. You cannot change the name or namespace.',
              { namespace: form.namespace },
            )}
            parts={{ name: <Mono>{form.name}</Mono> }}
          />
        </p>
      ) : (
        <>
          <SourceTextField field="name" label={t('Name')} isRequired isName />
          <AvailabilityField />
        </>
      )}
    </FormStep>
  );
}

function AvailabilityField() {
  const t = useT();
  const { form, facts, edit } = useSourceEditing();
  const global = globalNamespaceOf(facts);
  const isGlobal = form.namespace === global;
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
          edit({ namespace: '' });
        }}
      />
      {!isGlobal && <NamespaceField />}
      <Radio
        id="operator-hub-source-reach-all"
        name="operator-hub-source-reach"
        label={t('All namespaces')}
        description={t('Namespace {{namespace}}', {
          namespace: global,
        })}
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
            none: t('No match found. The value you entered is used.'),
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

/** The display of the catalog to users. */
function AboutStep({ number }: { readonly number: number }) {
  const t = useT();
  return (
    <FormStep number={number} title={t('Details')}>
      <SideBySide>
        <SourceTextField field="displayName" label={t('Display name')} />
        <SourceTextField field="publisher" label={t('Publisher')} />
      </SideBySide>
      <SourceTextField field="description" label={t('Description')} isLong />
    </FormStep>
  );
}
