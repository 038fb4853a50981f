import type { MessageValues } from '~/olm/messages/message';
import type { ResolverMeaning } from '~/olm/messages/resolutionFailure';
import type { Translate } from '~/i18n';
import type { MeaningTexts, MeaningText, WriteMeaning } from './meaningText';

/** Results of the resolver, from the cause to the blocked Subscription. */
const RESOLVER_TEXTS: Readonly<Record<ResolverMeaning, WriteMeaning>> = withStories({
  'catalog-empty': (t, values) => ({
    cause: t('Catalog {{catalog}} in namespace {{catalogNamespace}} contains no packages.', values),
    remedy: t(
      'The catalog does not exist, has not started, or is empty. OLM retries when the catalog changes.',
    ),
  }),
  'version-not-in-channel': (t, values) => ({
    cause: t('Channel {{channel}} of package {{package}} has no version {{csv}}.', values),
  }),
  'channel-not-in-package': (t, values) => ({
    cause: t('Package {{package}} has no channel {{channel}}.', values),
  }),
  'package-not-in-catalog': (t, values) => ({
    cause: t('The catalog has no package {{package}}.', values),
    remedy: t(
      'The package might have been removed from the catalog. Install it from another catalog.',
    ),
  }),
  'no-update-path': (t, values) => ({
    cause: t(
      'No version in the channel can update the installed version of Subscription {{subscription}}.',
      values,
    ),
    remedy: t('Select another channel, or reinstall the Operator.'),
  }),
  'bundle-deprecated': (t, values) => ({
    cause: t('{{bundle}} is deprecated, and OLM does not install it.', values),
  }),
  'dependency-api-missing': (t, values) => ({
    cause: t(
      '{{bundle}} requires an Operator that provides {{apiKind}} ({{group}}/{{version}}). No catalog available in this namespace contains one.',
      values,
    ),
    remedy: t('Add a catalog with the dependency, or select a version that does not require it.'),
  }),
  'dependency-package-missing': (t, values) => ({
    cause: t(
      '{{bundle}} requires package {{package}} {{range}}. No catalog available in this namespace contains a compatible version.',
      values,
    ),
    remedy: t('Add a catalog with the dependency, or select a version that does not require it.'),
  }),
  'dependency-missing': (t, values) => ({
    cause: t('{{bundle}} requires another Operator, which was not found ({{wanted}}).', values),
    remedy: t('Add a catalog with the dependency, or select a version that does not require it.'),
  }),
  'csv-without-subscription': (t, values) => orphanText(t, values),
  'api-provided-twice': (t, values) => ({
    cause: t(
      '{{first}} and {{second}} both provide {{apiKind}} ({{apiVersion}}). A namespace can have only one provider of an API.',
      values,
    ),
    remedy: t('Uninstall one of the Operators, or install this Operator in another namespace.'),
  }),
  'package-installed-twice': (t, values) => ({
    cause: t(
      '{{first}} and {{second}} are from the same package {{package}}. A namespace can contain a package only once.',
      values,
    ),
    remedy: t('This is expected during an update. Otherwise, uninstall one of the Operators.'),
  }),
});

/** Each with the requesting Subscription and the blocked ones. */
function withStories(
  texts: Readonly<Record<ResolverMeaning, WriteMeaning>>,
): Readonly<Record<ResolverMeaning, WriteMeaning>> {
  const entries = Object.entries(texts).map(([kind, write]) => [kind, withContext(write)] as const);
  return { ...texts, ...Object.fromEntries(entries) };
}

function withContext(write: WriteMeaning): WriteMeaning {
  return (t, values) => {
    const text = write(t, values);
    const story = [...requestTexts(t, values), text.cause, ...blocked(t, values)];
    return { ...text, cause: t.sentences(story) };
  };
}

/** The requests of Subscriptions, unless the cause names them. */
function requestTexts(t: Translate, values: MessageValues): readonly string[] {
  const { bundle, first, second, firstSubscription, secondSubscription, subscription } = values;
  return [
    wish(t, { subscription, wanted: bundle }),
    wish(t, { subscription: firstSubscription, wanted: first }),
    wish(t, { subscription: secondSubscription, wanted: second }),
  ].filter((text) => text !== '');
}

function wish(
  t: Translate,
  {
    subscription = '',
    wanted = '',
  }: Readonly<Record<'subscription' | 'wanted', string | undefined>>,
): string {
  if (subscription === '' || wanted === '') return '';
  return t('Subscription {{subscription}} requires {{wanted}}.', { subscription, wanted });
}

function blocked(t: Translate, { blocked: name = '' }: MessageValues): readonly string[] {
  return name === ''
    ? []
    : [
        t('OLM resolves all Subscriptions in a namespace together, so {{name}} is blocked.', {
          name,
        }),
      ];
}

/** A ClusterServiceVersion without a Subscription: a leftover, or about to be replaced. */
function orphanText(t: Translate, values: MessageValues): MeaningText {
  const { next = '', wanted = '' } = values;
  if (next !== '') {
    return {
      cause: t(
        '{{next}} is replacing {{csv}}. OLM cannot resolve this namespace until {{csv}} is deleted.',
        values,
      ),
      remedy: t(
        'This is expected during an update. If the problem persists, check why {{next}} is not ready, or delete {{csv}}.',
        values,
      ),
    };
  }
  if (wanted === '') {
    return {
      cause: t('{{csv}} exists in this namespace without a Subscription.', values),
      remedy: t(
        'This is expected during an update. Otherwise, delete the CSV or create its Subscription.',
      ),
    };
  }
  return {
    cause: t(
      '{{csv}} is left over from an earlier installation and has no Subscription. It prevents Subscription {{subscription}} from installing {{wanted}}.',
      values,
    ),
    remedy: t.sentences([
      wanted === values['csv']
        ? t('Delete {{csv}}. OLM then reinstalls it for the Subscription.', values)
        : t('Delete {{csv}}. OLM then installs {{wanted}}.', values),
      t('Instances remain but are not managed until then.'),
    ]),
  };
}

export const RESOLUTION_TEXTS = {
  ...RESOLVER_TEXTS,
  'catalog-missing': (t, values) => ({
    cause: t('CatalogSource {{catalog}} not found in {{catalogNamespace}}', values),
    remedy: t('Re-create the CatalogSource, or select another one in the Subscription.'),
  }),
  'catalog-unreachable': (t, values) => ({
    cause: t(
      'Catalog {{catalog}} in namespace {{catalogNamespace}} is unavailable. OLM cannot install or update Operators in namespaces that use it.',
      values,
    ),
    remedy: hasNoAddress(values)
      ? t('The catalog was probably deleted. Re-create it, or restart the catalog operator.')
      : t('Check the catalog and its pod, or delete the catalog if it is not required.'),
  }),
  'several-installed': (t, values) => ({
    cause: t('Multiple CSVs might belong to Subscription {{subscription}}: {{csvs}}.', values),
  }),
  'constraints-unsatisfiable': (t) => ({
    cause: t('No combination of versions satisfies all Subscriptions in this namespace.'),
    remedy: t(
      'The OLM message lists the conflicts. Edit one of the Subscriptions, or install in another namespace.',
    ),
  }),
  'catalog-unhealthy': (t) => ({
    cause: t('OLM is waiting for an unavailable catalog.'),
  }),
  'resolution-error': (t) => ({
    cause: t('Dependency resolution failed with an error. OLM retries automatically.'),
  }),
} satisfies MeaningTexts;

/** OLM reads the catalog's content although its service does not exist (operator-lifecycle-manager#3349). */
function hasNoAddress({ detail = '' }: MessageValues): boolean {
  return detail.includes('no such host');
}
