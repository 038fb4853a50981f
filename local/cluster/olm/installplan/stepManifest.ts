/** The resource of an InstallPlan's step: inline, or in the bundle's unpack ConfigMap. */
import { isObject, parseJson, textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { namespaceOf } from '../csv/csvFields';
import { withoutFields } from '../csv/withoutFields';
import { bundleObjects } from '../shared/bundleObjects';
import { objectsIn } from '../unpack/bundleContent';
import { stepsOf, type Step } from './planSteps';

/** The manifest cannot be read; the message contains the reason. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** @throws ManifestError if the step's manifest is missing or not an object */
export function manifestOf(client: ClusterClient, plan: KubeObject, index: number): DraftObject {
  const steps = stepsOf(plan);
  const step = steps[index];
  const written = parseJson(step?.manifest ?? '');
  if (step === undefined || !isObject(written)) {
    throw new ManifestError(`error parsing step manifest: ${step?.name ?? ''}`);
  }
  const object = isBundleReference(written)
    ? fromBundle(client, { step, reference: written, namespace: namespaceOf(plan) })
    : { apiVersion: step.apiVersion, kind: step.kind, ...written };
  const draft = draftOf(object);
  if (draft === undefined) throw new ManifestError(`error parsing step manifest: ${step.name}`);
  return draft;
}

/** OLM writes a reference as a ConfigMap without metadata. */
function isBundleReference(manifest: JsonObject): boolean {
  return manifest['kind'] === 'ConfigMap' && manifest['metadata'] === undefined;
}

type Search = {
  readonly step: Step;
  readonly reference: JsonObject;
  /** The InstallPlan's. */
  readonly namespace: string;
};

function fromBundle(client: ClusterClient, { step, reference, namespace }: Search): JsonObject {
  const name = textAt(reference, 'name') ?? '';
  const at = textAt(reference, 'namespace') ?? '';
  const configMap = client.get({ resource: 'configmaps', namespace: at, name });
  if (configMap === undefined) {
    throw new ManifestError(
      `error finding unpacked bundle configmap for ref ${at}/${name}: configmap "${name}" not found`,
    );
  }
  const objects = bundleObjects(objectsIn(configMap), {
    namespace,
    replaces: textAt(reference, 'replaces') ?? '',
    properties: textAt(reference, 'properties') ?? '',
  });
  const kind = step.kind === BUNDLE_SECRET ? 'Secret' : step.kind;
  const found = objects.find(
    (object) => object['kind'] === kind && textAt(object, 'metadata', 'name') === step.name,
  );
  if (found === undefined) {
    throw new ManifestError(`could not find ${step.kind} ${step.name} in bundle ${name}`);
  }
  return found;
}

/** OLM's own name for a Secret that comes with a bundle. */
const BUNDLE_SECRET = 'BundleSecret';

function draftOf(object: JsonObject): DraftObject | undefined {
  const { apiVersion, kind, metadata, spec, ...content } = withoutFields(object, 'status');
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return undefined;
  return {
    ...content,
    apiVersion,
    kind,
    metadata: isObject(metadata) ? draftMetadata(metadata) : {},
    ...(isObject(spec) ? { spec: storedSpec(kind, spec) } : {}),
  };
}

/** OLM's Go type of a CSV writes these fields even if empty. */
function storedSpec(kind: string, spec: JsonObject): JsonObject {
  const defined = Object.fromEntries(
    Object.entries(spec).filter(([, value]) => value !== undefined),
  );
  return kind === 'ClusterServiceVersion'
    ? {
        apiservicedefinitions: {},
        cleanup: { enabled: false },
        customresourcedefinitions: {},
        ...defined,
      }
    : defined;
}

function draftMetadata(metadata: JsonObject): DraftObject['metadata'] {
  const name = textAt(metadata, 'name');
  const namespace = textAt(metadata, 'namespace');
  return {
    ...(name === undefined ? {} : { name }),
    ...(namespace === undefined ? {} : { namespace }),
    labels: textMap(metadata['labels']),
    annotations: textMap(metadata['annotations']),
  };
}

function textMap(map: unknown): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.entries(isObject(map) ? map : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
