import { isDnsSubdomain } from '~/config/rules/nameSyntax';
import { imageFault, imageParts } from '~/olm/catalogSources/imageReference';
import { type ResolvedTemplate, resolvedTemplate } from '~/olm/catalogSources/resolvedTemplate';
import { addressFault } from './registryAddress';
import type { SourceForm } from './sourceForm';
import { type SourceProblem, error, warning } from './sourceProblem';

/** The problems with the content source of a catalog (CS-006). */
export function contentProblems(
  form: SourceForm,
  kubeVersion: string | null,
): readonly SourceProblem[] {
  switch (form.content) {
    case 'image':
      return imageProblems(form, kubeVersion);
    case 'address':
      return addressProblems(form.address);
    case 'configmap':
      return configMapProblems(form.configMap);
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

function imageProblems(form: SourceForm, kubeVersion: string | null): readonly SourceProblem[] {
  const { image, template } = form;
  if (template === '') {
    return image === '' ? [error('image', { kind: 'missing' })] : imageTextProblems(image);
  }
  const resolved = resolvedTemplate(template, kubeVersion);
  return [
    ...templateProblems(template, resolved, image !== ''),
    ...(image === '' ? [] : imageTextProblems(image)),
    ...(image !== '' && resolved.isUsable && resolved.image !== image
      ? [warning('image', { kind: 'image-olm-writes' })]
      : []),
  ];
}

function imageTextProblems(image: string): readonly SourceProblem[] {
  const fault = imageFault(image);
  if (fault !== null) return [error('image', fault)];
  return nameWarnings(image).map((kind) => warning('image', { kind }));
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
function templateProblems(
  template: string,
  { image, unknown, unresolved, isUsable }: ResolvedTemplate,
  hasImage: boolean,
): readonly SourceProblem[] {
  const say = hasImage ? warning : error;
  if (unknown.length > 0)
    return [say('template', { kind: 'template-unknown', variables: unknown })];
  if (unresolved.length > 0) return [warning('template', { kind: 'template-unresolved' })];
  if (!isUsable) return [say('template', { kind: 'template-syntax', image })];
  return image === template ? [warning('template', { kind: 'template-constant' })] : [];
}

function addressProblems(address: string): readonly SourceProblem[] {
  if (address === '') return [error('address', { kind: 'missing' })];
  const fault = addressFault(address);
  return fault === null ? [] : [error('address', fault)];
}

function configMapProblems(name: string): readonly SourceProblem[] {
  if (name === '') return [error('configMap', { kind: 'missing' })];
  return isDnsSubdomain(name) ? [] : [error('configMap', { kind: 'object-name' })];
}
