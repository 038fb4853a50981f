import { listOfAll } from '~/olm/order';
import { FormGroup, Radio, Button } from '@patternfly/react-core';
import { useState } from 'react';
import { FormStep } from '~/ui/form/FormLayout';
import { ConfigObjects } from '~/config/view/objectsContext';
import { ObjectField } from '~/config/view/ObjectFields';
import { useNamespaceObjects } from '~/config/read/useNamespaceObjects';
import type { SourceContent } from '~/sources/rules/form/sourceForm';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { resolvedTemplate } from '~/olm/catalogSources/resolvedTemplate';

import { PickedField } from './PickedField';
import { SourceFieldNotes } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** CS-006: the source of the packages. */
export function ContentStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, edit } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Content')}>
      <FormGroup role="radiogroup" fieldId="operator-hub-source-content" label={t('Content')}>
        <div className="operator-hub__source-choices">
          {CONTENTS.map((content) => (
            <Radio
              key={content}
              id={`operator-hub-source-content-${content}`}
              name="operator-hub-source-content"
              label={contentText(content, t)}
              isChecked={form.content === content}
              onChange={() => {
                edit({ content });
              }}
            />
          ))}
        </div>
        <SourceFieldNotes field="content" />
      </FormGroup>
      <ContentFields content={form.content} />
    </FormStep>
  );
}

const CONTENTS = listOfAll<SourceContent>()(['image', 'address', 'configmap']);

function ContentFields({ content }: { readonly content: SourceContent }) {
  const t = useT();
  switch (content) {
    case 'image':
      return <ImageFields />;
    case 'address':
      return (
        <SourceTextField
          field="address"
          label={t('Address')}
          isRequired
          isName
          placeholder="registry.example.svc:50051"
        />
      );
    case 'configmap':
      return <ConfigMapField />;
  }
}

/** CS-059: OLM's own server reads the ConfigMap. */
function ConfigMapField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const objects = useNamespaceObjects(form.namespace, false);
  return (
    <ConfigObjects.Provider value={objects}>
      <PickedField
        field="configMap"
        path="configMap"
        help={t('Legacy format. The ConfigMap contains CSVs, CRDs, and packages.')}
      >
        <ObjectField
          path="configMap"
          kind="ConfigMap"
          value={form.configMap}
          onChange={(configMap) => {
            edit({ configMap: configMap.trim() });
          }}
        />
      </PickedField>
    </ConfigObjects.Provider>
  );
}

function contentText(content: SourceContent, t: Translate): string {
  switch (content) {
    case 'image':
      return t('Container image');
    case 'address':
      return t('Registry server');
    case 'configmap':
      return t('ConfigMap');
  }
}

/** The catalog's image, and its template for the version of the cluster (CS-008, CS-030 to CS-033). */
function ImageFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { template } = form;
  // The field remains while it is empty during editing.
  const [isOpen, setOpen] = useState(false);
  const isTemplate = isOpen || template !== '';
  return (
    <>
      <SourceTextField
        field="image"
        label={t('Image')}
        isRequired={template === ''}
        isName
        placeholder="registry.example.com/catalogs/own-operators:v1"
      />
      {isTemplate ? (
        <TemplateField
          onRemove={() => {
            setOpen(false);
            edit({ template: '' });
          }}
        />
      ) : (
        <TemplateOffer
          onUse={(text) => {
            setOpen(true);
            edit({ template: text });
          }}
        />
      )}
    </>
  );
}

function TemplateOffer({ onUse }: { readonly onUse: (template: string) => void }) {
  const t = useT();
  const { form } = useSourceEditing();
  const [name = ''] = form.image.split(/@|:(?=[^/]*$)/);
  return (
    <div>
      <Button
        variant="link"
        isInline
        onClick={() => {
          onUse(name === '' ? '' : `${name}:v{kube_major_version}.{kube_minor_version}`);
        }}
      >
        {t('Use an image template')}
      </Button>
    </div>
  );
}

/** CS-033: the result of the template on this cluster. */
function TemplateField({ onRemove }: { readonly onRemove: () => void }) {
  const t = useT();
  const { form, facts } = useSourceEditing();
  const { image, isUsable } = resolvedTemplate(form.template, facts.kubeVersion);
  return (
    <div>
      <SourceTextField
        field="template"
        label={t('Image template')}
        isName
        help={
          isUsable && facts.kubeVersion !== null ? (
            <>
              <Sentence
                text={t('Resolved image: <image/>')}
                parts={{ image: <Mono>{image}</Mono> }}
              />
            </>
          ) : (
            t(
              'Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}',
            )
          )
        }
      />
      <Button variant="link" isInline onClick={onRemove}>
        {t('Remove template')}
      </Button>
    </div>
  );
}
