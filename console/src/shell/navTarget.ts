import {
  isHrefNavItem,
  isResourceClusterNavItem,
  isResourceNSNavItem,
} from '@openshift-console/dynamic-plugin-sdk';
import { referenceOf } from '../kube/reference';
import { staticModels } from '../kube/staticModels';
import { hrefIn, scopeOf } from './hrefIn';
import { isCurrent } from './isCurrent';
import type { NavEntry } from './navTree';

export type Where = { readonly pathname: string; readonly namespace: string };

/** The path that a navigation entry leads to in the active namespace. */
export function targetOf(entry: NavEntry, namespace: string): string {
  if (isHrefNavItem(entry)) {
    return hrefIn(namespace, entry.properties);
  }
  if (isResourceNSNavItem(entry)) {
    return `/k8s/${scopeOf(namespace)}/${resourceOf(entry.properties.model)}`;
  }
  return isResourceClusterNavItem(entry)
    ? `/k8s/cluster/${resourceOf(entry.properties.model)}`
    : '/';
}

/** Whether an entry belongs to the current page: its own path or one below it, or one of its `startsWith`. */
export function isActive(entry: NavEntry, { pathname, namespace }: Where): boolean {
  const starts = 'startsWith' in entry.properties ? (entry.properties.startsWith ?? []) : [];
  const own = isHrefNavItem(entry) ? entry.properties.href : targetOf(entry, namespace);
  return isCurrent(pathname, own, starts);
}

type ModelName = { readonly group: string; readonly version: string; readonly kind: string };

function resourceOf(model: ModelName): string {
  const builtIn = staticModels.find(
    ({ kind, apiGroup = '' }) => kind === model.kind && apiGroup === model.group,
  );
  return builtIn?.plural ?? referenceOf(model);
}
