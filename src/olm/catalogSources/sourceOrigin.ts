import type { CatalogSource } from '~/kube/models/olm';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { SourceOrigin } from './catalogSourceItem';

/** OperatorHub `cluster`; `null`: does not exist (BR-057); `hidden`: unable to load. */
export type SeenHub = OperatorHub | null | 'hidden';

/** The namespace of OpenShift's default catalogs and of all global catalogs. */
export const MARKETPLACE = 'openshift-marketplace';

/**
 * The origin of a catalog (CS-022, CS-040). The list of OperatorHub `cluster` decides, because a copied catalog can
 * contain the annotation. Without permission for the OperatorHub, the annotation decides.
 */
export function originOf({ metadata }: CatalogSource, hub: SeenHub): SourceOrigin {
  const { name, namespace, annotations } = metadata;
  if (namespace !== MARKETPLACE) return CUSTOM;
  const isManaged = recordIn(annotations)[MANAGED_BY] === 'marketplace-operator';
  if (hub === null || hub === 'hidden') return withoutHub(hub, isManaged);
  const isListed = isReported(hub) ? defaultNames(hub).includes(name) : isManaged;
  if (!isListed) return CUSTOM;
  const origin = switchOf(hub, name);
  // The marketplace operator deletes only catalogs that it created. A custom catalog can have the name of a disabled
  // default one (`processCatsrc` in its pkg/defaults/catsrcHelpers.go).
  return origin.isDisabled && !isManaged ? CUSTOM : origin;
}

function withoutHub(hub: null | 'hidden', isManaged: boolean): SourceOrigin {
  if (isManaged) return { kind: 'default', isDisabled: false, decidedBy: 'nobody' };
  return hub === null ? CUSTOM : { kind: 'unknown' };
}

/**
 * Whether a default catalog is disabled: by its own entry, otherwise by `disableAllDefaultSources` (CS-040). Of several
 * entries the last counts (`Set` in the marketplace operator's pkg/operatorhub/operatorhub.go).
 */
export function switchOf({ spec }: { readonly spec?: unknown }, name: string): DefaultOrigin {
  const fields = recordIn(spec);
  const entry = listIn(fields['sources'])
    .map(recordIn)
    .findLast((source) => source['name'] === name);
  if (entry !== undefined) {
    return { kind: 'default', isDisabled: entry['disabled'] === true, decidedBy: 'entry' };
  }
  const isOff = fields['disableAllDefaultSources'] === true;
  return { kind: 'default', isDisabled: isOff, decidedBy: isOff ? 'all' : 'nobody' };
}

export type DefaultOrigin = Extract<SourceOrigin, { readonly kind: 'default' }>;

/**
 * The names of the default catalogs. The status lists them together with other entries of the spec, which it marks as
 * not a default. Before the first status, only the spec is available.
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
