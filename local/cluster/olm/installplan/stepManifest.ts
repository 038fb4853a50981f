/** The object an InstallPlan's step stands for: written in the step, or found in the bundle's unpack ConfigMap. */
import { isObject, objectAt, parseJson, textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { PROPERTIES_ANNOTATION } from '../shared/names';
import { withoutFields } from '../csv/withoutFields';
import { objectsIn } from '../unpack/bundleContent';
import { accessObject } from './csvAccess';
import { stepsOf, type Step } from './planSteps';

/** The manifest cannot be read; the sentence says why. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** @throws ManifestError when the step's manifest is missing or no object. */
export function manifestOf(client: ClusterClient, plan: KubeObject, index: number): DraftObject {
  const steps = stepsOf(plan);
  const step = steps[index];
  const written = parseJson(step?.manifest ?? '');
  if (step === undefined || !isObject(written)) {
    throw new ManifestError(`error parsing step manifest: ${step?.name ?? ''}`);
  }
  const object = isBundleReference(written)
    ? fromBundle(client, { step, steps, index, reference: written })
    : written;
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
  readonly steps: readonly Step[];
  readonly index: number;
  readonly reference: JsonObject;
};

function fromBundle(client: ClusterClient, search: Search): JsonObject {
  const { step, reference } = search;
  const name = textAt(reference, 'name') ?? '';
  const namespace = textAt(reference, 'namespace') ?? '';
  const configMap = client.get({ resource: 'configmaps', namespace, name });
  if (configMap === undefined) {
    throw new ManifestError(
      `error finding unpacked bundle configmap for ref ${namespace}/${name}: configmap "${name}" not found`,
    );
  }
  const objects = objectsIn(configMap);
  const csv = objects.find((object) => object['kind'] === 'ClusterServiceVersion');
  if (step.kind === 'ClusterServiceVersion' && csv !== undefined) return asResolved(csv, reference);
  const found =
    objects.find(
      (object) => object['kind'] === step.kind && textAt(object, 'metadata', 'name') === step.name,
    ) ?? (csv === undefined ? undefined : accessObject(csv, search.steps, search.index));
  if (found === undefined) {
    throw new ManifestError(`could not find ${step.kind} ${step.name} in bundle ${name}`);
  }
  return found;
}

/** The resolver decides what a CSV replaces and which properties it has. */
function asResolved(csv: JsonObject, reference: JsonObject): JsonObject {
  const replaces = textAt(reference, 'replaces') ?? '';
  const properties = textAt(reference, 'properties') ?? '';
  const metadata = objectAt(csv, 'metadata') ?? {};
  return {
    ...csv,
    metadata: {
      ...metadata,
      annotations: {
        ...objectAt(metadata, 'annotations'),
        ...(properties === '' ? {} : { [PROPERTIES_ANNOTATION]: properties }),
      },
    },
    spec: { ...objectAt(csv, 'spec'), ...(replaces === '' ? {} : { replaces }) },
  };
}

function draftOf(object: JsonObject): DraftObject | undefined {
  const { apiVersion, kind, metadata, spec, ...content } = withoutFields(object, 'status');
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return undefined;
  return {
    ...content,
    apiVersion,
    kind,
    metadata: isObject(metadata) ? draftMetadata(metadata) : {},
    ...(isObject(spec) ? { spec } : {}),
  };
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
