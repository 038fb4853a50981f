import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { resolvedTemplate } from '~/sources/rules/form/resolvedTemplate';
import { isPinned } from '~/sources/rules/form/imageReference';
import { type Translate, useT } from '~/i18n';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** The catalog's image, and how it follows the cluster's version (CS-008, CS-030 … CS-035). */
export function ImageFields() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const { image, template } = form;
  // An empty field stays while somebody types another template.
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
        help={imageHelp(image, t)}
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

function imageHelp(image: string, t: Translate): string {
  if (image === '') return t('An index image of Operators, with a tag or a digest.');
  return isPinned(image)
    ? t('A digest: the content never changes. There is nothing newer to be looked for.')
    : t('A tag: the image is pulled each time its pod starts, and OLM can look for a newer one.');
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
        {t('Let the image follow the version of the cluster')}
      </Button>
    </div>
  );
}

/** CS-033: what the template is on this cluster. */
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
                text={t('On this cluster, which has Kubernetes {{version}}: <image/>.', {
                  version: facts.kubeVersion,
                })}
                parts={{ image: <Mono>{image}</Mono> }}
              />{' '}
              {t(
                'OLM writes it over the image, again after each upgrade: the image for the next version has to be there by then.',
              )}
            </>
          ) : (
            t(
              'OLM puts in the version of Kubernetes: {kube_major_version}, {kube_minor_version} and {kube_patch_version}.',
            )
          )
        }
      />
      <Button variant="link" isInline onClick={onRemove}>
        {t('Remove the template')}
      </Button>
    </div>
  );
}
