import { Label, Title } from '@patternfly/react-core';
import { DetailHead } from '~/ui/DetailHead';
import { LabelGroup } from '~/ui/LabelGroup';
import { Mono } from '~/ui/Mono';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { operatorIcon } from '~/olm/read/operatorIcon';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { type Translate, useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { HeaderActions } from './HeaderActions';

/** Who it is, where it is, how it is, and the one thing to do. */
export function OperatorHeader({ details }: OperatorTabProps) {
  const t = useT();
  const { operator, diagnosis } = details;
  const { displayName, version, provider, namespace, deprecations } = operator;
  return (
    <DetailHead
      icon={operatorIcon(details)}
      title={
        <div className="operator-hub__operator-title">
          <Title headingLevel="h1" size="2xl" dir="auto">
            {displayName}
          </Title>
          {version !== null && <Mono>{version}</Mono>}
        </div>
      }
      place={
        provider === null
          ? t('In namespace {{namespace}}', { namespace })
          : t('Provided by {{provider}}, in namespace {{namespace}}', { provider, namespace })
      }
      facts={
        <LabelGroup numLabels={5} aria-label={t('Facts at a glance')}>
          <HealthLabel health={diagnosis.health} />
          {deprecations.map(({ level, message }) => (
            <Label key={level} variant="outline" status="warning" title={message}>
              {deprecationText(level, t)}
            </Label>
          ))}
        </LabelGroup>
      }
      actions={<HeaderActions details={details} />}
    />
  );
}

function deprecationText(level: InstalledDeprecation['level'], t: Translate): string {
  switch (level) {
    case 'package':
      return t('Package deprecated');
    case 'channel':
      return t('Channel deprecated');
    case 'version':
      return t('Version deprecated');
  }
}
