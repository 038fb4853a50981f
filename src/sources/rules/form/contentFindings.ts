import { danger, warning } from '~/olm/finding';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { imageFault, imageParts } from '~/olm/catalogSources/imageReference';
import { type ResolvedTemplate, resolvedTemplate } from '~/olm/catalogSources/resolvedTemplate';
import { addressFault } from './registryAddress';
import type { SourceForm } from './sourceForm';
import { type SourceFinding } from './sourceFinding';

/** The problems with the content source of a catalog (CS-006). */
export function contentFindings(
  form: SourceForm,
  kubeVersion: string | null,
): readonly SourceFinding[] {
  switch (form.content) {
    case 'image':
      return imageFindings(form, kubeVersion);
    case 'address':
      return addressFindings(form.address);
    case 'configmap':
      return configMapFindings(form.configMap);
  }
}

/** The image that OLM runs: that of the template, if it is valid (CS-032). */
export function effectiveImage(
  { image, template }: Pick<SourceForm, 'image' | 'template'>,
  kubeVersion: string | null,
): string {
  if (template === '') return image;
  const resolved = resolvedTemplate(template, kubeVersion);
  return resolved.isUsable ? resolved.image : image;
}

function imageFindings(form: SourceForm, kubeVersion: string | null): readonly SourceFinding[] {
  const { image, template } = form;
  if (template === '') {
    return image === ''
      ? [danger({ path: 'spec.image', kind: 'missing' })]
      : imageTextFindings(image);
  }
  const resolved = resolvedTemplate(template, kubeVersion);
  return [
    ...templateFindings(template, resolved, image !== ''),
    ...(image === '' ? [] : imageTextFindings(image)),
    ...(image !== '' && resolved.isUsable && resolved.image !== image
      ? [warning({ path: 'spec.image', kind: 'image-olm-writes' })]
      : []),
  ];
}

function imageTextFindings(image: string): readonly SourceFinding[] {
  const fault = imageFault(image);
  if (fault !== null) return [danger({ path: 'spec.image', ...fault })];
  return nameWarnings(image).map((kind) => warning({ path: 'spec.image', kind }));
}

function nameWarnings(image: string): readonly ('image-short' | 'image-latest')[] {
  const { registry, tag, digest } = imageParts(image);
  const isLatest = digest === null && (tag === null || tag === 'latest');
  return [
    ...(registry === '' ? ['image-short' as const] : []),
    ...(isLatest ? ['image-latest' as const] : []),
  ];
}

/** Without another image, OLM stops at an invalid template (CS-032). */
function templateFindings(
  template: string,
  { image, unknown, unresolved, isUsable }: ResolvedTemplate,
  hasImage: boolean,
): readonly SourceFinding[] {
  const say = hasImage ? warning : danger;
  if (unknown.length > 0)
    return [
      say({
        path: 'metadata.annotations[olm.catalogImageTemplate]',
        kind: 'template-unknown',
        variables: unknown,
      }),
    ];
  if (unresolved.length > 0)
    return [
      warning({
        path: 'metadata.annotations[olm.catalogImageTemplate]',
        kind: 'template-unresolved',
      }),
    ];
  if (!isUsable)
    return [
      say({
        path: 'metadata.annotations[olm.catalogImageTemplate]',
        kind: 'template-syntax',
        image,
      }),
    ];
  return image === template
    ? [
        warning({
          path: 'metadata.annotations[olm.catalogImageTemplate]',
          kind: 'template-constant',
        }),
      ]
    : [];
}

function addressFindings(address: string): readonly SourceFinding[] {
  if (address === '') return [danger({ path: 'spec.address', kind: 'missing' })];
  const fault = addressFault(address);
  return fault === null ? [] : [danger({ path: 'spec.address', ...fault })];
}

function configMapFindings(name: string): readonly SourceFinding[] {
  const path = 'spec.configMap';
  if (name === '') return [danger({ path, kind: 'missing' })];
  return isDnsSubdomain(name) ? [] : [danger({ path, kind: 'bad-syntax', syntax: 'object-name' })];
}
