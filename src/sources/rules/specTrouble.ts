import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { type MessageRow, type OlmMessage, readMessage } from '~/olm/messages/message';
import { resolvedTemplate } from '~/sources/rules/form/resolvedTemplate';
import { IMAGE_TEMPLATE } from './imageTemplate';
import type { SourceTrouble, TroubleKind } from './sourceTrouble';

/**
 * What OLM says in `status.reason` and `status.message`; `null` when it says nothing. Source of the words: OLM, catalog/operator.go
 * (validateSourceType, syncConfigMap, syncRegistryServer), reconciler/{grpc,configmap}.go, and what the API server
 * answers to the creation of a pod.
 */
export function saidTrouble(source: CatalogSource): SourceTrouble | null {
  const said = saidIn(source, recordIn(source.status));
  const { reason } = said;
  if (reason === '') return null;
  const { kind, values } = readMessage(said, ROWS) ?? { kind: OTHERWISE[reason], values: {} };
  if (kind === undefined) return null;
  return { kind, severity: kind === 'interval' ? 'hint' : 'down', values, said: [said] };
}

/** A template that OLM cannot fill in (CS-032): with an image beside it, that one is used. */
export function templateTrouble(source: CatalogSource): SourceTrouble | null {
  const condition = listIn(source.status?.conditions)
    .map(recordIn)
    .find(({ type }) => type === 'TemplatesHaveResolved');
  if (condition?.['status'] !== 'False') return null;
  const image = textIn(recordIn(source.spec)['image']) ?? '';
  const template = textIn(recordIn(source.metadata.annotations)[IMAGE_TEMPLATE]) ?? '';
  const said = saidIn(source, condition);
  const unknown = resolvedTemplate(template, null).unknown.join(', ');
  const values = { template, image, variables: unknown };
  return image === ''
    ? { kind: 'template', severity: 'down', values, said: [said] }
    : { kind: 'template-kept', severity: 'hint', values, said: [said] };
}

/** The object that says it. */
export function objectOf({ metadata }: CatalogSource): OlmMessage['by'] {
  return {
    model: catalogSourceModel,
    namespace: metadata.namespace ?? '',
    name: metadata.name,
  };
}

function saidIn(source: CatalogSource, { reason, message }: JsonRecord): OlmMessage {
  return { by: objectOf(source), reason: textIn(reason) ?? '', message: textIn(message) ?? '' };
}

type Row = MessageRow & { readonly kind: TroubleKind };

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

/** By its reason, whatever OLM says besides. A reason of a later OLM says nothing here. */
const OTHERWISE: Readonly<Record<string, TroubleKind | undefined>> = {
  SpecInvalidError: 'spec-invalid',
  RegistryServerError: 'registry-error',
};
