import type { ResolutionTrouble } from '~/domain/olmMessages/trouble';
import type { WriteTrouble } from './troubleText';

export const RESOLUTION_TEXTS: Readonly<Record<ResolutionTrouble, WriteTrouble>> = {
  'catalog-missing': (t, values) => ({
    cause: t('There is no CatalogSource {{catalog}} in namespace {{catalogNamespace}}.', values),
    remedy: t('Create the catalog again, or name another one in the Subscription.'),
  }),
  'catalog-unreachable': (t, values) => ({
    cause: t(
      'OLM cannot read catalog {{catalog}} in namespace {{catalogNamespace}}. Until it can, nothing is installed or updated in any namespace that uses this catalog.',
      values,
    ),
    remedy: t('Look at the catalog and its pod, or remove the catalog when nobody needs it.'),
  }),
  'catalog-empty': (t, values) => ({
    cause: t('OLM finds nothing in catalog {{catalog}} of namespace {{catalogNamespace}}.', values),
    remedy: t(
      'The catalog is missing, has not started yet, or is empty. OLM tries again when it changes.',
    ),
  }),
  'version-not-in-channel': (t, values) => ({
    cause: t('Channel {{channel}} of package {{package}} has no version {{csv}}.', values),
    remedy: t(
      'Install a version that the channel still lists: a version that others replaced by a range can no longer be installed.',
    ),
  }),
  'channel-not-in-package': (t, values) => ({
    cause: t('Package {{package}} has no channel {{channel}}.', values),
    remedy: t('Change the channel of the Subscription to one that the catalog offers.'),
  }),
  'package-not-in-catalog': (t, values) => ({
    cause: t('The catalog has no package {{package}}.', values),
    remedy: t('The catalog may have changed meanwhile. Install the package from another catalog.'),
  }),
  'no-update-path': (t, values) => ({
    cause: t(
      'No version in the channel can follow what Subscription {{subscription}} has.',
      values,
    ),
    remedy: t('Choose another channel, or uninstall the Operator and install it anew.'),
  }),
  'several-installed': (t, values) => ({
    cause: t(
      'OLM cannot tell which ClusterServiceVersion belongs to Subscription {{subscription}}: {{csvs}}.',
      values,
    ),
    remedy: t('Remove those that should not be there.'),
  }),
  'dependency-api-missing': (t, values) => ({
    cause: t(
      '{{bundle}} needs an Operator that provides {{apiKind}} ({{group}}/{{version}}), and no catalog that this namespace may use has one.',
      values,
    ),
    remedy: t(
      'Add a catalog that has such an Operator, or choose a version that does not need it.',
    ),
  }),
  'dependency-package-missing': (t, values) => ({
    cause: t(
      '{{bundle}} needs package {{package}} {{range}}, and no catalog that this namespace may use has a version that fits.',
      values,
    ),
    remedy: t('Add a catalog that has it, or choose a version that does not need it.'),
  }),
  'dependency-missing': (t, values) => ({
    cause: t('{{bundle}} needs another Operator that OLM does not find ({{wanted}}).', values),
    remedy: t('Add a catalog that has it, or choose a version that does not need it.'),
  }),
  'csv-without-subscription': (t, values) => ({
    cause: t(
      '{{csv}} is in this namespace, and no Subscription says that it belongs to it.',
      values,
    ),
    remedy: t(
      'During an update this passes by itself. Otherwise delete that ClusterServiceVersion, or create the Subscription it belongs to.',
    ),
  }),
  'api-provided-twice': (t, values) => ({
    cause: t(
      '{{first}} and {{second}} both provide {{apiKind}} ({{apiVersion}}). A namespace can have only one provider of an API.',
      values,
    ),
    remedy: t('Uninstall one of them, or install this one in another namespace.'),
  }),
  'package-installed-twice': (t, values) => ({
    cause: t(
      '{{first}} and {{second}} come from the same package {{package}}. A namespace can have a package only once.',
      values,
    ),
    remedy: t('During an update this passes by itself. Otherwise remove one of the two.'),
  }),
  'bundle-deprecated': (t, values) => ({
    cause: t('{{bundle}} is marked as deprecated in a way that OLM never installs it.', values),
    remedy: t('Choose another version or channel.'),
  }),
  'constraints-unsatisfiable': (t) => ({
    cause: t(
      'OLM resolves all Subscriptions of a namespace together, and finds no set of versions in which every one of them gets what it asks for.',
    ),
    remedy: t(
      'OLM’s words list what contradicts each other. Change one of the Subscriptions, or install into a namespace of its own.',
    ),
  }),
  'catalog-unhealthy': (t) => ({
    cause: t('A catalog that this namespace uses is not healthy; OLM waits for it.'),
    remedy: t('Look at the catalogs, and repair or remove the one that fails.'),
  }),
  'resolution-error': (t) => ({
    cause: t('An error kept OLM from looking for versions. It tries again by itself.'),
    remedy: t('When it lasts, look at the catalogs and at the log of the catalog operator.'),
  }),
};
