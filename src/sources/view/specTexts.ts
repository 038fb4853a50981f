import type { WriteSourceTrouble } from './sourceTroubleText';

/** What is wrong in the CatalogSource itself. */
export const SPEC_TEXTS = {
  'unknown-type': (t, values) => ({
    title: t('OLM does not know its type'),
    cause: t('The CatalogSource has the type “{{type}}”. OLM knows grpc and configmap.', values),
    remedies: [t('Set the type to grpc, with an image or an address.')],
  }),
  'no-image': (t) => ({
    title: t('It names neither an image nor an address'),
    cause: t('OLM does not know where to get the content of this catalog from.'),
    remedies: [t('Add the image of the catalog, or the address of a server that runs already.')],
  }),
  'no-configmap-name': (t) => ({
    title: t('It names no ConfigMap'),
    cause: t('A catalog of the type configmap takes its content from a ConfigMap.'),
    remedies: [t('Add the name of the ConfigMap, or use a catalog image instead.')],
  }),
  'spec-invalid': (t) => ({
    title: t('OLM refuses what the CatalogSource says'),
    cause: t('As long as it stays as it is, OLM does nothing with it.'),
    remedies: [t('Correct it after OLM’s own words.')],
  }),
  'configmap-missing': (t, values) => ({
    title: t('ConfigMap {{name}} is not there', values),
    cause: t('OLM takes the content of this catalog from that ConfigMap, in the same namespace.'),
    remedies: [
      t('Create the ConfigMap, or correct its name in the CatalogSource.'),
      t('Catalogs from ConfigMaps are of the past: a catalog image does not have this trouble.'),
    ],
  }),
  'configmap-refused': (t) => ({
    title: t('OLM cannot use the ConfigMap'),
    cause: t(
      'OLM notes in the ConfigMap that it belongs to this catalog, and could not write that.',
    ),
    remedies: [t('See whether the ConfigMap is immutable, or protected by a rule of the cluster.')],
  }),
  interval: (t) => ({
    title: t('The poll interval is no duration'),
    cause: t('OLM looks for a newer image every 15 minutes instead. The catalog serves meanwhile.'),
    remedies: [t('Write a number with its unit, as 30m or 1h30m.')],
  }),
  template: (t, values) => ({
    title: t('The template of the image cannot be filled in'),
    cause:
      values['variables'] === ''
        ? t('What “{{template}}” gives is no name of an image.', values)
        : t('OLM knows no value for {{variables}} in “{{template}}”.', values),
    remedies: [
      t(
        'Use kube_major_version, kube_minor_version and kube_patch_version in braces only: they are of Kubernetes, not of OpenShift.',
      ),
      t('Add an image besides: OLM uses that one as long as the template cannot be filled in.'),
    ],
  }),
  'template-kept': (t, values) => ({
    title: t('The template of the image cannot be filled in'),
    cause: t('OLM goes on with {{image}}, and will not follow an update of the cluster.', values),
    remedies: [
      t(
        'Use kube_major_version, kube_minor_version and kube_patch_version in braces only: they are of Kubernetes, not of OpenShift.',
      ),
    ],
  }),
  address: (t, values) => ({
    title: t('Nothing answers at {{address}}', values),
    cause: t(
      'This catalog is served from an address that OLM does not look after: whatever runs there has to be mended there.',
    ),
    remedies: [
      t('See that the server runs, and that the address has its host and its port.'),
      t('See that no NetworkPolicy and no firewall keeps OLM from it.'),
      t('Nothing has to be restarted here: OLM connects again by itself.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;
