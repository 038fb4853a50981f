import type { ReactNode } from 'react';
import { Stack } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { maxOpenShiftVersionIn } from '~/olm/packages/features';
import { isNamedDeprecated } from '~/catalog/rules/nameOrder';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { type Deprecation, type PackageSelection, deprecationsOf } from '~/catalog/rules/selection';
import { isCommunity } from '~/olm/packages/support';
import { type Translate, useT } from '~/i18n';
import { WebText } from '~/ui/package/Fact';
import { FlawNotice } from './FlawNotice';
import { OwnCatalogDown } from './OwnCatalogDown';
import { TokenAuthNotice } from './TokenAuthNotice';

/** What a person must know before installing: deprecations, gaps, blocked cluster upgrades, missing support. */
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

/** The catalog says nothing itself: nobody would be warned by OLM either. */
function NamedDeprecated() {
  const t = useT();
  return (
    <Notice variant="warning" title={t('Its author calls it deprecated')}>
      {t('Its catalog does not say so. What to use instead may stand in the description.')}
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
      {t('As long as this version is installed, the cluster stays at OpenShift {{limit}}.', {
        limit,
      })}
    </Notice>
  );
}

/** BR-013. */
function CommunityNotice() {
  const t = useT();
  return (
    <Notice variant="info" title={t('This is a community Operator')}>
      {t(
        'It has not been vetted or verified by Red Hat and has no official support: its stability is unknown.',
      )}{' '}
      <WebText
        url="https://access.redhat.com/third-party-software-support"
        text={t('Red Hat on software of others')}
      />
    </Notice>
  );
}

function deprecationText({ level, name }: Deprecation, t: Translate): string {
  switch (level) {
    case 'package':
      return t('The package {{name}} is deprecated', { name });
    case 'channel':
      return t('The channel {{name}} is deprecated', { name });
    case 'version':
      return t('The version {{name}} is deprecated', { name });
  }
}
