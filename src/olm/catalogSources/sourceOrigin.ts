import type { CatalogSource } from '~/kube/models/catalogSource';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { SourceOrigin } from './catalogSourceItem';

/** OperatorHub `cluster`; `null`: there is none (BR-057); `hidden`: it could not be read. */
export type SeenHub = OperatorHub | null | 'hidden';

/** Where OpenShift's default catalogs are, and with them every catalog that is to serve all namespaces. */
export const MARKETPLACE = 'openshift-marketplace';

/**
 * Where a catalog comes from (CS-022, CS-040). What OperatorHub `cluster` lists counts; the annotation alone may have been
 * copied with the rest of a default catalog. It tells where the OperatorHub cannot be read.
 */
export function originOf({ metadata }: CatalogSource, hub: SeenHub): SourceOrigin {
  const { name, namespace, annotations } = metadata;
  if (namespace !== MARKETPLACE) return CUSTOM;
  const isManaged = recordIn(annotations)[MANAGED_BY] === 'marketplace-operator';
  if (hub === null || hub === 'hidden') return withoutHub(hub, isManaged);
  const isListed = isReported(hub) ? defaultNames(hub).includes(name) : isManaged;
  if (!isListed) return CUSTOM;
  const origin = switchOf(hub, name);
  // The marketplace operator takes away only what it made: under the name of a default that is off, everybody may have a
  // catalog of their own (`processCatsrc` in its pkg/defaults/catsrcHelpers.go).
  return origin.isDisabled && !isManaged ? CUSTOM : origin;
}

function withoutHub(hub: null | 'hidden', isManaged: boolean): SourceOrigin {
  if (isManaged) return { kind: 'default', isDisabled: false, decidedBy: 'nobody' };
  return hub === null ? CUSTOM : { kind: 'unknown' };
}

/**
 * Whether a default catalog is off: its own entry counts, without one the switch for all (CS-040). Of several entries it is
 * the last (`Set` in the marketplace operator's pkg/operatorhub/operatorhub.go).
 */
export function switchOf({ spec }: { readonly spec?: unknown }, name: string): DefaultOrigin {
  const said = recordIn(spec);
  const entry = listIn(said['sources'])
    .map(recordIn)
    .findLast((source) => source['name'] === name);
  if (entry !== undefined) {
    return { kind: 'default', isDisabled: entry['disabled'] === true, decidedBy: 'entry' };
  }
  const isOff = said['disableAllDefaultSources'] === true;
  return { kind: 'default', isDisabled: isOff, decidedBy: isOff ? 'all' : 'nobody' };
}

export type DefaultOrigin = Extract<SourceOrigin, { readonly kind: 'default' }>;

/**
 * The default catalogs, by name. The status lists all of them, and whatever else the spec names: of that it says that it is
 * no default. Before there is a status the spec is all there is.
 */
export function defaultNames(hub: OperatorHub): readonly string[] {
  const listed = isReported(hub) ? reported(hub) : listIn(recordIn(hub.spec)['sources']);
  const names = listed.map(recordIn).flatMap((source) => {
    const isForeign = textIn(source['message'])?.includes(NOT_A_DEFAULT) ?? false;
    return isForeign ? [] : (textIn(source['name']) ?? []);
  });
  return [...new Set(names)];
}

function isReported(hub: OperatorHub): boolean {
  return reported(hub).length > 0;
}

function reported({ status }: OperatorHub): readonly unknown[] {
  return listIn(recordIn(status)['sources']);
}

const CUSTOM: SourceOrigin = { kind: 'custom' };
const MANAGED_BY = 'operatorframework.io/managed-by';

/** `updateStatus` in the marketplace operator's pkg/operatorhub/handler.go. */
const NOT_A_DEFAULT = 'Not present in the default definitions';
