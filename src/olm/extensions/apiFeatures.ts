import { type JsonRecord, listIn, recordIn, textsIn } from '~/kube/json';
import type { FeatureGate } from '~/kube/models/openshift';

/** The features of the cluster's OLM v1 API, from its schema and never from a version. */
export type ApiFeatures = {
  /** Optional: OLM ignores it (OpenShift 5.0). */
  readonly serviceAccount: Need;
  readonly namespace: Need;
  /** `spec.config`: the watched namespace, and settings of the Operator's Deployments. */
  readonly hasConfig: boolean;
  /** The limits of `spec.progressDeadlineMinutes`; `null`: the API does not have it. */
  readonly deadline: Limits | null;
  /** Revisions are separate resources, and extensions are rolled out in phases. */
  readonly hasObjectSets: boolean;
};

export type Limits = { readonly minimum: number; readonly maximum: number };

export type Need = 'required' | 'optional' | 'absent';

/**
 * @param document `/openapi/v3/apis/olm.operatorframework.io/v1`, or the CRD of ClusterExtension; untrusted
 * @returns `null` if ClusterExtensions are not served
 */
export function apiFeatures(document: unknown): ApiFeatures | null {
  const schema = schemaOf(recordIn(document));
  if (schema === null) return null;
  const spec = recordIn(recordIn(schema['properties'])['spec']);
  const fields = recordIn(spec['properties']);
  const needed = textsIn(spec['required']);
  const need = (name: string): Need => {
    if (!Object.hasOwn(fields, name)) return 'absent';
    return needed.includes(name) ? 'required' : 'optional';
  };
  return {
    serviceAccount: need('serviceAccount'),
    namespace: need('namespace'),
    hasConfig: need('config') !== 'absent',
    deadline: need(DEADLINE) === 'absent' ? null : limitsIn(recordIn(fields[DEADLINE])),
    hasObjectSets: Object.keys(recordIn(recordIn(document)['paths'])).includes(OBJECT_SETS),
  };
}

const DEADLINE = 'progressDeadlineMinutes';

function limitsIn({ minimum, maximum }: JsonRecord): Limits {
  return {
    minimum: typeof minimum === 'number' ? minimum : 1,
    maximum: typeof maximum === 'number' ? maximum : 2_147_483_647,
  };
}

const OBJECT_SETS = '/apis/olm.operatorframework.io/v1/clusterobjectsets';

function schemaOf({ components, spec }: JsonRecord): JsonRecord | null {
  const published = Object.values(recordIn(recordIn(components)['schemas'])).map(recordIn);
  return published.find(isExtension) ?? definedIn(recordIn(spec));
}

function isExtension(schema: JsonRecord): boolean {
  return listIn(schema['x-kubernetes-group-version-kind'])
    .map(recordIn)
    .some(
      ({ group, version, kind }) =>
        group === 'olm.operatorframework.io' && version === 'v1' && kind === 'ClusterExtension',
    );
}

/** In a CustomResourceDefinition. */
function definedIn({ names, versions }: JsonRecord): JsonRecord | null {
  if (recordIn(names)['kind'] !== 'ClusterExtension') return null;
  const found = listIn(versions)
    .map(recordIn)
    .find(({ name }) => name === 'v1');
  return found === undefined ? null : recordIn(recordIn(found['schema'])['openAPIV3Schema']);
}

/** OpenShift's feature gates of OLM v1. Source: the enhancements of the same names. */
export type Gate =
  | 'NewOLMCatalogdAPIV1Metas'
  | 'NewOLMOwnSingleNamespace'
  | 'NewOLMPreflightPermissionChecks'
  | 'NewOLMConfigAPI'
  | 'NewOLMBoxCutterRuntime'
  | 'NewOLMWebhookProviderOpenshiftServiceCA';

export type GateState = 'on' | 'off' | 'unknown';

/**
 * Whether a feature gate is enabled. Unknown without a FeatureGate (plain Kubernetes), without permission, if the gate
 * is not listed, and if the two versions of an update differ.
 */
export function gateState(gate: Gate, featureGate: FeatureGate | null): GateState {
  const entries = listIn(recordIn(featureGate?.status)['featureGates']).map(recordIn);
  const states = new Set(entries.map((entry) => stateIn(gate, entry)));
  const [only = 'unknown', ...others] = states;
  return others.length === 0 ? only : 'unknown';
}

function stateIn(gate: Gate, { enabled, disabled }: JsonRecord): GateState {
  const has = (list: unknown) => listIn(list).some((one) => recordIn(one)['name'] === gate);
  if (has(enabled)) return 'on';
  return has(disabled) ? 'off' : 'unknown';
}
