import { useMemo } from 'react';
import { useAllowedList } from '../installed/allowedLists';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import { providedBy } from '~/domain/install/dependencies/dependencyOffer';
import { presentOperators } from '~/domain/install/dependencies/dependencyPresence';
import { type ClusterFacts, type InstallForm, channelOf } from '~/domain/install/form/form';
import { isNewNamespace } from '~/domain/install/form/newNamespace';
import {
  type DependencyRoot,
  type Prediction,
  predictedDependencies,
} from '~/domain/install/dependencies/predictedDependencies';
import { dependenciesOf } from '~/domain/catalog/dependencies';
import { type Loadable, all, map } from '~/domain/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import { useCatalogPriorities } from '../catalog/catalogPriorities';
import { type CatalogOffers, useDependencyOffers } from './dependencyOffers';
import { COPIED_FROM } from '~/domain/installed/copyLabel';

export type DependencyPrediction = Omit<CatalogOffers, 'offers'> & {
  readonly prediction: Loadable<Prediction>;
};

type Planned = { readonly form: InstallForm; readonly offered: OperatorPackage };

/** What OLM will install besides, by what the catalogs say and what the namespace has. Reads the whole catalog. */
export function useDependencyPrediction(
  { form, offered }: Planned,
  facts: ClusterFacts,
): DependencyPrediction {
  const { namespace } = form;
  const isNew = isNewNamespace(namespace, facts);
  const asked = isNew ? (facts.scope ?? offered.key.catalogNamespace) : namespace;
  const { offers, pending, unread } = useDependencyOffers(asked);
  const priorities = useCatalogPriorities(asked);
  const watched = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    isNew ? null : { namespace, withoutLabel: COPIED_FROM },
  );
  const csvs = isNew ? NO_CSVS : watched;
  const prediction = useMemo(() => {
    const root = rootOf(form, offered);
    return map(all({ offers, csvs }), (known) => {
      const usable = known.offers.filter(
        ({ key }) => !isNew || key.catalogNamespace === root.key.catalogNamespace,
      );
      const subscriptions = (facts.subscriptions ?? []).filter(
        ({ metadata, spec }) =>
          metadata.namespace === namespace && spec?.name !== root.key.packageName,
      );
      const present = presentOperators({ subscriptions, csvs: known.csvs }, usable);
      return predictedDependencies(root, { offers: usable, present, priorities });
    });
  }, [form, offered, offers, csvs, facts.subscriptions, namespace, isNew, priorities]);
  return { prediction, pending, unread };
}

const NO_CSVS: Loadable<readonly ClusterServiceVersion[]> = {
  status: 'ready',
  data: [],
  stale: null,
};

function rootOf(form: InstallForm, offered: OperatorPackage): DependencyRoot {
  const channel = channelOf(form, offered);
  return {
    key: offered.key,
    version: form.version,
    provides: channel === null ? [] : providedBy(channel),
    requires: channel === null ? [] : dependenciesOf(channel),
    namespace: form.namespace,
  };
}
