import { Stack, StackItem } from '@patternfly/react-core';
import { useUpdateSituation } from '~/data/operator/useUpdateSituation';
import { settingsOf } from '~/domain/installed/settings/subscriptionSettings';
import type { Subscribed } from '../updates/subscribed';
import type { OperatorTabProps } from '../operatorTab';
import { HistoryCard } from '../updates/HistoryCard';
import { NoSubscription } from '../updates/NoSubscription';
import { SettingsCard } from '../updates/settings/SettingsCard';
import { StandingCard } from '../updates/StandingCard';
import { VersionPathCard } from '../updates/VersionPathCard';
import '../updates/updates.css';

/** Where an Operator stands with its updates, the way that is before it, the settings of its Subscription, and what was installed before. */
export function UpdatesTab({ details }: OperatorTabProps) {
  const { subscription } = details.facts;
  return subscription === null ? (
    <NoSubscription details={details} />
  ) : (
    <Updates details={details} subscription={subscription} />
  );
}

function Updates({ details, subscription }: Subscribed) {
  const settings = settingsOf(subscription);
  const subscribed = useUpdateSituation(details, subscription, settings);
  return (
    <Stack hasGutter>
      <StackItem>
        <StandingCard subscription={subscription} details={details} subscribed={subscribed} />
      </StackItem>
      <StackItem>
        <VersionPathCard subscription={subscription} details={details} subscribed={subscribed} />
      </StackItem>
      <StackItem>
        <SettingsCard
          // What was begun for another Subscription is not finished for this one.
          key={subscription.metadata.uid}
          details={details}
          subscription={subscription}
          subscribed={subscribed}
        />
      </StackItem>
      <StackItem>
        <HistoryCard details={details} />
      </StackItem>
    </Stack>
  );
}
