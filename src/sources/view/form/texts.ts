import type { FormField } from '~/sources/rules/form/sourceDraft';
import type { ChangeEffect } from '~/sources/rules/form/sourceEffects';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import type { SourceCause } from '~/sources/rules/form/sourceFinding';
import type { Translate } from '~/i18n';

/** Why a value of a field is not accepted, and which values are. */
export function sourceFindingText(finding: SourceCause, t: Translate): string {
  switch (finding.kind) {
    case 'missing':
      return t('This is required.');
    case 'refused':
      return t('Rejected by the API server ({{path}}): {{message}}', finding);
    case 'duplicate':
      return t('Duplicate value: {{value}}', finding);

    case 'object-name':
    case 'name-syntax':
      return t(
        'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
      );
    case 'name-slash':
      return t('Names cannot contain a slash. Suggested name: {{suggestion}}', finding);
    case 'name-too-long':
    case 'image-too-long':
      return t('Use up to {{most}} characters.', finding);
    case 'name-digit-first':
      return t(
        'Start with a letter. Kubernetes 1.33 and earlier reject Service names that start with a number.',
      );
    case 'name-taken':
      return t('A CatalogSource with this name already exists');
    case 'service-clash':
      return t('CatalogSource {{other}} already uses Service {{service}}.', finding);
    case 'default-name':
    case 'default-name-off':
      return t('A default catalog uses this name and can replace this CatalogSource.');
    case 'namespace-syntax':
      return t(
        'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
      );
    case 'namespace-missing':
    case 'namespace-unseen':
      return t('Namespace not found.');
    case 'namespace-going':
      return t('This namespace is being deleted.');

    case 'image-space':
    case 'image-tag':
    case 'image-digest':
    case 'image-syntax':
      return t(
        'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
      );
    case 'image-scheme':
    case 'address-scheme':
    case 'registry-scheme':
      return t('Remove the URL scheme: {{without}}', finding);
    case 'image-variables':
      return t('Use variables only in the image template.');
    case 'image-upper-case':
      return t('Image names can contain only lowercase letters.');
    case 'image-short':
      return t('Specify a registry. Otherwise, each node uses its configured search registries.');
    case 'image-latest':
      return t('No tag specified. The tag latest is used.');
    case 'image-copied':
      return t('Same image as the original CatalogSource');
    case 'image-olm-writes':
      return t('OLM overwrites the image from the template.');
    case 'template-unknown':
      return t('Unknown variables in the image template: {{variables}}', {
        variables: t.list(finding.variables),
      });
    case 'template-unresolved':
      return t('Unable to determine the cluster version.');
    case 'template-syntax':
      return t('The template does not resolve to a valid image reference.');
    case 'template-constant':
      return t(
        'Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}',
      );
    case 'address-space':
    case 'address-path':
    case 'address-host':
    case 'registry-syntax':
      return t('Enter a valid host, such as registry.example.com:5000.');
    case 'address-port-missing':
    case 'address-port':
      return t('Enter a port from 1 to 65535.');

    case 'interval-syntax':
    case 'interval-kept':
      return t('Enter a duration, such as 30m or 1h30m.');
    case 'interval-short':
      return t('Each poll starts a pod and pulls the image.');
    case 'interval-pinned':
      return t('The image references a digest. Its content does not change.');
    case 'priority-syntax':
      return t('Must be a whole number.');
    case 'priority-range':
      return t('Must be between {{least}} and {{most}}.', finding);
    case 'not-a-pull-secret':
      return t('Pull secret {{name}} not found', finding);
    case 'class-annotation':
      return t('Annotation operatorframework.io/priorityclass overrides the pod settings.');
    case 'security-unknown':
      return t('Must be one of: {{values}}.', { values: 'legacy, restricted' });
    case 'security-refused':
    case 'security-default-namespace':
      return t('The namespace rejects pods with this security context.');
    case 'quantity':
      return t('Enter a quantity, such as 500m, 2, or 1Gi.');
    case 'interval-not-positive':
    case 'not-positive':
      return t('Must be greater than 0.');
    case 'path-relative':
      return t('The path must begin with a slash.');
  }
}

/** The label of a field. */
export function fieldText(field: FormField, t: Translate): string {
  return FIELD_TEXTS[field](t);
}

const FIELD_TEXTS: Readonly<Record<FormField, (t: Translate) => string>> = {
  name: (t) => t('Name'),
  namespace: (t) => t('Namespace'),
  displayName: (t) => t('Display name'),
  publisher: (t) => t('Publisher'),
  description: (t) => t('Description'),
  content: (t) => t('Content'),
  image: (t) => t('Image'),
  template: (t) => t('Image template'),
  address: (t) => t('Address'),
  configMap: () => 'ConfigMap',
  priority: (t) => t('Priority'),
  interval: (t) => t('Registry poll interval'),
  secrets: (t) => t('Pull secrets'),
  nodeSelector: (t) => t('Node selector'),
  tolerations: (t) => t('Tolerations'),
  priorityClass: (t) => t('Priority class'),
  security: (t) => t('Security context'),
  memoryTarget: (t) => t('Memory target'),
  extract: (t) => t('Extracted content'),
  rest: (t) => t('Other fields'),
};

/** A short form of a field's value, or only whether it is set. */
export function valueText(field: FormField, form: SourceForm, t: Translate): string {
  const value = form[field];
  if (typeof value === 'string') return value === '' ? t('Not specified') : value;
  if (field === 'secrets' && form.secrets.length > 0) return t.list(form.secrets);
  if (field === 'nodeSelector' && form.nodeSelector.length > 0) {
    return form.nodeSelector.map(({ key, value: text }) => `${key}=${text}`).join(', ');
  }
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? t('Not specified') : t('Custom');
}

/** What OLM does about a change. */
export function effectText(effect: ChangeEffect, { name }: SourceForm, t: Translate): string {
  return EFFECT_TEXTS[effect](t, name);
}

const EFFECT_TEXTS: Readonly<Record<ChangeEffect, (t: Translate, name: string) => string>> = {
  'other-content': (t) =>
    t('Packages and versions change. Subscriptions might reference versions that no longer exist.'),
  'pod-replaced': (t) =>
    t('OLM replaces the catalog pod. The catalog is unavailable until the new pod is ready.'),
  'secrets-of-pod': (t, name) =>
    t('OLM re-creates ServiceAccount {{name}} and the catalog pod with the new Secrets.', { name }),
  secrets: (t) => t('Only bundles are pulled with the new Secrets.'),
  'no-restart': (t) => t('The catalog pod is not restarted.'),
};
