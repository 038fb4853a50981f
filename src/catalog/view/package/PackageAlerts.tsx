import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import { Stack, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { connectionText } from '~/ui/connectionText';
import { Fold } from '~/ui/Fold';
import { CommunityText } from '~/ui/package/CommunityText';
import { Notice } from '~/ui/Notice';
import { type Feature, featuresIn, maxOpenShiftVersionIn } from '~/olm/packages/features';
import { isNamedDeprecated } from '~/catalog/rules/nameOrder';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { deprecationsOf, type Deprecation, type PackageSelection } from '~/catalog/rules/selection';
import { isCommunity } from '~/olm/packages/support';
import { useT, type Translate } from '~/i18n';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { routes } from '~/routes';
import type { CatalogFlaw } from '~/olm/packages/catalogFlaws';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { ExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { unfitText } from '~/ui/fitText';
import { useArrangement } from './arrangement';
import type { Offer } from './OtherOffers';

/**
 * Notices before installing: deprecations, gaps, blocked cluster updates, missing support. At most two lines, so that
 * the description remains in view: on a page, one notice has them alone.
 */
export function PackageAlerts({ details, selection, extension, offers }: Props) {
  const t = useT();
  const isPage = useArrangement() === 'page';
  const notices = [
    // Beside the list of the catalog, which has its own notice.
    ...(isPage ? catalogNotice(details.catalog, t) : []),
    ...unfitNotice(extension, offers, t),
    ...noticesOf(details, selection, t),
  ];
  const shown = notices.length > LINES ? notices.slice(0, LINES - 1) : notices;
  const more = notices.slice(shown.length);
  if (notices.length === 0) return null;
  return (
    <Stack hasGutter>
      <NoticeLines of={shown} isFolded={!isPage || notices.length > 1} />
      {more.length > 0 && (
        <Fold title={t('Show {{count}} more', { count: more.length })}>
          <Stack hasGutter>
            <NoticeLines of={more} isFolded />
          </Stack>
        </Fold>
      )}
    </Stack>
  );
}

const LINES = 2;

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  /** How OLM v1 can install it; `null`: not at all. */
  readonly extension: ExtensionOffer | null;
  /** The offers of other catalogs. */
  readonly offers: readonly Offer[];
};

/** Why OLM v1 cannot install the selected version, with OLM v0 as the alternative if it can. */
function unfitNotice(
  extension: ExtensionOffer | null,
  offers: readonly Offer[],
  t: Translate,
): readonly PackageNotice[] {
  const reason = extension?.isOnly === true && extension.fit && unfitText(extension.fit, t);
  if (typeof reason !== 'string') return [];
  const other = offers.find(({ key }) => key.catalogNamespace !== CLUSTER_SCOPE);
  const body = (
    <>
      <p>{reason}</p>
      {other !== undefined && (
        <Link to={routes.install(null, other.key)}>{t('Install with OLM v0')}</Link>
      )}
    </>
  );
  return [{ key: 'unfit', variant: 'warning', title: t('Not supported by OLM v1'), body }];
}

type PackageNotice = {
  readonly key: string;
  readonly variant: 'danger' | 'warning' | 'info';
  readonly title: string;
  /** `null`: the title says it. */
  readonly body: ReactNode;
};

function NoticeLines({ of, isFolded }: NoticeLinesProps) {
  return of.map(({ key, variant, title, body }) => (
    <Notice
      key={key}
      variant={variant}
      title={title}
      truncateTitle={of.length === 1 ? LINES : 1}
      {...(isFolded && body !== null && { isExpandable: true, toggleAriaLabel: title })}
    >
      {body}
    </Notice>
  ));
}

type NoticeLinesProps = {
  readonly of: readonly PackageNotice[];
  /** Only the titles are shown. */
  readonly isFolded: boolean;
};

/** The most important first. */
function noticesOf(
  { operator, installs }: PackageDetails,
  selection: PackageSelection,
  t: Translate,
): readonly PackageNotice[] {
  const { annotations, displayName } = selection.channel;
  const limit = maxOpenShiftVersionIn(annotations);
  const deprecations = deprecationsOf(operator, selection);
  const needs = featuresIn(annotations).flatMap((feature) => needOf(feature, t) ?? []);
  const notices: readonly (PackageNotice | false)[] = [
    ...deprecations.map((deprecation) => ({
      key: deprecation.level,
      variant: 'warning' as const,
      title: deprecationText(deprecation, t),
      body: deprecation.message,
    })),
    // The catalog contains no deprecation, so that OLM would not warn either.
    deprecations.length === 0 &&
      isNamedDeprecated(displayName) && {
        key: 'named',
        variant: 'warning',
        title: t('Possibly deprecated'),
        body: t(
          'The catalog does not mark this Operator as deprecated. The description might name a replacement.',
        ),
      },
    // The errors of the catalog about a package, with the displayed values.
    operator.flaws.length > 0 && {
      key: 'flaws',
      variant: 'warning',
      title: t('Incomplete package data'),
      body: (
        <List>
          {operator.flaws.map((flaw) => (
            <ListItem key={flaw.kind}>{flawText(flaw, t)}</ListItem>
          ))}
        </List>
      ),
    },
    limit !== null && {
      key: 'limit',
      variant: 'warning',
      title: t('Blocks cluster upgrades beyond OpenShift {{limit}}', { limit }),
      body: null,
    },
    isCommunity(operator.key) &&
      installs.length === 0 && {
        key: 'community',
        variant: 'info',
        title: t('This is a community Operator'),
        body: <CommunityText />,
      },
    needs.length > 0 &&
      installs.length === 0 && {
        key: 'token',
        variant: 'info',
        title: t('Supports short-lived cloud credentials'),
        body: <CredentialNeeds of={needs} />,
      },
  ];
  return notices.filter((notice) => notice !== false);
}

function deprecationText({ level, name }: Deprecation, t: Translate): string {
  switch (level) {
    case 'package':
      return t('Package {{name}} is deprecated', { name });
    case 'channel':
      return t('Channel {{name}} is deprecated', { name });
    case 'version':
      return t('Version {{name}} is deprecated', { name });
  }
}

/** A notice about the unavailable catalog of the package, with the consequence (recording catalog_unhealthy). */
function catalogNotice(catalog: CatalogHealth | null, t: Translate): readonly PackageNotice[] {
  if (catalog?.state !== 'down') return [];
  const { displayName: name } = catalog;
  const title = t('Catalog {{catalog}} is unavailable', { catalog: name });
  return [{ key: 'catalog', variant: 'danger', title, body: <CatalogDown catalog={catalog} /> }];
}

function CatalogDown({ catalog }: { readonly catalog: CatalogHealth }) {
  const t = useT();
  const { name, namespace, observed, message, since } = catalog;
  return (
    <>
      <p>
        {t(
          'OLM cannot install or update Operators in namespaces that use an unavailable catalog. Installed Operators continue to run.',
        )}
      </p>
      <p>
        {t('CatalogSource {{name}} in {{namespace}}: {{observed}}', {
          name,
          namespace,
          observed: connectionText(observed, t),
        })}{' '}
        {since !== null && <Timestamp timestamp={since} simple />}
      </p>
      {message !== '' && <p>{message}</p>}
      <Link to={routes.source(namespace, name)}>{t('View cause and remedies')}</Link>
    </>
  );
}

function flawText(flaw: CatalogFlaw, t: Translate): string {
  switch (flaw.kind) {
    case 'no-default-channel':
      return t('No default channel specified. The first channel is used.');
    case 'unknown-default-channel':
      return t('Default channel {{name}} does not exist. The first channel is used.', flaw);
    case 'no-versions':
      return t('Channels that list only the latest version: {{names}}', {
        names: t.list(flaw.names),
      });
    case 'not-described':
      return t('Channels without a description of the latest version: {{names}}', {
        names: t.list(flaw.names),
      });
    case 'unreadable-annotations':
      return t('Annotations with invalid JSON: {{names}}', {
        names: t.list(flaw.names),
      });
  }
}

/**
 * The requirements of an Operator with short-lived cloud credentials. Source of the requirements of each cloud: the
 * console's install form.
 */
function CredentialNeeds({ of }: { readonly of: readonly string[] }) {
  const t = useT();
  return (
    <>
      <p>{t('If the cluster issues short-lived credentials, installation requires:')}</p>
      <List>
        {of.map((need) => (
          <ListItem key={need}>{need}</ListItem>
        ))}
      </List>
    </>
  );
}

function needOf(feature: Feature, t: Translate): string | null {
  switch (feature) {
    case 'token-auth-aws':
      return t('AWS: role ARN');
    case 'token-auth-azure':
      return t('Azure: client ID, tenant ID, and subscription ID');
    case 'token-auth-gcp':
      return t('Google Cloud: pool ID, provider ID, and service account email');
    default:
      return null;
  }
}
