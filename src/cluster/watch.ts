import { useMemo } from 'react';
import { type WatchK8sResource, useK8sWatchResource } from '@openshift-console/dynamic-plugin-sdk';
import type { Right } from '../domain/failure';
import { type Loadable, failed, loading, ready } from '../domain/loadable';
import type { ResourceModel, Stored } from '../models/meta';
import { failureFrom } from './failure';
import { sdkKindOf } from './resource';

export type Where = {
  /** `null`: all namespaces, or a cluster-scoped kind. */
  readonly namespace: string | null;
  /** Only the object of this name. */
  readonly name?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** Only objects that do not have this label at all. */
  readonly withoutLabel?: string;
};

/**
 * The objects of a kind, kept up to date by the API server. `null` as `where`: nothing is watched yet (loading).
 *
 * One object is watched as a list of one: the SDK's watch of a single object asks again every 30 s, and treats
 * "not there" as an error.
 */
export function useWatchList<T extends Stored<string>>(
  model: ResourceModel,
  where: Where | null,
): Loadable<readonly T[]> {
  // The SDK types the objects as mutable and the error as `any`: this is where both are given their real types.
  const [objects, isLoaded, error] = useK8sWatchResource(
    where === null ? null : request(model, where),
  ) as unknown as readonly [readonly T[] | undefined, boolean, unknown];
  const isIdle = where === null;
  const namespace = where?.namespace ?? undefined;
  return useMemo(() => {
    if (isIdle) return loading;
    if (error !== undefined && error !== null && error !== '') {
      const failure = failureFrom(error, listRight(model, namespace));
      return isLoaded && failure.kind !== 'not-served'
        ? ready(objects ?? [], failure)
        : failed(failure);
    }
    return isLoaded ? ready(objects ?? []) : loading;
  }, [isIdle, objects, isLoaded, error, model, namespace]);
}

function request(model: ResourceModel, where: Where): WatchK8sResource {
  return {
    groupVersionKind: sdkKindOf(model),
    isList: true,
    namespaced: model.namespaced,
    ...(where.namespace === null ? {} : { namespace: where.namespace }),
    ...(where.name === undefined ? {} : { fieldSelector: `metadata.name=${where.name}` }),
    ...selectorOf(where),
  };
}

function selectorOf({ labels, withoutLabel }: Where): Pick<WatchK8sResource, 'selector'> {
  if (labels === undefined && withoutLabel === undefined) return {};
  return {
    selector: {
      ...(labels === undefined ? {} : { matchLabels: { ...labels } }),
      ...(withoutLabel === undefined
        ? {}
        : { matchExpressions: [{ key: withoutLabel, operator: 'DoesNotExist' }] }),
    },
  };
}

function listRight(model: ResourceModel, namespace: string | undefined): Right {
  return {
    verb: 'list',
    group: model.group,
    resource: model.plural,
    ...(namespace === undefined ? {} : { namespace }),
  };
}
