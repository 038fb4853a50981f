import { StackItem } from '@patternfly/react-core';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { maxOpenShiftVersionIn } from '~/domain/catalog/features';
import {
  type Deprecation,
  type PackageSelection,
  deprecationsOf,
} from '~/domain/catalog/selection';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type Translate, useT } from '~/i18n';
import { Notice } from '~/components/Notice';

/** What a person must know before installing: deprecations, blocked cluster upgrades, missing support. */
export function PackageAlerts({ operator, selection, installs }: Props) {
  const t = useT();
  const limit = maxOpenShiftVersionIn(selection.channel.annotations);
  const isCommunity =
    operator.key.catalog === 'community-operators' &&
    operator.key.catalogNamespace === 'openshift-marketplace';
  return (
    <>
      {deprecationsOf(operator, selection).map((deprecation) => (
        <StackItem key={deprecation.level}>
          <Notice variant="warning" title={deprecationText(deprecation, t)}>
            {deprecation.message}
          </Notice>
        </StackItem>
      ))}
      {limit !== null && (
        <StackItem>
          <Notice
            variant="warning"
            title={t('Blocks cluster upgrades beyond OpenShift {{limit}}', { limit })}
          >
            {t('As long as this version is installed, the cluster stays at OpenShift {{limit}}.', {
              limit,
            })}
          </Notice>
        </StackItem>
      )}
      {isCommunity && installs.length === 0 && (
        <StackItem>
          <Notice variant="info" title={t('This is a community Operator')}>
            {t(
              'It has not been vetted or verified by Red Hat and has no official support: its stability is unknown.',
            )}
          </Notice>
        </StackItem>
      )}
    </>
  );
}

type Props = {
  readonly operator: OperatorPackage;
  readonly selection: PackageSelection;
  readonly installs: readonly InstalledOperator[];
};

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
