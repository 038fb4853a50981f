import { isOfStatus } from '~/olm/diagnosis/findings';
import { nameAt } from '~/olm/paths/updatePath';
import type { ReactNode } from 'react';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Icon,
  type IconComponentProps,
  Skeleton,
} from '@patternfly/react-core';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InProgressIcon,
  InfoCircleIcon,
  PauseIcon,
  PlayIcon,
} from '@patternfly/react-icons';
import { followedChannel, readSettings } from '~/olm/installed/subscription';
import { LinkButton } from '~/ui/LinkButton';
import { routes } from '~/routes';
import { type UpdateStatus, updateStatusOf } from '~/updates/rules/settings/updateStatus';
import { useT } from '~/i18n';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import type { SubscribedProps } from './subscribed';
import { PauseUpdatesDialog } from './PauseUpdatesDialog';
import { nextText, updateStatusText } from '~/updates/view/texts';

/** The update status of an Operator, the next step of OLM, and the action to pause or resume updates. */
export function UpdateStatusCard({ details, subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { offered, updateFacts } = subscribed;
  const settings = readSettings(subscription);
  const { facts, diagnosis, plan } = details;
  const { health } = diagnosis;
  const findings = diagnosis.findings.filter(isOfStatus);
  const known = updateFacts.offered ?? undefined;
  const channel = known === undefined ? undefined : followedChannel(known, settings.channel);
  const status = updateStatusOf({ facts, plan, health: health.kind, findings, channel });
  const isOpen = status.kind === 'catalog-unknown' && offered.status === 'loading';
  return (
    <Card>
      <CardHeader
        // In the header, the button does not move when the status below is loaded.
        actions={{
          hasNoOffset: true,
          actions: (
            <PauseUpdatesButton
              details={details}
              subscription={subscription}
              subscribed={subscribed}
            />
          ),
        }}
      >
        <CardTitle component="h2">{t('Update status')}</CardTitle>
      </CardHeader>
      <CardBody>
        {isOpen ? (
          <Skeleton height="3rem" screenreaderText={t('Loading')} />
        ) : (
          <UpdateStatusLine
            status={status}
            namespace={facts.namespace}
            channel={channel?.name ?? settings.channel ?? ''}
            version={details.operator.version}
            hasFindings={findings.length > 0}
          />
        )}
      </CardBody>
    </Card>
  );
}

/** Pauses or resumes the updates of an Operator. The URL contains the open dialog, so that links can open it. */
function PauseUpdatesButton(props: SubscribedProps) {
  const t = useT();
  const [query, changeQuery] = useUrlQuery();
  const { installed } = props.subscribed.updateFacts;
  if (installed === null) return null;
  const isManual = readSettings(props.subscription).approval === 'Manual';
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={isManual ? <PlayIcon /> : <PauseIcon />}
        onClick={() => {
          changeQuery(withParam('edit', 'pause'));
        }}
      >
        {isManual
          ? t('Resume updates')
          : t('Pause updates at {{version}}', { version: nameAt(installed) })}
      </Button>
      {query.get('edit') === 'pause' && (
        <PauseUpdatesDialog
          {...props}
          version={nameAt(installed)}
          onClose={() => {
            changeQuery(withParam('edit', null));
          }}
        />
      )}
    </>
  );
}

/** The status in one line, the next step, and a link to the install plan; the page's head links to the one to approve. */
function UpdateStatusLine(props: UpdateStatusProps) {
  const t = useT();
  const { status, namespace } = props;
  const look = LOOKS[status.kind];
  const plan = 'plan' in status ? status.plan : null;
  const next = nextText(props, t);
  return (
    <div className="operator-hub__update-status">
      <Icon size="lg" status={look.status}>
        {look.icon}
      </Icon>
      <div className="operator-hub__update-status-text">
        <p className="operator-hub__update-status-title">{updateStatusText(props, t)}</p>
        {next !== null && <p className="operator-hub__subtle">{next}</p>}
      </div>
      {plan !== null && plan.state.kind !== 'requires-approval' && (
        <LinkButton variant="secondary" to={routes.plan(namespace, plan.name)}>
          {t('View install plan')}
        </LinkButton>
      )}
    </div>
  );
}

export type UpdateStatusProps = {
  readonly status: UpdateStatus;
  readonly namespace: string;
  readonly channel: string;
  /** The installed version. */
  readonly version: string | null;
  /** The page shows the problem above. */
  readonly hasFindings: boolean;
};

type Look = {
  readonly status: NonNullable<IconComponentProps['status']>;
  readonly icon: ReactNode;
};

const WARNING: Look = { status: 'warning', icon: <ExclamationTriangleIcon /> };
const DANGER: Look = { status: 'danger', icon: <ExclamationCircleIcon /> };
const RUNNING: Look = { status: 'info', icon: <InProgressIcon /> };
const INFO: Look = { status: 'info', icon: <InfoCircleIcon /> };

const LOOKS: Readonly<Record<UpdateStatus['kind'], Look>> = {
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
