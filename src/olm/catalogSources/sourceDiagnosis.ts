import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import type { KubeEvent } from '~/kube/models/core';
import type { Pod } from '~/kube/models/workloads';
import type { CatalogHealth } from './catalogHealth';
import type { SourceEndpoint } from './catalogSourceItem';
import { podFact, type PodFact, servingPod } from './podFact';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { readMessage, type MessageRow, type OlmMessage } from '~/olm/messages/message';
import { IMAGE_TEMPLATE, resolvedTemplate } from './resolvedTemplate';
import { podFinding } from './podFinding';
import type { CatalogFinding, CatalogFindingKind } from './catalogFinding';

/** The facts of an existing catalog. */
export type SourceFacts = {
  readonly source: CatalogSource;
  /** A recently lost connection counts as connecting. */
  readonly state: CatalogHealth['state'];
  readonly endpoint: SourceEndpoint;
  /** `null`: no permission. */
  readonly pods: readonly Pod[] | null;
  /** The readable events of its namespace. */
  readonly events: readonly KubeEvent[];
  /** The number of packages; `null`: unknown. */
  readonly packages: number | null;
};

/**
 * The problems of a catalog, the most important first. The rejected spec comes before the state that OLM reports, then
 * the pod, then the connection, because each one requires the previous one.
 */
export function sourceDiagnosis(facts: SourceFacts): readonly CatalogFinding[] {
  const { source, state } = facts;
  const pods = facts.pods?.map(podFact) ?? null;
  const spec = specFindings(source);
  if (spec.some(({ severity }) => severity === 'danger')) return spec;
  const rest = state === 'ready' ? hints(facts, pods) : [servingFinding(facts, pods)];
  return [...rest, ...spec];
}

/** A missing image follows from the template and is not repeated. */
function specFindings(source: CatalogSource): readonly CatalogFinding[] {
  const [template, reported] = [templateFinding(source), reportedFinding(source)];
  const isRepeated = template !== null && reported?.kind === 'no-image';
  return [template, isRepeated ? null : reported].filter((found) => found !== null);
}

/** The reason why OLM cannot read a catalog with a valid spec. */
function servingFinding(facts: SourceFacts, pods: readonly PodFact[] | null): CatalogFinding {
  const { endpoint, events, state, source } = facts;
  const { namespace = '' } = source.metadata;
  if (endpoint.kind === 'address') return addressFinding(facts, endpoint.address);
  if (pods === null && state === 'down') return plain(facts, 'pod-unseen', { namespace });
  if (pods === null) return plain(facts, 'connecting');
  const pod = servingPod(pods);
  // OLM has not created the pod yet.
  if (pod === null) return plain(facts, state === 'down' ? 'pod-missing' : 'starting');
  const found = podFinding(pod, events);
  if (found !== null) return found;
  return plain(facts, state === 'down' ? 'unreachable' : 'connecting', { pod: pod.name });
}

function addressFinding(facts: SourceFacts, address: string): CatalogFinding {
  return plain(facts, facts.state === 'down' ? 'address' : 'connecting', { address });
}

/** Hints about a catalog that serves. */
function hints(facts: SourceFacts, pods: readonly PodFact[] | null): readonly CatalogFinding[] {
  const update = (pods ?? []).find(({ isLookingForUpdate }) => isLookingForUpdate);
  const found = update === undefined ? null : podFinding(update, facts.events);
  return [
    ...(found?.severity === 'danger'
      ? [{ ...found, kind: 'newer-image' as const, severity: 'warning' as const }]
      : []),
    ...(facts.packages === 0 ? [plain(facts, 'no-packages')] : []),
  ];
}

function plain(
  { source, state }: SourceFacts,
  kind: CatalogFindingKind,
  values: CatalogFinding['values'] = {},
): CatalogFinding {
  const observed = source.status?.connectionState?.lastObservedState;
  const says = typeof observed === 'string' && observed !== '' && state !== 'ready';
  return {
    kind,
    severity: SEVERITIES[state],
    values,
    messages: says ? [{ by: objectOf(source), reason: LAST_OBSERVED, message: observed }] : [],
  };
}

/** The field of the connection state, as the reason of its value. */
export const LAST_OBSERVED = 'lastObservedState';

const SEVERITIES = { ready: 'warning', connecting: 'info', down: 'danger' } as const;

/**
 * The problem in `status.reason` and `status.message`; `null`: none. Source of the messages: OLM, catalog/operator.go
 * (validateSourceType, syncConfigMap, syncRegistryServer), reconciler/{grpc,configmap}.go, and the API server's answers
 * to the creation of a pod.
 */
function reportedFinding(source: CatalogSource): CatalogFinding | null {
  const reported = reportOf(source, recordIn(source.status));
  const { reason } = reported;
  if (reason === '') return null;
  const { kind, values } = readMessage(reported, ROWS) ?? { kind: OTHERWISE[reason], values: {} };
  if (kind === undefined) return null;
  return {
    kind,
    severity: kind === 'interval' ? 'warning' : 'danger',
    values,
    messages: [reported],
  };
}

/** A template that OLM cannot resolve (CS-032). OLM then uses the image in the spec, if there is one. */
function templateFinding(source: CatalogSource): CatalogFinding | null {
  const condition = listIn(source.status?.conditions)
    .map(recordIn)
    .find(({ type }) => type === 'TemplatesHaveResolved');
  if (condition?.['status'] !== 'False') return null;
  const image = textIn(recordIn(source.spec)['image']) ?? '';
  const template = textIn(recordIn(source.metadata.annotations)[IMAGE_TEMPLATE]) ?? '';
  const reported = reportOf(source, condition);
  const unknown = resolvedTemplate(template, null).unknown.join(', ');
  const values = { template, image, variables: unknown };
  return image === ''
    ? { kind: 'template', severity: 'danger', values, messages: [reported] }
    : { kind: 'template-kept', severity: 'warning', values, messages: [reported] };
}

/** The object that contains the message. */
function objectOf({ metadata }: CatalogSource): OlmMessage['by'] {
  return {
    model: catalogSourceModel,
    namespace: metadata.namespace ?? '',
    name: metadata.name,
  };
}

function reportOf(source: CatalogSource, { reason, message }: JsonRecord): OlmMessage {
  return { by: objectOf(source), reason: textIn(reason) ?? '', message: textIn(message) ?? '' };
}

type Row = MessageRow & { readonly kind: CatalogFindingKind };

const SPEC = ['SpecInvalidError'] as const;
const REGISTRY = ['RegistryServerError'] as const;

const ROWS: readonly Row[] = [
  { kind: 'unknown-type', reasons: SPEC, pattern: /unknown sourcetype: (?<type>.*)/ },
  { kind: 'no-image', reasons: SPEC, pattern: /image and address unset/ },
  {
    kind: 'no-configmap-name',
    reasons: SPEC,
    pattern: /configmap name unset: must be set for sourcetype: (?<type>\S+)/,
  },
  { kind: 'configmap-missing', pattern: /failed to get catalog config map (?<name>[^\s:]+)/ },
  { kind: 'configmap-missing', pattern: /unable to get configmap [^\s/]+\/(?<name>\S+) from/ },
  { kind: 'configmap-refused', reasons: ['ConfigMapError'] },
  { kind: 'interval', reasons: ['InvalidIntervalError'] },
  {
    kind: 'refused-security',
    reasons: REGISTRY,
    pattern: /violates PodSecurity "(?<level>[a-z]+)/,
  },
  {
    kind: 'refused-constraint',
    reasons: REGISTRY,
    pattern: /unable to validate against any security context constraint/,
  },
  {
    kind: 'refused-quota',
    reasons: REGISTRY,
    pattern: /(?:exceeded|failed) quota: (?<quota>[^,:\s]+)/,
  },
  {
    kind: 'refused-priority',
    reasons: REGISTRY,
    pattern: /no PriorityClass with name (?<name>\S+) was found/,
  },
  { kind: 'refused-webhook', reasons: REGISTRY, pattern: /\bwebhook "(?<webhook>[^"]+)"/ },
  { kind: 'refused-terminating', reasons: REGISTRY, pattern: /because it is being terminated/ },
  { kind: 'refused-invalid', reasons: REGISTRY, pattern: /Pod "[^"]*" is invalid: (?<why>[^\n]*)/ },
];

/** The problem for a known reason with an unknown message. Unknown reasons of later OLM versions are ignored. */
const OTHERWISE: Readonly<Record<string, CatalogFindingKind | undefined>> = {
  SpecInvalidError: 'spec-invalid',
  RegistryServerError: 'registry-error',
};
