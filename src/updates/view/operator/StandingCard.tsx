import { Card, CardBody, CardTitle, Skeleton } from '@patternfly/react-core';
import { approvalInForce } from '~/updates/rules/settings/approvalInForce';
import { followedChannel } from '~/olm/installed/channelFit';
import { settingsOf } from '~/olm/installed/subscriptionSettings';
import { updateStanding } from '~/updates/rules/settings/updateStanding';
import { useT } from '~/i18n';
import { HoldButton } from './HoldButton';
import { StandingLine } from './StandingLine';
import type { SubscribedProps } from './subscribed';

/** Where an Operator stands with its updates, and what OLM does next. */
export function StandingCard({ details, subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { offered, situation } = subscribed;
  const settings = settingsOf(subscription);
  const { facts, diagnosis, plan } = details;
  const { findings, health } = diagnosis;
  const known = situation.offered ?? undefined;
  const channel = known === undefined ? undefined : followedChannel(known, settings.channel);
  const standing = updateStanding({ facts, plan, health: health.kind, findings, channel });
  const isOpen = standing.kind === 'catalog-unknown' && offered.status === 'loading';
  return (
    <Card>
      <CardTitle component="h2">{t('Where it stands')}</CardTitle>
      <CardBody>
        <div className="operator-hub__standing-body">
          {isOpen ? (
            <Skeleton height="3rem" screenreaderText={t('Loading')} />
          ) : (
            <StandingLine
              standing={standing}
              inForce={approvalInForce(settings.approval, situation.siblings)}
              situation={situation}
              channel={channel?.name ?? settings.channel ?? ''}
              version={details.operator.version}
              hasTrouble={findings.length > 0}
            />
          )}
          <div>
            <HoldButton details={details} subscription={subscription} subscribed={subscribed} />
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
