import type { ReactNode } from 'react';
import { Icon, type IconComponentProps } from '@patternfly/react-core';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InProgressIcon,
  InfoCircleIcon,
} from '@patternfly/react-icons';
import { LinkButton } from '~/ui/LinkButton';
import type { UpdateSituation } from '~/updates/rules/settings/consequences';
import type { UpdateStanding } from '~/updates/rules/settings/updateStanding';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { nextText, standingText } from './standingText';

/** Where it stands in a sentence that can be read from afar, what comes next, and the one thing to do about it. */
export function StandingLine(props: Props) {
  const t = useT();
  const { standing, situation } = props;
  const { namespace } = situation;
  const { status, icon } = LOOKS[standing.kind];
  const plan = 'plan' in standing ? standing.plan : null;
  const next = nextText(props, t);
  return (
    <div className="operator-hub__standing">
      <Icon size="lg" status={status}>
        {icon}
      </Icon>
      <div className="operator-hub__standing-text">
        <p className="operator-hub__standing-title">{standingText(props, t)}</p>
        {next !== null && <p className="operator-hub__subtle">{next}</p>}
      </div>
      {plan !== null && (
        <LinkButton variant="secondary" to={routes.plan(namespace, plan.name)}>
          {plan.state.kind === 'requires-approval'
            ? t('Review install plan')
            : t('View install plan')}
        </LinkButton>
      )}
    </div>
  );
}

export type StandingProps = {
  readonly standing: UpdateStanding;
  readonly situation: UpdateSituation;
  readonly channel: string;
  /** The one that is installed. */
  readonly version: string | null;
  /** The page says above what is wrong. */
  readonly hasTrouble: boolean;
};

type Props = StandingProps;

type Look = {
  readonly status: NonNullable<IconComponentProps['status']>;
  readonly icon: ReactNode;
};

const WARNING: Look = { status: 'warning', icon: <ExclamationTriangleIcon /> };
const DANGER: Look = { status: 'danger', icon: <ExclamationCircleIcon /> };
const RUNNING: Look = { status: 'info', icon: <InProgressIcon /> };
const INFO: Look = { status: 'info', icon: <InfoCircleIcon /> };

const LOOKS: Readonly<Record<UpdateStanding['kind'], Look>> = {
  removing: RUNNING,
  'not-installed': RUNNING,
  'held-back': WARNING,
  'being-replaced': RUNNING,
  'replacement-stuck': WARNING,
  'replacement-failed': DANGER,
  failed: DANGER,
  'waits-for-approval': WARNING,
  updating: RUNNING,
  'plan-failed': DANGER,
  'csv-removed': DANGER,
  'not-ready': RUNNING,
  'up-to-date': { status: 'success', icon: <CheckCircleIcon /> },
  'nothing-newer': INFO,
  'newer-without-plan': INFO,
  'not-in-channel': WARNING,
  'no-such-channel': DANGER,
  'catalog-unknown': INFO,
};
