import { Card, CardBody, CardTitle, Skeleton } from '@patternfly/react-core';
import { LoadableView } from '~/components/LoadableView';
import { installedVersions } from '~/domain/installed/installedVersions';
import { approvalInForce } from '~/domain/installed/settings/approvalInForce';
import { followedChannel } from '~/domain/installed/settings/channelFit';
import { settingsOf } from '~/domain/installed/settings/subscriptionSettings';
import { updatePath } from '~/domain/installed/settings/updatePath';
import { updateStanding } from '~/domain/installed/settings/updateStanding';
import { useT } from '~/i18n';
import { StandingLine } from './StandingLine';
import { UpdatePathView } from './UpdatePathView';
import type { SubscribedProps } from './subscribed';

/** What is installed, what is newest, what lies between, and what OLM does next. */
export function StandingCard({ details, subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { offered, situation, retry } = subscribed;
  const settings = settingsOf(subscription);
  const { facts, diagnosis, plan } = details;
  const { findings, health } = diagnosis;
  const { installedCsv, nextCsv } = installedVersions(subscription, facts.csvs);
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
          <LoadableView
            of={offered}
            what={t('Versions of the package')}
            skeleton={<Skeleton height="4rem" />}
            onRetry={retry}
          >
            {() =>
              channel != null &&
              installedCsv !== null && (
                <UpdatePathView
                  path={updatePath(channel, installedCsv, nextCsv)}
                  standing={standing.kind}
                  channel={channel.name}
                />
              )
            }
          </LoadableView>
        </div>
      </CardBody>
    </Card>
  );
}
