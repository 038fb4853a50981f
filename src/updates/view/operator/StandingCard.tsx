import { Card, CardBody, CardTitle, Skeleton, Button } from '@patternfly/react-core';
import { PauseIcon, PlayIcon } from '@patternfly/react-icons';
import { followedChannel } from '~/olm/installed/channelFit';
import { settingsOf } from '~/olm/installed/subscriptionSettings';
import { updateStanding } from '~/updates/rules/settings/updateStanding';
import { useT } from '~/i18n';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { versionOrName } from '~/olm/plans/csvName';
import { StandingLine } from './StandingLine';
import type { SubscribedProps } from './subscribed';
import { HoldDialog } from './HoldDialog';

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
      <CardTitle component="h2">{t('Update status')}</CardTitle>
      <CardBody>
        <div className="operator-hub__standing-body">
          {isOpen ? (
            <Skeleton height="3rem" screenreaderText={t('Loading')} />
          ) : (
            <StandingLine
              standing={standing}
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

/** Pauses the updates of an Operator, or resumes them. The address says that the dialog is open: a link can lead there. */
function HoldButton(props: SubscribedProps) {
  const t = useT();
  const [query, changeQuery] = useUrlQuery();
  const { installed } = props.subscribed.situation;
  if (installed === null) return null;
  const isManual = settingsOf(props.subscription).approval === 'Manual';
  return (
    <>
      <Button
        variant="link"
        isInline
        aria-haspopup="dialog"
        icon={isManual ? <PlayIcon /> : <PauseIcon />}
        onClick={() => {
          changeQuery((before) => {
            before.set('edit', 'pause');
            return before;
          });
        }}
      >
        {isManual
          ? t('Resume updates')
          : t('Pause updates at {{version}}', { version: versionOrName(installed.csvName) })}
      </Button>
      {query.get('edit') === 'pause' && (
        <HoldDialog
          {...props}
          version={versionOrName(installed.csvName)}
          onClose={() => {
            changeQuery((before) => {
              before.delete('edit');
              return before;
            });
          }}
        />
      )}
    </>
  );
}
