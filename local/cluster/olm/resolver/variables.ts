/** Converts Subscriptions, catalogs and existing CSVs into constraints with OLM's messages. */
import { addTo, groupBy } from '../shared/grouping';
import { channelOrder, channelKey, preferenceOrder } from './channelOrder';
import { preferredCatalogs, type Choice, type SubscriptionFacts } from './choice';
import { catalogKeyText, type CatalogKey, type Entry } from './entry';
import { requirementsOf, type Requirement } from './requirement';

import type { Applied, Constraint } from './solver';

export type ResolutionProblem = {
  readonly constraints: readonly Applied[];
  /** All candidates by ID. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The installed CSV that an entry would replace. */
  readonly replaced: ReadonlyMap<string, string>;
};

export function constraintsFor(
  choice: Choice,
  subscriptions: readonly SubscriptionFacts[],
): ResolutionProblem {
  const constraints: Applied[] = [];
  const entries = new Map<string, Entry>();
  const replaced = new Map<string, string>();
  const subscribed = new Set(subscriptions.map((each) => each.installedCSV));

  for (const entry of choice.existing) {
    visit(entry);
    if (subscribed.has(entry.name)) continue;
    apply(entry.id, {
      kind: 'mandatory',
      message: `clusterserviceversion ${entry.name} exists and is not referenced by a subscription`,
    });
  }
  for (const subscription of subscriptions) addSubscription(subscription);
  constraints.push(...invariants([...entries.values()]));
  return { constraints, entries, replaced };

  function apply(subject: string, constraint: Constraint): void {
    constraints.push({ subject, constraint });
  }

  function addSubscription(subscription: SubscriptionFacts): void {
    const id = `subscription:${subscription.name}`;
    apply(id, { kind: 'mandatory', message: `subscription ${subscription.name} exists` });
    const current = choice.existing.find((entry) => entry.name === subscription.installedCSV);
    const found = subscribedEntries(choice, subscription, current);
    if (typeof found === 'string') {
      apply(id, { kind: 'prohibited', message: found });
      return;
    }
    const updates = inSubscriptionOrder(found).filter(
      (entry) => current === undefined || takesOverFrom(entry, current),
    );
    updates.forEach(visit);
    if (current !== undefined) {
      for (const entry of updates) {
        replaced.set(entry.id, current.name);
        const message = `${entry.id} conflicts with ${current.id}`;
        apply(entry.id, { kind: 'conflict', other: current.id, message });
      }
    }
    const candidates = [...updates, ...(current === undefined ? [] : [current])].map(
      (entry) => entry.id,
    );
    apply(id, {
      kind: 'dependency',
      candidates,
      message: subscriptionMessage(subscription.name, candidates),
    });
  }

  /** Adds an entry with its requirements, and recursively all candidates for those. */
  function visit(entry: Entry): void {
    if (entries.has(entry.id)) return;
    entries.set(entry.id, entry);
    if (entry.properties.some((property) => property.type === 'olm.deprecated')) {
      apply(entry.id, { kind: 'prohibited', message: `bundle ${entry.id} is deprecated` });
    }
    for (const requirement of requirementsOf(entry.properties)) {
      const providers = providersOf(choice, requirement, entry.catalog);
      apply(entry.id, {
        kind: 'dependency',
        candidates: providers.map((provider) => provider.id),
        message: `bundle ${entry.name} requires an operator ${requirement.text}`,
      });
      providers.forEach(visit);
    }
  }
}

/** The entries that a Subscription selects, or why none exist. */
function subscribedEntries(
  choice: Choice,
  subscription: SubscriptionFacts,
  current: Entry | undefined,
): readonly Entry[] | string {
  const { name, catalog, packageName, channel, startingCSV } = subscription;
  const referenced = `referenced by subscription ${name}`;
  const all =
    choice.catalogs.find((each) => catalogKeyText(each.key) === catalogKeyText(catalog))?.entries ??
    [];
  if (all.length === 0) {
    return `no operators found from catalog ${catalog.name} in namespace ${catalog.namespace} ${referenced}`;
  }
  const inPackage = all.filter((entry) => entry.packageName === packageName);
  if (inPackage.length === 0) {
    return `no operators found in package ${packageName} in the catalog ${referenced}`;
  }
  const inChannel = inPackage.filter((entry) => channel === '' || entry.channel === channel);
  if (inChannel.length === 0) {
    return `no operators found in channel ${channel} of package ${packageName} in the catalog ${referenced}`;
  }
  if (current !== undefined || startingCSV === undefined) return inChannel;
  const start = inChannel.filter((entry) => entry.name === startingCSV);
  return start.length > 0
    ? start
    : `no operators found with name ${startingCSV} in channel ${channel} of package ${packageName} in the catalog ${referenced}`;
}

/** Default channel first, then channels by name; in each from the head down. */
function inSubscriptionOrder(entries: readonly Entry[]): readonly Entry[] {
  return [...groupBy(entries, (entry) => entry.channel).entries()]
    .toSorted(
      ([left, ofLeft], [right, ofRight]) =>
        Number(ofRight[0]?.inDefaultChannel ?? false) -
          Number(ofLeft[0]?.inDefaultChannel ?? false) || (left < right ? -1 : 1),
    )
    .flatMap(([, ofChannel]) => channelOrder(ofChannel));
}

function takesOverFrom(entry: Entry, current: Entry): boolean {
  return (
    entry.replaces === current.name ||
    entry.skips.includes(current.name) ||
    (current.version !== undefined && entry.skipRange?.(current.version) === true)
  );
}

function providersOf(
  choice: Choice,
  requirement: Requirement,
  wanted: CatalogKey,
): readonly Entry[] {
  const offered = preferredCatalogs(choice, wanted).flatMap(({ entries }) => {
    const channels = new Set(entries.filter(requirement.isMetBy).map(channelKey));
    return entries.filter((entry) => channels.has(channelKey(entry)));
  });
  return [...choice.existing, ...preferenceOrder(offered)].filter(requirement.isMetBy);
}

/** Two Operators of a namespace cannot provide the same API or be from the same package. */
function invariants(entries: readonly Entry[]): readonly Applied[] {
  const providers = new Map<string, string[]>();
  const siblings = new Map<string, string[]>();
  for (const entry of entries) {
    for (const api of entry.provides) addTo(providers, api, entry.id);
    if (entry.packageName !== '') addTo(siblings, entry.packageName, entry.id);
  }
  return [
    ...atMostOne(providers, (ids, api) => `${ids} provide ${api}`),
    ...atMostOne(siblings, (ids, packageName) => `${ids} originate from package ${packageName}`),
  ];
}

function atMostOne(
  groups: ReadonlyMap<string, readonly string[]>,
  message: (ids: string, of: string) => string,
): readonly Applied[] {
  return [...groups]
    .filter(([, ids]) => ids.length > 1)
    .map(([of, ids]) => {
      const sorted = ids.toSorted();
      const text = `${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1) ?? ''}`;
      return {
        subject: of,
        constraint: { kind: 'at-most-one', of: sorted, message: message(text, of) },
      };
    });
}

function subscriptionMessage(name: string, candidates: readonly string[]): string {
  if (candidates.length === 0) {
    return `no operators found matching the criteria of subscription ${name}`;
  }
  const [last, ...before] = candidates.toReversed();
  const text =
    before.length === 0
      ? (last ?? '')
      : `at least one of ${before.toReversed().join(', ')} or ${last ?? ''}`;
  return `subscription ${name} requires ${text}`;
}
