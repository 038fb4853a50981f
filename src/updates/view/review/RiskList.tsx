import { Icon, List, ListItem } from '@patternfly/react-core';
import {
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InfoCircleIcon,
} from '@patternfly/react-icons';
import { readCsvName } from '~/olm/plans/csvName';
import type { Risk } from '~/updates/rules/review/risk';
import { useT } from '~/i18n';
import { riskStatus, riskText } from '~/updates/view/plan/riskText';

/** Why a plan deserves a closer look, Operator by Operator where it has several. */
export function RiskList({ risks, isShared }: Props) {
  const t = useT();
  return (
    <List isPlain aria-label={t('Deserves attention')}>
      {risks.map((risk) => {
        const text = riskText(risk, t);
        return (
          <ListItem key={`${risk.csvName} ${text}`} icon={<RiskIcon status={riskStatus(risk)} />}>
            {isShared
              ? t('{{name}}: {{text}}', { name: readCsvName(risk.csvName).operator, text })
              : text}
          </ListItem>
        );
      })}
    </List>
  );
}

type Props = {
  readonly risks: readonly Risk[];
  /** The plan changes several Operators. */
  readonly isShared: boolean;
};

function RiskIcon({ status }: { readonly status: ReturnType<typeof riskStatus> }) {
  const t = useT();
  switch (status) {
    case 'danger':
      return (
        <Icon status="danger">
          <ExclamationCircleIcon title={t('Grave')} />
        </Icon>
      );
    case 'warning':
      return (
        <Icon status="warning">
          <ExclamationTriangleIcon title={t('Attention')} />
        </Icon>
      );
    case 'info':
      return (
        <Icon status="info">
          <InfoCircleIcon title={t('Note')} />
        </Icon>
      );
  }
}
