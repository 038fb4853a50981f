import { recordIn, textIn } from '~/kube/json';
import type { KubeEvent } from '~/kube/models/core';
import { podModel } from '~/kube/models/workloads';
import type { MessageValues, OlmMessage } from '~/olm/messages/message';
import type { CatalogFinding, CatalogFindingKind } from './catalogFinding';
import { imageParts } from './imageReference';
import type { ContainerFact, PodFact } from './podFact';

/**
 * The reason why a pod does not serve; `null`: the pod serves. Source of the messages: the kubelet and the scheduler of
 * Kubernetes.
 * @param events of its namespace, as far as known
 */
export function podFinding(pod: PodFact, events: readonly KubeEvent[]): CatalogFinding | null {
  const noted = eventsOf(pod, events);
  return (
    wholePod(pod) ??
    pod.containers.map((container) => containerFinding(pod, container, noted)).find(isFound) ??
    unreadyFinding(pod, noted)
  );
}

/** Problems of the pod as a whole. */
function wholePod(pod: PodFact): CatalogFinding | null {
  const { leavingSince, phase, reason, message, unschedulable, node } = pod;
  const values = { pod: pod.name, node: node ?? '', message };
  if (leavingSince !== null) return down('pod-leaving', values, []);
  if (phase === 'Failed') {
    const kind = reason === 'Evicted' ? 'pod-evicted' : 'pod-failed';
    return down(kind, values, [messageOf(pod, reason, message)]);
  }
  if (unschedulable === null) return null;
  const found = { ...values, ...obstacles(unschedulable) };
  return down('unschedulable', found, [messageOf(pod, 'Unschedulable', unschedulable)]);
}

/**
 * The obstacles that the scheduler names; an empty text for each that it does not. Source: the messages of its plugins.
 */
function obstacles(message: string): MessageValues {
  const taint = /untolerated taint(?:\(s\))?(?: \{(?<key>[^}:=]*))?/.exec(message);
  return {
    selector: /node affinity\/selector|node selector/.exec(message)?.[0] ?? '',
    // Later versions do not name the taint.
    taint: taint?.groups?.['key'] ?? taint?.[0] ?? '',
    resource: [...message.matchAll(/Insufficient ([a-z-]+)|(Too many pods)/g)]
      .map(([, resource = 'pods']) => resource)
      .join(', '),
  };
}

function containerFinding(
  pod: PodFact,
  container: ContainerFact,
  noted: readonly OlmMessage[],
): CatalogFinding | null {
  const { waiting } = container;
  const reason = waiting?.reason ?? '';
  if (waiting !== null && isPullReason(reason)) return imageFinding(pod, container, noted);
  if (reason === 'CrashLoopBackOff' || hasCrashed(container)) return crashFinding(pod, container);
  if (waiting !== null && CONFIGURATION.includes(reason)) {
    const kind = waiting.message.includes('runAsNonRoot') ? 'run-as-root' : 'container-config';
    const values = { pod: pod.name, container: container.name, message: waiting.message };
    return down(kind, values, [messageOf(pod, reason, waiting.message)]);
  }
  return null;
}

const CONFIGURATION: readonly string[] = [
  'CreateContainerConfigError',
  'CreateContainerError',
  'RunContainerError',
];

/** The last termination of a running container does not count. */
function hasCrashed({ ended }: ContainerFact): boolean {
  return ended !== null && ended.exitCode !== 0;
}

/** The kubelet reports the cause with a failed attempt. Until the next attempt, only the events contain it. */
function imageFinding(
  pod: PodFact,
  { image, waiting, name }: ContainerFact,
  noted: readonly OlmMessage[],
): CatalogFinding {
  const { reason = '', message = '' } = waiting ?? {};
  const failed = noted.filter(
    (event) => event.reason === 'Failed' && event.message.split(/[\s",;]+|:\s/).includes(image),
  );
  // Later kubelets repeat the cause of the event in the waiting state.
  const more = failed.slice(0, 1).filter((event) => !message.endsWith(lastCause(event.message)));
  const messages = [messageOf(pod, reason, message), ...more];
  const words = messages.map((one) => withoutName(one.message, image)).join('\n');
  const problem = pullFailure(reason, words);
  const values = {
    image,
    registry: imageParts(image).registry || 'docker.io',
    pod: pod.name,
    container: name,
    secret: missingSecret(noted),
  };
  return down(`image-${problem}`, values, messages);
}

function lastCause(message: string): string {
  return message.slice(message.lastIndexOf(': ') + 2);
}

function withoutName(message: string, image: string): string {
  const repository = image.replace(/(?<=\/[^/]*)[:@].*$/, '');
  return [image, repository]
    .filter((name) => name !== '')
    .reduce((text, name) => text.replaceAll(name, ''), message);
}

/** The Secret that the kubelet did not find. Source: kubelet, FailedToRetrieveImagePullSecret. */
function missingSecret(noted: readonly OlmMessage[]): string {
  const event = noted.find(({ reason }) => reason === 'FailedToRetrieveImagePullSecret');
  return /pull secrets \(([^)]*)\)/.exec(event?.message ?? '')?.[1] ?? '';
}

function crashFinding(pod: PodFact, container: ContainerFact): CatalogFinding {
  const { name, image, restarts, waiting } = container;
  const end = container.ended ?? container.lastEnd;
  const values = {
    image,
    pod: pod.name,
    container: name,
    exitCode: end?.exitCode === null || end === null ? '' : String(end.exitCode),
    restarts: String(restarts),
  };
  const messages = [
    ...(waiting === null ? [] : [messageOf(pod, waiting.reason, waiting.message)]),
    ...(end === null ? [] : [messageOf(pod, end.reason, end.message)]),
  ];
  return down(crashKind(name, end), values, messages);
}

/**
 * The cause of a crash. The server of a SQLite catalog writes its database into the image, which in old images only
 * root can do (CS-013). A file-based catalog checks the cache in its image.
 */
function crashKind(container: string, end: ContainerFact['ended']): CatalogFindingKind {
  const { reason = '', message = '' } = end ?? {};
  if (reason === 'OOMKilled') return 'crash-memory';
  if (message.includes('exec format error')) return 'image-platform';
  if (/(open|mkdir|create)[^\n]*permission denied/i.test(message)) return 'crash-permission';
  if (container.startsWith('extract-')) return 'crash-extract';
  return /cache requires rebuild|cache[^\n]*digest/i.test(message) ? 'crash-cache' : 'crash';
}

/** The pod runs or starts. OLM connects only to a ready pod. */
function unreadyFinding(pod: PodFact, noted: readonly OlmMessage[]): CatalogFinding | null {
  if (pod.isReady) return null;
  const values = { pod: pod.name, node: pod.node ?? '' };
  const sandbox = noted.find(({ reason }) => SANDBOX.includes(reason));
  const probe = noted.find(({ reason }) => reason === 'Unhealthy');
  if (pod.phase !== 'Running') {
    if (sandbox !== undefined) return down('sandbox', values, [sandbox]);
    return { kind: 'starting', severity: 'info', values, messages: [] };
  }
  return down('not-ready', values, probe === undefined ? [] : [probe]);
}

const SANDBOX: readonly string[] = ['FailedCreatePodSandBox', 'FailedMount', 'FailedAttachVolume'];

/** The events of a pod as messages, the latest first. */
function eventsOf(pod: PodFact, events: readonly KubeEvent[]): readonly OlmMessage[] {
  return events
    .filter(({ involvedObject }) => {
      const { kind, name, namespace } = recordIn(involvedObject);
      return kind === 'Pod' && name === pod.name && namespace === pod.namespace;
    })
    .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
    .map(({ reason, message }) => messageOf(pod, textIn(reason) ?? '', textIn(message) ?? ''));
}

function timeOf({ series, lastTimestamp, eventTime, metadata }: KubeEvent): string {
  const times = [series?.lastObservedTime, lastTimestamp, eventTime, metadata.creationTimestamp];
  return times.map(textIn).find((time) => time !== null) ?? '';
}

function messageOf({ namespace, name }: PodFact, reason: string, message: string): OlmMessage {
  return { by: { model: podModel, namespace, name }, reason, message };
}

function down(
  kind: CatalogFindingKind,
  values: MessageValues,
  messages: readonly OlmMessage[],
): CatalogFinding {
  const stated = messages.filter(({ reason, message }) => reason !== '' || message !== '');
  return { kind, severity: 'danger', values, messages: stated };
}

function isFound(found: CatalogFinding | null): found is CatalogFinding {
  return found !== null;
}

/** The reasons of a failed image pull that require different actions. */
type PullFailure =
  | 'not-found'
  | 'unauthorized'
  | 'rate-limit'
  | 'unreachable'
  | 'untrusted'
  | 'platform'
  | 'disk-full'
  | 'invalid-name'
  | 'signature'
  | 'unknown';

/**
 * Classifies the kubelet's message without the name of the image, which can contain any word. The texts come from the
 * container runtime and the registry: containers/image in CRI-O, containerd, error codes of docker/distribution. Rate
 * limits come first, because registries report them as a denial.
 */
export function pullFailure(reason: string, message: string): PullFailure {
  const known = BY_REASON[reason];
  if (known !== undefined) return known;
  return FORMS.find(([, form]) => form.test(message))?.[0] ?? 'unknown';
}

/** Whether a container waits for its image. Source of the reasons: kubelet, images/types.go. */
export function isPullReason(reason: string): boolean {
  return PULL_REASONS.includes(reason);
}

const PULL_REASONS: readonly string[] = [
  'ErrImagePull',
  'ImagePullBackOff',
  'ErrImageNeverPull',
  'ImageInspectError',
  'InvalidImageName',
  'RegistryUnavailable',
  'SignatureValidationFailed',
];

const BY_REASON: Readonly<Record<string, PullFailure | undefined>> = {
  InvalidImageName: 'invalid-name',
  RegistryUnavailable: 'unreachable',
  SignatureValidationFailed: 'signature',
};

const FORMS: readonly (readonly [PullFailure, RegExp])[] = [
  ['rate-limit', /toomanyrequests|too many requests|rate limit|status code 429/i],
  ['disk-full', /no space left on device|disk quota exceeded/i],
  ['untrusted', /x509:|failed to verify certificate|server gave HTTP response to HTTPS client/i],
  ['platform', /for platform|for architecture|exec format error/i],
  ['signature', /image rejected|signature was required|invalid signature|no valid signature/i],
  [
    'unreachable',
    /no such host|server misbehaving|i\/o timeout|deadline exceeded|Client\.Timeout|handshake timeout|connection refused|connection reset|no route to host|network is unreachable|proxyconnect|(?:status code|HTTP status:?) 5\d\d|pinging container registry \S+: (?:Get|dial)/i,
  ],
  [
    'unauthorized',
    /unauthori[sz]ed|authentication required|access denied|denied: |insufficient_scope|40[13] (?:Unauthorized|Forbidden)|status code 40[13]|invalid username\/password/i,
  ],
  ['not-found', /manifest unknown|name unknown|not found|code = NotFound/i],
];
