import { FormGroup, Radio } from '@patternfly/react-core';
import { FormStep } from '~/ui/form/FormStep';
import { ConfigObjects } from '~/config/view/objectsContext';
import { ObjectField } from '~/config/view/ObjectFields';
import { useNamespaceObjects } from '~/config/read/useNamespaceObjects';
import type { SourceContent } from '~/sources/rules/form/sourceForm';
import { type Translate, useT } from '~/i18n';
import { ImageFields } from './ImageFields';
import { PickedField } from './PickedField';
import { SourceFieldNotes } from './SourceFieldGroup';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** CS-006: where the packages come from. */
export function ContentStep({ number }: { readonly number: number }) {
  const t = useT();
  const { form, edit } = useSourceEditing();
  return (
    <FormStep number={number} title={t('Content')}>
      <FormGroup role="radiogroup" fieldId="operator-hub-source-content" label={t('Content from')}>
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

const CONTENTS = ['image', 'address', 'configmap'] as const satisfies readonly SourceContent[];

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
          help={t(
            'Host and port of a server of the Operator registry that runs already. OLM connects to it, and starts no pod.',
          )}
        />
      );
    case 'configmap':
      return <ConfigMapField />;
  }
}

/** CS-059: a server of OLM's own reads the ConfigMap. */
function ConfigMapField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const objects = useNamespaceObjects(form.namespace, false);
  return (
    <ConfigObjects.Provider value={objects}>
      <PickedField
        field="configMap"
        path="configMap"
        help={t(
          'With ClusterServiceVersions, CustomResourceDefinitions and packages, in the namespace of the catalog. An old format, for tests.',
        )}
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
      return t('Image that OLM runs');
    case 'address':
      return t('Registry at an address');
    case 'configmap':
      return t('ConfigMap');
  }
}
