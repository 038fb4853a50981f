import type { InstallPlan, InstallPlanStep } from '~/kube/models/installPlan';
import { recordIn, textIn, type JsonRecord } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import type { Failure } from '~/kube/failure';
import { grouped } from '~/olm/lists/grouped';
import type { BundleFile } from './bundleFiles';
import { rbacGenerator } from './generatedRbac';
import {
  bundleKey,
  readStepManifest,
  type BundleReference,
  type StepManifest,
} from './stepManifest';

/** One object that a plan creates or changes. */
export type PlanObject = {
  /** Stable over renderings, unique in the plan. */
  readonly id: string;
  /** The ClusterServiceVersion it belongs to. */
  readonly csvName: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly name: string;
  /** Unknown and NotPresent: still to be done (IP-004). */
  readonly status: string;
  readonly catalog: { readonly name: string; readonly namespace: string };
  /** Who wrote the manifest: the plan holds it, the bundle brings it, or OLM makes it from the ClusterServiceVersion. */
  readonly origin: 'plan' | 'bundle' | 'generated';
  /** As it is applied; `null` when it could not be read. */
  readonly manifest: JsonRecord | null;
};

/** An object as far as its manifest tells who gets which rights, and what runs. */
export type BundleObject = Pick<
  PlanObject,
  'id' | 'csvName' | 'kind' | 'name' | 'origin' | 'manifest'
>;

/** The objects of a plan, or of an Operator that is installed. */
export type BundleObjects = {
  readonly namespace: string;
  readonly objects: readonly BundleObject[];
};

/** A bundle whose files could not be had, or not all of them. */
export type UnreadBundle = {
  readonly csvName: string;
  readonly reference: BundleReference;
  /** Why the ConfigMap could not be read; `null` when it could. */
  readonly failure: Failure | null;
  /** Files in it that hold no manifest that can be shown. */
  readonly files: readonly BundleFile[];
};

export type PlanContent = {
  readonly namespace: string;
  /** In the order in which OLM goes through them. */
  readonly objects: readonly PlanObject[];
  readonly unread: readonly UnreadBundle[];
};

/** The ConfigMap of a bundle, read or not. */
export type ReadBundle =
  | { readonly kind: 'unpacked'; readonly files: readonly BundleFile[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Bundles that could not be read for the same reason, so that it is said once. */
export function unreadByCause({ unread }: PlanContent): readonly (readonly UnreadBundle[])[] {
  const groups = grouped(unread, ({ failure, reference }) =>
    failure === null ? bundleKey(reference) : `${failure.kind} ${reference.namespace}`,
  );
  return [...groups.values()];
}

/** What had to be fetched or parsed elsewhere before a plan's content is known. */
export type PlanSources = {
  /** By {@link bundleKey}. */
  readonly bundles: ReadonlyMap<string, ReadBundle>;
  /** Manifests that the plan holds but that are no JSON, by their text. */
  readonly manifests: ReadonlyMap<string, JsonRecord | null>;
};

/** What a plan's steps refer to: bundles, and manifests that are no JSON. Each once. */
export function sourcesNeeded(plan: InstallPlan): {
  readonly bundles: readonly BundleReference[];
  readonly texts: readonly string[];
} {
  const read = readStepsOf(plan);
  const references = read.flatMap(({ manifest }) =>
    manifest.kind === 'reference' ? [manifest.reference] : [],
  );
  const texts = read.flatMap(({ manifest }) =>
    manifest.kind === 'text' && manifest.text !== '' ? [manifest.text] : [],
  );
  return {
    bundles: [...new Map(references.map((one) => [bundleKey(one), one])).values()],
    texts: [...new Set(texts)],
  };
}

/** Everything that a plan does, object by object (IP-004). */
export function planContentOf(plan: InstallPlan, sources: PlanSources): PlanContent {
  const namespace = plan.metadata.namespace ?? '';
  const steps = readStepsOf(plan);
  const readers = new Map<string, Reader>();
  const seen = new Map<string, number>();
  const objects = steps.map(({ step, manifest }) => {
    const found =
      manifest.kind === 'reference'
        ? readerFor(manifest.reference, step.resolving)(step)
        : heldBy(step, manifest, sources);
    return objectOf(step, found);
  });
  return { namespace, objects, unread: unreadIn(steps, sources) };

  function readerFor(reference: BundleReference, csvName: string): Reader {
    const key = `${csvName} ${bundleKey(reference)}`;
    const known = readers.get(key);
    if (known !== undefined) return known;
    const reader = readerOf(reference, namespace, sources.bundles.get(bundleKey(reference)));
    readers.set(key, reader);
    return reader;
  }

  function objectOf({ resolving, status, resource }: InstallPlanStep, found: Found): PlanObject {
    const { group, version, kind, name, sourceName, sourceNamespace } = resource;
    const key = [resolving, group, version, kind, name].join(' ');
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return {
      id: times === 0 ? key : `${key} ${times}`,
      csvName: resolving,
      group,
      version,
      kind: realKind(kind),
      name,
      status,
      catalog: { name: sourceName, namespace: sourceNamespace },
      ...found,
    };
  }
}

/** OLM's own kind for a Secret that comes with a bundle, to tell it from a pull secret. */
const BUNDLE_SECRET = 'BundleSecret';

type Found = Pick<PlanObject, 'origin' | 'manifest'>;
type Reader = (step: InstallPlanStep) => Found;

type ReadStep = { readonly step: InstallPlanStep; readonly manifest: StepManifest };

const readStepsOf = perObject(({ status }: InstallPlan): readonly ReadStep[] =>
  (status?.plan ?? []).map((step) => ({
    step,
    manifest: readStepManifest(step.resource.manifest ?? ''),
  })),
);

function realKind(kind: string): string {
  return kind === BUNDLE_SECRET ? 'Secret' : kind;
}

/** OLM writes what it makes itself without `kind` and `apiVersion`: the step has them. */
function heldBy(
  { resource }: InstallPlanStep,
  held: Exclude<StepManifest, { kind: 'reference' }>,
  { manifests }: PlanSources,
): Found {
  const manifest = held.kind === 'inline' ? held.manifest : (manifests.get(held.text) ?? null);
  if (manifest === null) return { origin: 'plan', manifest };
  const { group, version, kind } = resource;
  const apiVersion = group === '' ? version : `${group}/${version}`;
  return { origin: 'plan', manifest: { apiVersion, kind: realKind(kind), ...manifest } };
}

/** Finds the objects of one bundle, as its steps come. */
function readerOf(
  reference: BundleReference,
  namespace: string,
  read: ReadBundle | undefined,
): Reader {
  if (read?.kind !== 'unpacked') return () => ({ origin: 'bundle', manifest: null });
  const manifests = read.files.flatMap(({ manifest }) =>
    manifest === null ? [] : [appliedManifest(manifest, reference, namespace)],
  );
  const csv = manifests.find(({ kind }) => kind === 'ClusterServiceVersion');
  const generate = rbacGenerator(csv ?? {}, namespace);
  return ({ resource }) => {
    const kind = realKind(resource.kind);
    const own = manifests.find((one) => isNamed(one, kind, resource.name));
    // A role that the bundle brings is none of those that are generated; an account may be both.
    const made = own === undefined || kind === 'ServiceAccount' ? generate(resource) : null;
    if (own !== undefined) return { origin: 'bundle', manifest: own };
    return { origin: made === null ? 'bundle' : 'generated', manifest: made };
  };
}

function isNamed(manifest: JsonRecord, kind: string, name: string): boolean {
  return manifest['kind'] === kind && textIn(recordIn(manifest['metadata'])['name']) === name;
}

function unreadIn(steps: readonly ReadStep[], { bundles }: PlanSources): readonly UnreadBundle[] {
  const asked = new Set<string>();
  return steps.flatMap(({ step, manifest }): UnreadBundle[] => {
    if (manifest.kind !== 'reference') return [];
    const { reference } = manifest;
    const key = bundleKey(reference);
    const read = bundles.get(key);
    if (asked.has(key) || read === undefined) return [];
    asked.add(key);
    const known = { csvName: step.resolving, reference };
    if (read.kind === 'failed') return [{ ...known, failure: read.failure, files: [] }];
    const files = read.files.filter(({ problem }) => problem !== null);
    return files.length === 0 ? [] : [{ ...known, failure: null, files }];
  });
}

/**
 * A bundle's ClusterServiceVersion as OLM applies it: in the plan's namespace, with what it replaces in this plan and with
 * the bundle's properties as an annotation. Other objects of a bundle are applied as they are.
 * Rule: OLM's NewStepResourceFromBundle, pkg/controller/registry/resolver/steps.go@0d9c286.
 */
export function appliedManifest(
  manifest: JsonRecord,
  reference: BundleReference,
  namespace: string,
): JsonRecord {
  if (manifest['kind'] !== 'ClusterServiceVersion') return manifest;
  const metadata = recordIn(manifest['metadata']);
  const spec = Object.entries(recordIn(manifest['spec'])).filter(([key]) => key !== 'replaces');
  const annotations =
    reference.properties === '' ? {} : { [PROPERTIES_ANNOTATION]: reference.properties };
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    ...manifest,
    metadata: {
      ...metadata,
      namespace,
      annotations: { ...recordIn(metadata['annotations']), ...annotations },
    },
    spec: {
      ...Object.fromEntries(spec),
      ...(reference.replaces === '' ? {} : { replaces: reference.replaces }),
    },
  };
}

const PROPERTIES_ANNOTATION = 'operatorframework.io/properties';
