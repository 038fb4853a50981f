import type { ResolutionTrouble } from '~/olm/messages/trouble';
import type { MessageValues } from '~/olm/messages/message';
import { RESOLVER_TEXTS } from './resolverTexts';
import type { WriteTrouble } from './troubleText';

export const RESOLUTION_TEXTS: Readonly<Record<ResolutionTrouble, WriteTrouble>> = {
  ...RESOLVER_TEXTS,
  'catalog-missing': (t, values) => ({
    cause: t('There is no CatalogSource {{catalog}} in namespace {{catalogNamespace}}.', values),
    remedy: t('Create the catalog again, or name another one in the Subscription.'),
  }),
  'catalog-unreachable': (t, values) => ({
    cause: t(
      'OLM cannot read catalog {{catalog}} in namespace {{catalogNamespace}}. Until it can, nothing is installed or updated in any namespace that uses this catalog.',
      values,
    ),
    remedy: hasNoAddress(values)
      ? t(
          'Its service has no address: the catalog was probably deleted, and OLM still remembers it. Create it again, or restart the catalog operator.',
        )
      : t('Look at the catalog and its pod, or remove the catalog when nobody needs it.'),
  }),
  'several-installed': (t, values) => ({
    cause: t(
      'OLM cannot tell which ClusterServiceVersion belongs to Subscription {{subscription}}: {{csvs}}.',
      values,
    ),
    remedy: t('Remove those that should not be there.'),
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

/** OLM reads its content although its service is gone (operator-lifecycle-manager#3349). */
function hasNoAddress({ detail = '' }: MessageValues): boolean {
  return detail.includes('no such host');
}
