/** Selects bundles to install into one namespace, like OLM's resolver. */
import type { Catalog } from '../../../catalogs/fbc';
import type { KubeObject } from '../../kube/types';
import { UnorderableChannel } from './channelOrder';
import type { Choice, SubscriptionFacts } from './choice';
import { entriesOf, existingEntry, type CatalogKey, type Entry } from './entry';
import { MalformedRequirement } from './requirement';
import { solve } from './solver';
import { constraintsFor } from './variables';

export type VisibleCatalog = {
  readonly key: CatalogKey;
  readonly priority: number;
  readonly content: Catalog;
};

export type ResolutionInput = {
  readonly namespace: string;
  readonly subscriptions: readonly SubscriptionFacts[];
  /** ClusterServiceVersions of the namespace, without copied ones. */
  readonly csvs: readonly KubeObject[];
  readonly catalogs: readonly VisibleCatalog[];
};

/** A bundle to install; `replaces` is the CSV that it replaces (that of the catalog if none is installed). */
export type ChosenOperator = { readonly entry: Entry; readonly replaces: string };

export type Resolution =
  | { readonly kind: 'resolved'; readonly operators: readonly ChosenOperator[] }
  | { readonly kind: 'unsatisfiable'; readonly message: string }
  /** The catalogs' content is invalid for a resolution. */
  | { readonly kind: 'error'; readonly message: string };

export function resolve(input: ResolutionInput): Resolution {
  const choice: Choice = {
    namespace: input.namespace,
    existing: input.csvs.map((csv) => existingEntry(csv, input.namespace)),
    catalogs: input.catalogs.map(({ key, priority, content }) => ({
      key,
      priority,
      entries: entriesOf(content, key),
    })),
  };
  try {
    return resolved(choice, input.subscriptions);
  } catch (problem) {
    if (problem instanceof UnorderableChannel || problem instanceof MalformedRequirement) {
      return { kind: 'error', message: problem.message };
    }
    throw problem;
  }
}

function resolved(choice: Choice, subscriptions: readonly SubscriptionFacts[]): Resolution {
  const { constraints, entries, replaced } = constraintsFor(choice, subscriptions);
  const outcome = solve(constraints);
  if (outcome.kind === 'unsatisfiable') {
    return {
      kind: 'unsatisfiable',
      message: `constraints not satisfiable: ${outcome.messages.join(', ')}`,
    };
  }
  const operators = outcome.chosen.flatMap((id): readonly ChosenOperator[] => {
    const entry = entries.get(id);
    return entry?.bundle === undefined
      ? []
      : [{ entry, replaces: replaced.get(id) ?? entry.replaces ?? '' }];
  });
  return { kind: 'resolved', operators };
}
