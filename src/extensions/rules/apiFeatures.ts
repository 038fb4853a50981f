import { listIn, recordIn, textsIn, type JsonRecord } from '~/kube/json';
import type { FeatureGate } from '~/kube/models/featureGate';

/** What the API of OLM v1 in this cluster takes: read in its schema, never derived from a version. */
export type ApiFeatures = {
  /** Optional: OLM ignores it (OpenShift 5.0). */
  readonly serviceAccount: Need;
  readonly namespace: Need;
  /** `spec.config`: which namespace is watched, settings of the Operator's Deployments. */
  readonly hasConfig: boolean;
  readonly hasProgressDeadline: boolean;
  /** Revisions are objects of their own, and extensions are rolled out by phases. */
  readonly hasObjectSets: boolean;
};

export type Need = 'required' | 'optional' | 'absent';

/**
 * @param document `/openapi/v3/apis/olm.operatorframework.io/v1`, or the definition of ClusterExtension, of whatever shape
 * @returns `null`: ClusterExtensions are not served
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
    hasProgressDeadline: need('progressDeadlineMinutes') !== 'absent',
    hasObjectSets: Object.keys(recordIn(recordIn(document)['paths'])).includes(OBJECT_SETS),
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

/** Switches of OpenShift for parts of OLM v1; what they switch is in the enhancements of the same names. */
export type Gate =
  | 'NewOLMCatalogdAPIV1Metas'
  | 'NewOLMOwnSingleNamespace'
  | 'NewOLMPreflightPermissionChecks'
  | 'NewOLMConfigAPI'
  | 'NewOLMBoxCutterRuntime'
  | 'NewOLMWebhookProviderOpenshiftServiceCA';

export type GateState = 'on' | 'off' | 'unknown';

/**
 * Whether a switch is on. Unknown: there is no FeatureGate (plain Kubernetes), it may not be seen, it says nothing of the
 * switch, or says different things of the two versions of an update.
 */
export function gateState(gate: Gate, featureGate: FeatureGate | null): GateState {
  const entries = listIn(recordIn(featureGate?.status)['featureGates']).map(recordIn);
  const said = new Set(entries.map((entry) => stateIn(gate, entry)));
  const [only = 'unknown', ...others] = said;
  return others.length === 0 ? only : 'unknown';
}

function stateIn(gate: Gate, { enabled, disabled }: JsonRecord): GateState {
  const has = (list: unknown) => listIn(list).some((one) => recordIn(one)['name'] === gate);
  if (has(enabled)) return 'on';
  return has(disabled) ? 'off' : 'unknown';
}
