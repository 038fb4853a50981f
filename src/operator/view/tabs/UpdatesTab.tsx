import { Stack, StackItem } from '@patternfly/react-core';
import { useUpdateFacts } from '~/updates/read/useUpdateFacts';
import { readSettings } from '~/olm/installed/subscription';
import type { Subscribed } from '~/updates/view/operator/subscribed';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { HistoryCard } from '~/updates/view/operator/HistoryCard';
import { MigrationCard } from '~/updates/view/operator/MigrationCard';
import { NoSubscription } from '~/updates/view/operator/NoSubscription';
import { SettingsCard } from '~/updates/view/settings/SettingsCard';
import { UpdateStatusCard } from '~/updates/view/operator/UpdateStatusCard';
import { VersionPathCard } from '~/updates/view/operator/VersionPathCard';
import '~/updates/view/operator/updates.css';

/** The update status of an Operator, its update path, the settings of its Subscription, and its history. */
export default function UpdatesTab({ details }: OperatorTabProps) {
  const { subscription } = details.facts;
  return subscription === null ? (
    <NoSubscription details={details} />
  ) : (
    <Updates details={details} subscription={subscription} />
  );
}

function Updates({ details, subscription }: Subscribed) {
  const settings = readSettings(subscription);
  const subscribed = useUpdateFacts(details, subscription, settings);
  return (
    <Stack hasGutter>
      <StackItem>
        <UpdateStatusCard subscription={subscription} details={details} subscribed={subscribed} />
      </StackItem>
      <StackItem>
        <VersionPathCard subscription={subscription} details={details} subscribed={subscribed} />
      </StackItem>
      <StackItem>
        <SettingsCard
          // Input for one Subscription must not be applied to another one.
          key={subscription.metadata.uid}
          details={details}
          subscription={subscription}
          subscribed={subscribed}
        />
      </StackItem>
      <StackItem>
        <HistoryCard details={details} />
      </StackItem>
      <MigrationCard details={details} subscription={subscription} />
    </Stack>
  );
}
