import type { ChangeCause } from '~/sources/rules/form/changeFindings';
import type { SourceCause } from '~/sources/rules/form/sourceFinding';
import { type KindTexts, type Translate, textOfKind } from '~/i18n';

/** Why a value of a field is not accepted, and which values are. */
export function sourceFindingText(finding: SourceCause, t: Translate): string {
  return textOfKind(SOURCE_TEXTS, finding, t);
}

const imageReference = (t: Translate) =>
  t(
    'Enter an image reference, such as registry.example.com/path:tag or registry.example.com/path@sha256:…',
  );

const host = (t: Translate) => t('Enter a valid host, such as registry.example.com:5000.');

const port = (t: Translate) => t('Enter a port from 1 to 65535.');

const SOURCE_TEXTS: KindTexts<SourceCause> = {
  missing: (t) => t('This is required.'),
  duplicate: (t, finding) => t('Duplicate value: {{value}}', finding),
  'path-relative': (t) => t('The path must begin with a slash.'),
  'bad-syntax': (t, { syntax }) =>
    syntax === 'object-name'
      ? t(
          'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
        )
      : t(
          'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
        ),
  'name-slash': (t, finding) =>
    t('Names cannot contain a slash. Suggested name: {{suggestion}}', finding),
  'name-too-long': (t, finding) => t('Use up to {{most}} characters.', finding),
  'image-too-long': (t, finding) => t('Use up to {{most}} characters.', finding),
  'name-digit-first': (t) =>
    t(
      'Start with a letter. Kubernetes 1.33 and earlier reject Service names that start with a number.',
    ),
  'name-taken': (t) => t('A CatalogSource with this name already exists'),
  'service-clash': (t, finding) =>
    t('CatalogSource {{other}} already uses Service {{service}}.', finding),
  'default-name': (t) => t('A default catalog uses this name and can replace this CatalogSource.'),
  'namespace-missing': (t) => t('Namespace not found.'),
  'namespace-going': (t) => t('This namespace is being deleted.'),
  'image-space': imageReference,
  'image-tag': imageReference,
  'image-digest': imageReference,
  'image-syntax': imageReference,
  'image-scheme': (t, finding) => t('Remove the URL scheme: {{without}}', finding),
  'address-scheme': (t, finding) => t('Remove the URL scheme: {{without}}', finding),
  'registry-scheme': (t, finding) => t('Remove the URL scheme: {{without}}', finding),
  'image-variables': (t) => t('Use variables only in the image template.'),
  'image-upper-case': (t) => t('Image names can contain only lowercase letters.'),
  'image-short': (t) =>
    t('Specify a registry. Otherwise, each node uses its configured search registries.'),
  'image-latest': (t) => t('The tag latest is used. Its content can change.'),
  'image-copied': (t) => t('Same image as the original CatalogSource'),
  'image-olm-writes': (t) => t('OLM overwrites the image from the template.'),
  'template-unknown': (t, finding) =>
    t('Unknown variables in the image template: {{variables}}', {
      variables: t.list(finding.variables),
    }),
  'template-unresolved': (t) => t('Unable to determine the cluster version.'),
  'template-syntax': (t) => t('The template does not resolve to a valid image reference.'),
  'template-constant': (t) =>
    t('Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}'),
  'address-space': host,
  'address-path': host,
  'address-host': host,
  'registry-syntax': host,
  'address-port-missing': port,
  'address-port': port,
  'interval-syntax': (t) => t('Enter a duration, such as 30m or 1h30m.'),
  'interval-short': (t) => t('Each poll starts a pod and pulls the image.'),
  'interval-pinned': (t) => t('The image references a digest. Its content does not change.'),
  'not-a-pull-secret': (t, finding) => t('Pull secret {{name}} not found', finding),
  'class-annotation': (t) =>
    t('Annotation operatorframework.io/priorityclass overrides the pod settings.'),
  'security-refused': (t) => t('The namespace rejects pods with this security context.'),
  'not-positive': (t) => t('Must be greater than 0.'),
};

/** The value that the user most likely meant; `null`: unknown. */
export function meantBy(finding: SourceCause): string | null {
  switch (finding.kind) {
    case 'name-slash':
      return finding.suggestion;
    case 'image-scheme':
    case 'address-scheme':
      return finding.without;
    default:
      return null;
  }
}

/** What OLM does about a change. */
export const CHANGE_TEXTS: KindTexts<ChangeCause> = {
  'other-content': (t) =>
    t('Packages and versions change. Subscriptions might reference versions that no longer exist.'),
  'pod-replaced': (t) =>
    t('OLM replaces the catalog pod. The catalog is unavailable until the new pod is ready.'),
  'secrets-of-pod': (t, cause) =>
    t('OLM re-creates ServiceAccount {{name}} and the catalog pod with the new Secrets.', cause),
  secrets: (t) => t('Only bundles are pulled with the new Secrets.'),
  'no-restart': (t) => t('The catalog pod is not restarted.'),
};
