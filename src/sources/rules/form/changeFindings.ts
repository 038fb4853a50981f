import { type Finding, info, warning, when } from '~/olm/finding';
import type { CatalogSource } from '~/kube/models/olm';
import { effectiveImage } from './contentFindings';
import { type SourceFacts, availabilityOf } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';

/** What changing a CatalogSource causes. */
export type ChangeCause =
  /** OLM replaces the pod: the catalog is unavailable until the new one is ready. */
  | { readonly kind: 'pod-replaced' }
  | { readonly kind: 'other-content' }
  /** The registry's pod keeps the pull secrets from the creation of its ServiceAccount. */
  | { readonly kind: 'secrets' }
  /** OLM creates the ServiceAccount and the pod again. */
  | { readonly kind: 'secrets-of-pod'; readonly name: string }
  | { readonly kind: 'no-restart' };

/**
 * What changing a CatalogSource causes in OLM. Sources: `EnsureRegistryServer` (replaces the pod if its image or spec
 * differs) and `ensureSA` (does not change an existing ServiceAccount) in OLM's
 * pkg/controller/registry/reconciler/grpc.go.
 */
export function changeFindings(
  before: SourceForm,
  after: SourceForm,
  { kubeVersion, renewsAccount }: ChangeFacts,
): readonly Finding<ChangeCause>[] {
  if (isSame(before, after)) return [];
  const isOtherImage =
    after.content === 'image' &&
    effectiveImage(before, kubeVersion) !== effectiveImage(after, kubeVersion);
  const isRestarted = isOtherImage || (after.content === 'image' && isOtherPod(before, after));
  const found = [
    ...when(
      isOtherImage || isOther(before, after, ['content', 'address', 'configMap']),
      warning({ kind: 'other-content' }),
    ),
    ...when(isRestarted, warning({ kind: 'pod-replaced' })),
    ...when(
      isOther(before, after, ['secrets']),
      renewsAccount
        ? warning({ kind: 'secrets-of-pod', name: after.name })
        : info({ kind: 'secrets' }),
    ),
  ];
  return found.length === 0 ? [info({ kind: 'no-restart' })] : found;
}

export type ChangeFacts = {
  /** `null`: unknown. */
  readonly kubeVersion: string | null;
  /** The ServiceAccount of the registry is deleted, so that its pod gets the current pull secrets. */
  readonly renewsAccount: boolean;
};

/** A catalog's priority among those of the same namespaces, the preferred first (CS-009). */
export type RankedSource = {
  readonly name: string;
  readonly namespace: string;
  readonly priority: number;
};

/**
 * The other catalogs in the same resolution: those of the namespace and the global ones; for a global catalog, those of
 * all namespaces.
 */
function competingCatalogs(form: SourceForm, facts: SourceFacts): readonly RankedSource[] {
  const isGlobal = availabilityOf(form.namespace, facts).kind === 'all';
  return (facts.sources ?? [])
    .map(ranked)
    .filter(
      ({ name, namespace }) =>
        !(name === form.name && namespace === form.namespace) &&
        (isGlobal ||
          namespace === form.namespace ||
          availabilityOf(namespace, facts).kind === 'all'),
    )
    .toSorted((one, other) => other.priority - one.priority || (one.name < other.name ? -1 : 1));
}

/** The catalogs between which OLM uses one with this priority (CS-009). */
export function neighbors(
  form: SourceForm,
  priority: number,
  facts: SourceFacts,
): { readonly after: RankedSource | undefined; readonly before: RankedSource | undefined } {
  const others = competingCatalogs(form, facts);
  const isLater = (other: RankedSource) =>
    other.priority < priority || (other.priority === priority && other.name > form.name);
  return {
    after: others.findLast((other) => !isLater(other)),
    before: others.find(isLater),
  };
}

/** IN-044: the Subscriptions that are not resolved while the catalog is unavailable; `null`: unknown. */
export function blocked(form: SourceForm, facts: SourceFacts): number | null {
  const { subscriptions, seesAllSubscriptions } = facts;
  if (subscriptions === null) return null;
  if (availabilityOf(form.namespace, facts).kind === 'all') {
    return seesAllSubscriptions ? subscriptions.length : null;
  }
  return subscriptions.filter(({ metadata }) => metadata.namespace === form.namespace).length;
}

function ranked({ metadata, spec }: CatalogSource): RankedSource {
  const { name, namespace = '' } = metadata;
  const { priority } = spec ?? {};
  return { name, namespace, priority: typeof priority === 'number' ? priority : 0 };
}

function isOtherPod(before: SourceForm, after: SourceForm): boolean {
  const [oldClass, newClass] = [before, after].map(
    ({ annotations }) => annotations[PRIORITY_ANNOTATION],
  );
  return oldClass !== newClass || isOther(before, after, ['pod']);
}

function isOther(
  before: SourceForm,
  after: SourceForm,
  fields: readonly (keyof SourceForm)[],
): boolean {
  return fields.some((field) => !isSame(before[field], after[field]));
}

/** Plain data with a stable order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
