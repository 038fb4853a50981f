import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import { Stack, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { type Feature, featuresIn, maxOpenShiftVersionIn } from '~/olm/packages/features';
import { isNamedDeprecated } from '~/catalog/rules/nameOrder';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { deprecationsOf, type Deprecation, type PackageSelection } from '~/catalog/rules/selection';
import { isCommunity } from '~/olm/packages/support';
import { useT, type Translate } from '~/i18n';
import { WebText } from '~/ui/package/Fact';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { routes } from '~/routes';
import type { CatalogFlaw } from '~/olm/packages/catalogFlaws';
import { useArrangement } from './arrangement';

/** Notices before installing: deprecations, gaps, blocked cluster updates, missing support. */
export function PackageAlerts({ details, selection }: Props) {
  const t = useT();
  const { operator, installs, catalog } = details;
  const { annotations } = selection.channel;
  const limit = maxOpenShiftVersionIn(annotations);
  const deprecations = deprecationsOf(operator, selection);
  const notices: readonly ReactNode[] = [
    <OwnCatalogDown key="catalog" catalog={catalog} />,
    ...deprecations.map((deprecation) => (
      <Notice key={deprecation.level} variant="warning" title={deprecationText(deprecation, t)}>
        {deprecation.message}
      </Notice>
    )),
    deprecations.length === 0 && isNamedDeprecated(selection.channel.displayName) && (
      <NamedDeprecated key="named" />
    ),
    operator.flaws.length > 0 && <FlawNotice key="flaws" flaws={operator.flaws} />,
    limit !== null && <UpgradeLimit key="limit" limit={limit} />,
    isCommunity(operator.key) && installs.length === 0 && <CommunityNotice key="community" />,
    installs.length === 0 && <TokenAuthNotice key="token" annotations={annotations} />,
  ];
  return (
    <Stack hasGutter className="operator-hub__package-alerts">
      {notices}
    </Stack>
  );
}

type Props = { readonly details: PackageDetails; readonly selection: PackageSelection };

/** The catalog contains no deprecation, so that OLM would not warn either. */
function NamedDeprecated() {
  const t = useT();
  return (
    <Notice variant="warning" title={t('Possibly deprecated')}>
      {t(
        'The catalog does not mark this Operator as deprecated. The description might name a replacement.',
      )}
    </Notice>
  );
}

function UpgradeLimit({ limit }: { readonly limit: string }) {
  const t = useT();
  return (
    <Notice
      variant="warning"
      title={t('Blocks cluster upgrades beyond OpenShift {{limit}}', { limit })}
    >
      {t(
        'The cluster cannot be updated beyond OpenShift {{limit}} while this version is installed.',
        {
          limit,
        },
      )}
    </Notice>
  );
}

/** BR-013. */
function CommunityNotice() {
  const t = useT();
  return (
    <Notice variant="info" title={t('This is a community Operator')}>
      {t(
        'Community Operators have not been vetted or verified by Red Hat. Use them with caution, because their stability is unknown.',
      )}{' '}
      <WebText
        url="https://access.redhat.com/third-party-software-support"
        text={t('Red Hat third-party software support policy')}
      />
    </Notice>
  );
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

/**
 * A notice about the unavailable catalog of the package, with the consequence (recording catalog_unhealthy). Empty
 * beside the list of the catalog, which has its own notice.
 */
function OwnCatalogDown({ catalog }: { readonly catalog: CatalogHealth | null }) {
  const t = useT();
  const isPage = useArrangement() === 'page';
  if (!isPage || catalog?.state !== 'down') return null;
  const { displayName, name, namespace, observed, message, since } = catalog;
  return (
    <Notice
      variant="danger"
      title={t('Catalog {{catalog}} is unavailable', { catalog: displayName })}
      actionLinks={<Link to={routes.source(namespace, name)}>{t('View cause and remedies')}</Link>}
    >
      <p>
        {t(
          'This page might be outdated. OLM cannot install or update Operators from this catalog until it is available.',
        )}
      </p>
      <p>
        {t('CatalogSource {{name}} in {{namespace}}: {{observed}}', { name, namespace, observed })}{' '}
        {since !== null && <Timestamp timestamp={since} simple />}
      </p>
      {message !== '' && <p>{message}</p>}
    </Notice>
  );
}

/** The errors of the catalog about a package, with the displayed values. */
function FlawNotice({ flaws }: { readonly flaws: readonly CatalogFlaw[] }) {
  const t = useT();
  return (
    <Notice variant="warning" title={t('Incomplete package data')}>
      <List>
        {flaws.map((flaw) => (
          <ListItem key={flaw.kind}>{flawText(flaw, t)}</ListItem>
        ))}
      </List>
    </Notice>
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
function TokenAuthNotice({ annotations }: TokenAuthNoticeProps) {
  const t = useT();
  const needs = featuresIn(annotations).flatMap((feature) => needOf(feature, t) ?? []);
  if (needs.length === 0) return null;
  return (
    <Notice
      variant="info"
      isExpandable
      title={t('Supports short-lived cloud credentials')}
      toggleAriaLabel={t('View requirements')}
    >
      <p>{t('If the cluster issues short-lived credentials, installation requires:')}</p>
      <List>
        {needs.map((need) => (
          <ListItem key={need}>{need}</ListItem>
        ))}
      </List>
    </Notice>
  );
}

type TokenAuthNoticeProps = { readonly annotations: Readonly<Record<string, string>> };

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
