import { Label, LabelGroup, Title } from '@patternfly/react-core';
import { CatalogStateLabel } from '~/components/CatalogStateLabel';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import { OperatorIcon } from '~/components/OperatorIcon';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import type { PackageDetails } from '~/data/packageDetails';
import { packageIconUrl } from '~/data/packageIcon';
import { channelOf } from '~/domain/catalog/operatorPackage';
import type { PackageSelection } from '~/domain/catalog/selection';
import { useT } from '~/i18n';
import { PackageActions } from './PackageActions';

/** Who it is, how it stands, and the one thing to do. */
export function PackageHeader({ details, selection }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const { operator, state } = details;
  const { key, provider, defaultChannel, deprecation, catalogDisplayName } = operator;
  const headCsv = channelOf(operator, defaultChannel)?.headCsv ?? '';
  return (
    <header className="operator-hub__package-head">
      <OperatorIcon size="lg" url={packageIconUrl(scope, { key, defaultChannel, headCsv })} />
      <div className="operator-hub__package-names">
        <Title headingLevel="h1">{selection.channel.displayName}</Title>
        {provider !== '' && (
          <span className="operator-hub__package-provider">
            {t('Provided by {{provider}}', { provider })}
          </span>
        )}
        <LabelGroup numLabels={4} aria-label={t('Facts at a glance')}>
          <Label isCompact variant="outline">
            {catalogDisplayName}
          </Label>
          {state !== 'not-installed' && <CatalogStateLabel state={state} />}
          {deprecation !== null && <DeprecatedLabel message={deprecation} />}
        </LabelGroup>
      </div>
      <PackageActions details={details} selection={selection} />
    </header>
  );
}

type Props = { readonly details: PackageDetails; readonly selection: PackageSelection };
