import type { Where } from '~/kube/watch';
import { useAllowedList } from '~/kube/allowedLists';
import { type DependencyOffer, providedBy } from '~/olm/dependencies/dependencyOffer';
import { type CatalogPriorities, dependenciesOf } from '~/olm/dependencies/dependencies';
import {
  type DependencyRoot,
  predictedDependencies,
  type Prediction,
  presentOperators,
} from '~/install/rules/predictedDependencies';
import { channelOf } from '~/install/rules/form';
import { isNewNamespace } from '~/install/rules/namespaces';
import { type PlannedInstall, hasDependencies } from '~/install/rules/plannedInstall';
import { type Loadable, all, map } from '~/kube/loadable';
import { type ClusterServiceVersion, clusterServiceVersionModel } from '~/kube/models/olm';
import { useCatalogPriorities } from '~/olm/read/catalogSources';
import { type CatalogOffers, useDependencyOffers } from '~/olm/read/dependencyOffers';
import { COPIED_FROM } from '~/olm/installed/copies';

export type DependencyPrediction = Omit<CatalogOffers, 'offers'> & {
  readonly prediction: Loadable<Prediction>;
};

/**
 * The dependencies that OLM will install, from the catalogs and the namespace; `null`: no dependencies, or nothing
 * planned. Only otherwise the whole catalog is read.
 */
export function useDependencyPrediction(
  planned: PlannedInstall | null,
): DependencyPrediction | null {
  const plan = planned !== null && hasRequirements(planned) ? planned : null;
  const { isNew, requested, where } = plan === null ? NOWHERE : placesOf(plan);
  const { offers, pending, unread } = useDependencyOffers(requested);
  const priorities = useCatalogPriorities(requested);
  const watched = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, where);
  if (plan === null) return null;
  const csvs = isNew ? NO_CSVS : watched;
  const prediction = map(all({ offers, csvs }), (known) =>
    predictionOf(plan, { ...known, isNew, priorities }),
  );
  return { prediction, pending, unread };
}

function hasRequirements(plan: PlannedInstall): boolean {
  return plan.form.namespace !== '' && hasDependencies(plan);
}

/** The namespace of catalogs and CSVs. A new namespace has neither. */
function placesOf({ form: { namespace }, offered, facts }: PlannedInstall): Places {
  return isNewNamespace(namespace, facts)
    ? { isNew: true, requested: facts.scope ?? offered.key.catalogNamespace, where: null }
    : { isNew: false, requested: namespace, where: { namespace, withoutLabel: COPIED_FROM } };
}

type Places = {
  readonly isNew: boolean;
  readonly requested: string | null;
  readonly where: Where | null;
};

const NOWHERE: Places = { isNew: true, requested: null, where: null };

type Known = {
  readonly offers: readonly DependencyOffer[];
  readonly csvs: readonly ClusterServiceVersion[];
  readonly isNew: boolean;
  readonly priorities: CatalogPriorities;
};

function predictionOf(
  plan: PlannedInstall,
  { offers, csvs, isNew, priorities }: Known,
): Prediction {
  const root = rootOf(plan);
  const usable = offers.filter(
    ({ key }) => !isNew || key.catalogNamespace === root.key.catalogNamespace,
  );
  const subscriptions = (plan.facts.subscriptions ?? []).filter(
    ({ metadata, spec }) =>
      metadata.namespace === root.namespace && spec?.name !== root.key.packageName,
  );
  const present = presentOperators({ subscriptions, csvs }, usable);
  return predictedDependencies(root, { offers: usable, present, priorities });
}

const NO_CSVS: Loadable<readonly ClusterServiceVersion[]> = {
  status: 'ready',
  data: [],
  stale: null,
};

function rootOf({ form, offered }: PlannedInstall): DependencyRoot {
  const channel = channelOf(form, offered);
  return {
    key: offered.key,
    version: form.version,
    provides: channel === null ? [] : providedBy(channel),
    requires: channel === null ? [] : dependenciesOf(channel),
    namespace: form.namespace,
  };
}
