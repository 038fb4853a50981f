import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';
import { addressText, settingText } from './settingProblemText';

/** What is wrong with a field of a catalog, and what would be right. */
export function sourceProblemText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'missing':
      return t('This is required.');
    case 'object-name':
      return t(
        'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
      );
    case 'refused':
      return t('Rejected by the API server ({{path}}): {{message}}', fault);
    case 'name-syntax':
    case 'name-slash':
    case 'name-too-long':
    case 'name-digit-first':
    case 'name-taken':
    case 'service-clash':
    case 'default-name':
    case 'default-name-off':
    case 'namespace-syntax':
    case 'namespace-missing':
    case 'namespace-unseen':
    case 'namespace-going':
      return placeText(fault, t);
    case 'image-space':
    case 'image-scheme':
    case 'image-variables':
    case 'image-upper-case':
    case 'image-tag':
    case 'image-digest':
    case 'image-too-long':
    case 'image-syntax':
    case 'image-short':
    case 'image-latest':
    case 'image-copied':
    case 'image-olm-writes':
      return imageText(fault, t);
    case 'template-unknown':
    case 'template-unresolved':
    case 'template-syntax':
    case 'template-constant':
      return templateText(fault, t);
    case 'address-space':
    case 'address-scheme':
    case 'address-path':
    case 'address-port-missing':
    case 'address-port':
    case 'address-host':
      return addressText(fault, t);
    case 'class-annotation':
    case 'security-unknown':
    case 'security-refused':
    case 'security-default-namespace':
    case 'quantity':
    case 'not-positive':
    case 'path-relative':
      return podText(fault, t);
    default:
      return settingText(fault, t);
  }
}

type PodFault = Extract<
  SourceFault,
  {
    readonly kind:
      'class-annotation' | `security-${string}` | 'quantity' | 'not-positive' | 'path-relative';
  }
>;

/** About the settings of a catalog's pod. */
function podText(fault: PodFault, t: Translate): string {
  switch (fault.kind) {
    case 'class-annotation':
      return t('Annotation operatorframework.io/priorityclass overrides the pod settings.', fault);
    case 'security-unknown':
      return t('Must be one of: {{values}}.', { values: 'legacy, restricted' });
    case 'security-refused':
      return t('The namespace rejects pods with this security context.');
    case 'security-default-namespace':
      return t('The namespace rejects pods with this security context.');
    case 'quantity':
      return t('Enter a quantity, such as 500m, 2, or 1Gi.');
    case 'not-positive':
      return t('Must be greater than 0.');
    case 'path-relative':
      return t('The path must begin with a slash.');
  }
}

type PlaceFault = Extract<
  SourceFault,
  {
    readonly kind: `name-${string}` | `namespace-${string}` | `default-${string}` | 'service-clash';
  }
>;

/** About the name and the namespace of a catalog. */
function placeText(fault: PlaceFault, t: Translate): string {
  switch (fault.kind) {
    case 'name-syntax':
      return t(
        'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
      );
    case 'name-slash':
      return t('Names cannot contain a slash. Suggested name: {{suggestion}}', fault);
    case 'name-too-long':
      return t('Use up to {{most}} characters.', fault);
    case 'name-digit-first':
      return t(
        'Start with a letter. Kubernetes 1.33 and earlier reject Service names that start with a number.',
      );
    case 'name-taken':
      return fault.isGoing
        ? t('A CatalogSource with this name already exists')
        : t('A CatalogSource with this name already exists');
    case 'service-clash':
      return t('CatalogSource {{other}} already uses Service {{service}}.', fault);
    case 'default-name':
      return t('A default catalog uses this name and can replace this CatalogSource.');
    case 'default-name-off':
      return t('A default catalog uses this name and can replace this CatalogSource.');
    case 'namespace-syntax':
      return t(
        'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
      );
    case 'namespace-missing':
      return t('Namespace not found.');
    case 'namespace-unseen':
      return t('Namespace not found.');
    case 'namespace-going':
      return t('This namespace is being deleted.');
  }
}

type About<Begin extends string> = Extract<SourceFault, { readonly kind: `${Begin}-${string}` }>;

/** About the name of an image. */
function imageText(fault: About<'image'>, t: Translate): string {
  switch (fault.kind) {
    case 'image-space':
      return t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
      );
    case 'image-scheme':
      return t('Remove the URL scheme: {{without}}', fault);
    case 'image-variables':
      return t('Use variables only in the image template.');
    case 'image-upper-case':
      return t('Image names can contain only lowercase letters.');
    case 'image-tag':
      return t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
        fault,
      );
    case 'image-digest':
      return t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
      );
    case 'image-too-long':
      return t('Use up to {{most}} characters.', fault);
    case 'image-syntax':
      return t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
      );
    case 'image-short':
      return t('Specify a registry. Otherwise, each node uses its configured search registries.');
    case 'image-latest':
      return t('No tag specified. The tag latest is used.');
    case 'image-copied':
      return t('Same image as the original CatalogSource');
    case 'image-olm-writes':
      return t('OLM overwrites the image from the template.');
  }
}

/** About the image template (CS-032, CS-033). */
function templateText(fault: About<'template'>, t: Translate): string {
  switch (fault.kind) {
    case 'template-unknown':
      return t('Unknown variables in the image template: {{variables}}', {
        variables: t.list(fault.variables),
      });
    case 'template-unresolved':
      return t('Unable to determine the cluster version.');
    case 'template-syntax':
      return t('The template does not resolve to a valid image reference.', fault);
    case 'template-constant':
      return t(
        'Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}',
      );
  }
}
