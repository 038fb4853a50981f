import { useEffect, useRef } from 'react';
import type { Offer } from '~/catalog/view/package/OtherOffers';
import {
  InstallMenu,
  PackageActions,
  UninstallAction,
} from '~/catalog/view/package/PackageActions';
import { PackageBody } from '~/catalog/view/package/PackageBody';
import { PackageHeader } from '~/catalog/view/package/PackageHeader';
import { LinkButton } from '~/ui/LinkButton';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { packageIcon } from '~/olm/read/packageIcon';
import { useExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { choosing, opening } from '~/catalog/rules/detailsInUrl';
import { type PackageKey, identityOf } from '~/olm/packages/operatorPackage';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { type PackageSelection, selectionIn } from '~/catalog/rules/selection';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { focusHeading } from './focusHeading';

/** The details with the channel and version in the catalog's URL. */
export function DetailsPanelContent({ details, scope, offers }: Props) {
  const [query, setQuery] = useUrlQuery();
  const { operator } = details;
  const wanted = { channel: query.get('channel'), version: query.get('version') };
  const selection = selectionIn(operator, wanted);
  const support = useVersionSupport(operator.key, selection?.version.version ?? null);
  const extension = useExtensionOffer(scope, operator.key, selection?.version.csvName);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The panel has the focus since it was opened.
    const panel = content.current?.closest('section') ?? null;
    if (document.activeElement === panel) focusHeading(panel);
  }, []);
  if (selection === null) return null;
  return (
    <div ref={content} className="operator-hub__package-body">
      <PackageHeader
        details={details}
        selection={selection}
        icon={packageIcon(scope, identityOf(operator))}
        level="h2"
      >
        <PackageActions details={details} selection={selection} scope={scope} extension={extension}>
          <InstallMenu packageKey={operator.key} of={extension} />
          <OpenPage packageKey={operator.key} selection={selection} scope={scope} />
          <UninstallAction installs={details.installs} isInline />
        </PackageActions>
      </PackageHeader>
      <PackageBody
        details={details}
        selection={selection}
        support={support}
        extension={extension}
        offers={offers}
        linkOf={(key) => ({ search: opening(query, key).toString() })}
        onChoose={(channel, version) => {
          setQuery((before) => choosing(before, channel, version), { replace: true });
        }}
      />
    </div>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly scope: NamespaceScope;
  readonly offers: readonly Offer[];
};

function OpenPage({ packageKey, selection, scope }: OpenPageProps) {
  const t = useT();
  const { channel, version } = selection;
  const query = new URLSearchParams({ channel: channel.name, version: version.version });
  return (
    <LinkButton
      variant="link"
      isInline
      to={`${routes.package(scope, packageKey)}?${query.toString()}`}
    >
      {t('View details')}
    </LinkButton>
  );
}

type OpenPageProps = {
  readonly packageKey: PackageKey;
  readonly selection: PackageSelection;
  readonly scope: NamespaceScope;
};
