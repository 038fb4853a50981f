import { useState } from 'react';
import { Button, FormGroup, Radio } from '@patternfly/react-core';
import { listOfAll } from '~/olm/order';
import { resolvedTemplate } from '~/olm/catalogSources/resolvedTemplate';
import { type Translate, useT } from '~/i18n';
import type { Field } from '~/form/rules/fields';
import { FieldView } from '~/form/view/fields/FieldView';
import { useForm } from '~/form/view/fields/formContext';
import { useChoice, useField } from '~/form/view/fields/useField';
import { SOURCE_PATHS, type SourceContent } from '~/sources/rules/form/sourceForm';
import { useSource } from './sourceContext';
import './source.css';

/** CS-006: the source of the packages. What was typed for another one is kept until the form is closed. */
export function ContentField() {
  const t = useT();
  const { form } = useSource();
  const { edits } = useForm();
  const [kept, setKept] = useState<Kept>({});
  const { content } = form;
  const [chosen, choose] = useChoice(content, (next) => {
    const [from, to] = [PATHS[content], PATHS[next]];
    setKept({
      ...kept,
      [content]: form[from],
      ...(content === 'image' && { interval: form.interval }),
    });
    edits.unset(SOURCE_PATHS[from]);
    // OLM polls images only (CS-010).
    if (content === 'image') edits.unset(['spec', 'updateStrategy']);
    if (next === 'image' && (kept.interval ?? '') !== '')
      edits.set(SOURCE_PATHS.interval, kept.interval);
    edits.set(SOURCE_PATHS.content, next === 'configmap' ? 'configmap' : 'grpc');
    edits.set(SOURCE_PATHS[to], kept[next] ?? '');
  });
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-source-content" label={t('Content')}>
      <div className="operator-hub__source-choices">
        {CONTENTS.map((one) => (
          <Radio
            key={one}
            id={`operator-hub-source-content-${one}`}
            name="operator-hub-source-content"
            label={contentText(one, t)}
            isChecked={chosen === one}
            onChange={() => {
              choose(one);
            }}
          />
        ))}
      </div>
    </FormGroup>
  );
}

type Kept = Readonly<Partial<Record<SourceContent | 'interval', string>>>;

const CONTENTS = listOfAll<SourceContent>()(['image', 'address', 'configmap']);

const PATHS = { image: 'image', address: 'address', configmap: 'configMap' } as const;

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

/** CS-030 to CS-033: a template of the image for the version of the cluster, with its result. */
export function TemplateField({ field }: { readonly field: Field }) {
  const t = useT();
  const { form, facts } = useSource();
  const { set, unset } = useField(field);
  // The field remains while it is empty during editing.
  const [isOpen, setOpen] = useState(false);
  const [name = ''] = form.image.split(/@|:(?=[^/]*$)/);
  const { image, isUsable } = resolvedTemplate(form.template, facts.kubeVersion);
  const help =
    isUsable && facts.kubeVersion !== null
      ? t('Resolved image: {{image}}', { image })
      : t('Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}');
  return isOpen || form.template !== '' ? (
    <div>
      <FieldView key={help} field={{ ...field, help }} />
      <Button
        variant="link"
        isInline
        onClick={() => {
          setOpen(false);
          unset();
        }}
      >
        {t('Remove template')}
      </Button>
    </div>
  ) : (
    <div>
      <Button
        variant="link"
        isInline
        onClick={() => {
          setOpen(true);
          if (name !== '') set(`${name}:v{kube_major_version}.{kube_minor_version}`);
        }}
      >
        {t('Use an image template')}
      </Button>
    </div>
  );
}
