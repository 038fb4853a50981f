import type { ReactNode } from 'react';
import { Label, Title } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { summaryOf } from '~/catalog/rules/summary';
import type { IconSource } from '~/olm/packages/iconData';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import type { PackageSelection } from '~/catalog/rules/selection';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { useT } from '~/i18n';
import '~/ui/package/package.css';

/** The name and state of the package with its main action. */
export function PackageHeader({ details, selection, icon, level, children }: Props) {
  const t = useT();
  const { operator, state } = details;
  const { provider, deprecation, catalogDisplayName } = operator;
  const name = selection.channel.displayName;
  const lead = summaryOf(selection.channel);
  return (
    <header className="operator-hub__package-head">
      <OperatorIcon size="lg" icon={icon} />
      <div className="operator-hub__package-names">
        {/* The keyboard comes here when the details open. */}
        <Title headingLevel={level} size="2xl" tabIndex={-1} title={name} dir="auto">
          <span className="operator-hub__package-name">{name}</span>
        </Title>
        {provider !== '' && (
          <span className="operator-hub__package-provider" title={provider}>
            {t('Provided by {{provider}}', { provider })}
          </span>
        )}
        {lead !== null && (
          <p className="operator-hub__package-lead" dir="auto" title={lead}>
            {lead}
          </p>
        )}
        <LabelGroup numLabels={4} aria-label={t('Summary')}>
          <Label isCompact variant="outline">
            {catalogDisplayName}
          </Label>
          {operator.key.catalogNamespace === CLUSTER_SCOPE && (
            <Label isCompact variant="outline">
              {t('OLM v1')}
            </Label>
          )}
          {state !== 'not-installed' && <CatalogStateLabel state={state} />}
          {deprecation !== null && <DeprecatedLabel message={deprecation} />}
        </LabelGroup>
      </div>
      {children}
    </header>
  );
}

type Props = {
  readonly details: PackageDetails;
  readonly selection: PackageSelection;
  readonly icon: IconSource;
  readonly level: 'h1' | 'h2';
  /** The actions. */
  readonly children: ReactNode;
};
