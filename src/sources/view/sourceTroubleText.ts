import type { MessageValues } from '~/olm/messages/message';
import type { SourceTrouble, TroubleKind } from '~/sources/rules/sourceTrouble';
import type { Translate } from '~/i18n';
import { IMAGE_TEXTS } from './imageTexts';
import { POD_TEXTS } from './podTexts';

/** What is wrong in the CatalogSource itself. */
export const SPEC_TEXTS = {
  'unknown-type': (t, values) => ({
    title: t('Invalid CatalogSource'),
    cause: t('OLM ignores this CatalogSource until its spec is corrected.', values),
    remedies: [t('Edit the CatalogSource. For details, see the OLM message.')],
  }),
  'no-image': (t) => ({
    title: t('No image, address, or ConfigMap specified'),
    cause: t('OLM ignores this CatalogSource until its spec is corrected.'),
    remedies: [t('Edit the CatalogSource. For details, see the OLM message.')],
  }),
  'no-configmap-name': (t) => ({
    title: t('No image, address, or ConfigMap specified'),
    cause: t('OLM ignores this CatalogSource until its spec is corrected.'),
    remedies: [t('Edit the CatalogSource. For details, see the OLM message.')],
  }),
  'spec-invalid': (t) => ({
    title: t('Invalid CatalogSource'),
    cause: t('OLM ignores this CatalogSource until its spec is corrected.'),
    remedies: [t('Edit the CatalogSource. For details, see the OLM message.')],
  }),
  'configmap-missing': (t, values) => ({
    title: t('ConfigMap {{name}} not found', values),
    cause: t('The ConfigMap must exist in the namespace of the CatalogSource.'),
    remedies: [
      t('Create the ConfigMap or correct its name.'),
      t('Use a catalog image instead of a ConfigMap.'),
    ],
  }),
  'configmap-refused': (t) => ({
    title: t('Unable to create catalog resources'),
    cause: t('OLM cannot set the owner reference of the ConfigMap.'),
    remedies: [t('Check whether the ConfigMap is immutable or protected by a policy.')],
  }),
  interval: (t) => ({
    title: t('Invalid poll interval'),
    cause: t('Invalid interval. OLM polls every 15 minutes.'),
    remedies: [t('Enter a duration, such as 30m or 1h30m.')],
  }),
  template: (t, values) => ({
    title: t('Unable to resolve image template'),
    cause:
      values['variables'] === ''
        ? t('The template does not resolve to a valid image reference.', values)
        : t('Unknown variables in the image template: {{variables}}', values),
    remedies: [
      t('Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}'),
      t('Specify an image to use until the template resolves.'),
    ],
  }),
  'template-kept': (t, values) => ({
    title: t('Unable to resolve image template'),
    cause: t('OLM continues to use {{image}}.', values),
    remedies: [
      t('Supported variables: {kube_major_version}, {kube_minor_version}, {kube_patch_version}'),
    ],
  }),
  address: (t, values) => ({
    title: t('Catalog not responding', values),
    cause: t('This catalog uses an external registry server. OLM does not create a pod.'),
    remedies: [
      t('Check the registry server and its address.'),
      t('Check DNS, proxy, firewall, and network policy settings.'),
      t('OLM reconnects automatically.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

/** The server of the catalog ends again and again. */
export const CRASH_TEXTS = {
  crash: (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: endText(t, values),
    remedies: [t('Check the pod log.'), t('If the image changed, reference the previous digest.')],
  }),
  'crash-memory': (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t('Container {{container}} exceeded its memory limit.', values),
    remedies: [
      t('Increase the LimitRange limit or the memory target.'),
      t('Mirror only the packages that you need.'),
    ],
  }),
  'crash-permission': (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t(
      'SQLite catalogs built with opm earlier than 4.11 do not start with restricted.',
      values,
    ),
    remedies: [
      t('Set the security context to legacy in a namespace that enforces baseline.'),
      t('Rebuild the catalog with a current opm version.'),
    ],
  }),
  'crash-cache': (t) => ({
    title: t('Registry server keeps crashing'),
    cause: t('The cache in the image does not match the catalog content.'),
    remedies: [
      t('Rebuild the catalog with a current opm version.'),
      t('Extract the content and do not specify a cache directory.'),
    ],
  }),
  'crash-extract': (t, values) => ({
    title: t('Registry server keeps crashing'),
    cause: t('Container {{container}} did not find the catalog directory in the image.', values),
    remedies: [t('Correct the pod settings.'), t('Only file-based catalogs can be extracted.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

function endText(t: Translate, values: MessageValues): string {
  const { exitCode = '', restarts = '0' } = values;
  const count = Number(restarts);
  return exitCode === ''
    ? t('Container {{container}} restarted {{count}} times.', { ...values, count })
    : t('Container {{container}} restarted {{count}} times.', {
        ...values,
        count,
      });
}

/** The cluster does not let OLM make what the catalog needs. */
export const REFUSED_TEXTS = {
  'refused-security': (t, values) => ({
    title: t('Catalog pod rejected'),
    cause: t('The namespace enforces Pod Security level {{level}}.', values),
    remedies: [
      t('Set the security context to restricted.'),
      t('Set the security context to legacy in a namespace that enforces baseline.'),
    ],
  }),
  'refused-constraint': (t) => ({
    title: t('Catalog pod rejected'),
    cause: t('No security context constraint allows the pod.'),
    remedies: [t('Set the security context to restricted.')],
  }),
  'refused-quota': (t, values) => ({
    title: t('Catalog pod rejected'),
    cause: t('ResourceQuota {{quota}} exceeded.', values),
    remedies: [t('Increase the quota or delete unused resources.')],
  }),
  'refused-priority': (t, values) => ({
    title: t('Priority class {{name}} not found', values),
    cause: t('For details, see the OLM message.'),
    remedies: [
      t('Correct the pod settings.'),
      t('Annotation operatorframework.io/priorityclass overrides the pod settings.'),
    ],
  }),
  'refused-webhook': (t, values) => ({
    title: t('Catalog pod rejected'),
    cause: t('Webhook {{webhook}} denied the pod or did not respond.', values),
    remedies: [t('Contact the owner of the webhook or exclude the namespace from it.')],
  }),
  'refused-invalid': (t, values) => ({
    title: t('Catalog pod rejected'),
    cause: t('Invalid pod settings: {{why}}', values),
    remedies: [t('Correct the pod settings.')],
  }),
  'refused-terminating': (t) => ({
    title: t('Catalog pod rejected'),
    cause: t('This namespace is being deleted.'),
    remedies: [t('Create the catalog in another namespace.')],
  }),
  'registry-error': (t) => ({
    title: t('Unable to create catalog resources'),
    cause: t('For details, see the OLM message.'),
    remedies: [t('Check the log of the catalog-operator pod.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

type SourceTroubleText = {
  /** What is wrong, in one line. */
  readonly title: string;
  /** Why OLM gets nothing. */
  readonly cause: string;
  /** What helps: one thing per line, the likeliest first. */
  readonly remedies: readonly string[];
};

export type WriteSourceTrouble = (t: Translate, values: MessageValues) => SourceTroubleText;

/** What is wrong with a catalog, and what helps, in words. */
export function sourceTroubleText(
  { kind, values }: SourceTrouble,
  t: Translate,
): SourceTroubleText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<TroubleKind, WriteSourceTrouble>> = {
  ...SPEC_TEXTS,
  ...REFUSED_TEXTS,
  ...IMAGE_TEXTS,
  ...POD_TEXTS,
  ...CRASH_TEXTS,
};
