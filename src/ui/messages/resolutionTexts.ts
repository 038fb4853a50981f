import type { ResolutionTrouble } from '~/olm/messages/trouble';
import type { MessageValues } from '~/olm/messages/message';
import type { ResolverTrouble } from '~/olm/messages/resolverStory';
import type { Translate } from '~/i18n';
import type { WriteTrouble, TroubleText } from './troubleText';

/** What the resolver found, told from its cause to what it blocks. */
const RESOLVER_TEXTS: Readonly<Record<ResolverTrouble, WriteTrouble>> = told({
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
  'bundle-deprecated': (t, values) => ({
    cause: t('{{bundle}} is marked as deprecated in a way that OLM never installs it.', values),
    remedy: t('Choose another version or channel.'),
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
  'csv-without-subscription': (t, values) => orphanText(t, values),
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
});

/** Each with who asked for it before, and whom it blocks after. */
function told(
  texts: Readonly<Record<ResolverTrouble, WriteTrouble>>,
): Readonly<Record<ResolverTrouble, WriteTrouble>> {
  const entries = Object.entries(texts).map(([kind, write]) => [kind, withStory(write)] as const);
  return { ...texts, ...Object.fromEntries(entries) };
}

function withStory(write: WriteTrouble): WriteTrouble {
  return (t, values) => {
    const { cause, remedy } = write(t, values);
    const story = [...wishes(t, values), cause, ...blocked(t, values)];
    return { cause: story.join(' '), remedy };
  };
}

/** What Subscriptions ask for, where the cause does not name it itself. */
function wishes(t: Translate, values: MessageValues): readonly string[] {
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
  return t('Subscription {{subscription}} asks for {{wanted}}.', { subscription, wanted });
}

function blocked(t: Translate, { blocked: name = '' }: MessageValues): readonly string[] {
  return name === ''
    ? []
    : [
        t(
          'OLM resolves all Subscriptions of a namespace together: {{name}} waits until this is settled.',
          { name },
        ),
      ];
}

/** A ClusterServiceVersion that no Subscription refers to: left behind, or about to be replaced. */
function orphanText(t: Translate, values: MessageValues): TroubleText {
  const { next = '', wanted = '' } = values;
  if (next !== '') {
    return {
      cause: t(
        '{{next}} is replacing {{csv}}, and both are still here. OLM resolves nothing in this namespace until the old one is gone.',
        values,
      ),
      remedy: t(
        'During an update this passes by itself. When it lasts, see why {{next}} does not get ready, or delete {{csv}}.',
        values,
      ),
    };
  }
  if (wanted === '') {
    return {
      cause: t(
        '{{csv}} is in this namespace, and no Subscription says that it belongs to it.',
        values,
      ),
      remedy: t(
        'During an update this passes by itself. Otherwise delete that ClusterServiceVersion, or create the Subscription it belongs to.',
      ),
    };
  }
  return {
    cause: t(
      '{{csv}} was left behind by an earlier installation: no Subscription refers to it. Subscription {{subscription}} would install {{wanted}} anew, and a namespace cannot have both.',
      values,
    ),
    remedy: [
      wanted === values['csv']
        ? t('Delete {{csv}}: OLM then installs it anew, for the Subscription.', values)
        : t('Delete {{csv}}: OLM then installs {{wanted}}.', values),
      t('The objects of its APIs stay, and nobody looks after them meanwhile.'),
    ].join(' '),
  };
}

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
