/** A Subscription in the resolver's format. */
import { textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import type { SubscriptionFacts } from '../resolver/choice';
import type { ChosenOperator } from '../resolver/resolve';

export function subscriptionFacts(subscription: KubeObject): SubscriptionFacts {
  const spec = (field: string): string => textAt(subscription, 'spec', field) ?? '';
  const startingCSV = spec('startingCSV');
  const installedCSV = textAt(subscription, 'status', 'installedCSV') ?? '';
  const ownNamespace = subscription.metadata.namespace ?? '';
  return {
    name: subscription.metadata.name,
    packageName: spec('name'),
    channel: spec('channel'),
    catalog: { name: spec('source'), namespace: spec('sourceNamespace') || ownNamespace },
    ...(startingCSV === '' ? {} : { startingCSV }),
    ...(installedCSV === '' ? {} : { installedCSV }),
  };
}

/** The Subscription of a selected Operator; a dependency might not have one. */
export function subscriptionFor(
  operator: ChosenOperator,
  subscriptions: readonly KubeObject[],
): KubeObject | undefined {
  const { packageName, channel, catalog } = operator.entry;
  return subscriptions.find((each) => {
    const facts = subscriptionFacts(each);
    return (
      facts.packageName === packageName &&
      (facts.channel === '' || facts.channel === channel) &&
      facts.catalog.name === catalog.name &&
      facts.catalog.namespace === catalog.namespace
    );
  });
}
