import type { Finding } from '~/olm/finding';
import type { MessageValues, OlmMessage } from '~/olm/messages/message';

/** The problems of a catalog. Each kind has its own explanation and remedy. */
export type CatalogFindingKind =
  // Spec
  | 'unknown-type'
  | 'no-image'
  | 'no-configmap-name'
  | 'spec-invalid'
  | 'configmap-missing'
  | 'configmap-refused'
  | 'interval'
  | 'template'
  | 'template-kept'
  // Objects that the API server rejects
  | 'refused-security'
  | 'refused-constraint'
  | 'refused-quota'
  | 'refused-priority'
  | 'refused-webhook'
  | 'refused-invalid'
  | 'refused-terminating'
  | 'registry-error'
  // Image
  | 'image-not-found'
  | 'image-unauthorized'
  | 'image-rate-limit'
  | 'image-unreachable'
  | 'image-untrusted'
  | 'image-platform'
  | 'image-disk-full'
  | 'image-invalid-name'
  | 'image-signature'
  | 'image-unknown'
  | 'newer-image'
  // Pod
  | 'pod-missing'
  | 'pod-unseen'
  | 'pod-leaving'
  | 'pod-evicted'
  | 'pod-failed'
  | 'unschedulable'
  | 'sandbox'
  | 'container-config'
  | 'run-as-root'
  | 'crash'
  | 'crash-memory'
  | 'crash-permission'
  | 'crash-cache'
  | 'crash-extract'
  | 'not-ready'
  | 'starting'
  // Connection
  | 'connecting'
  | 'unreachable'
  | 'address'
  // Content
  | 'no-packages';

/** `danger`: OLM cannot read the catalog. `info`: OLM retries automatically. `warning`: the catalog serves. */
export type CatalogFinding = Finding<{
  readonly kind: CatalogFindingKind;
  /** The names in the explanation: an image, a Secret, a taint. */
  readonly values: MessageValues;
  /** The messages of OLM and Kubernetes behind the conclusion. */
  readonly messages: readonly OlmMessage[];
}>;

/** A reason of OLM or Kubernetes; the message can be empty. */
export type ServerReason = { readonly reason: string; readonly message: string };

/** The reason of a problem with its last message, which names the cause (TS-007); `null`: the server gives none. */
export function serverReason({ messages: messages }: CatalogFinding): ServerReason | null {
  const [first] = messages;
  if (first === undefined) return null;
  const message = messages.findLast((one) => one.message !== '')?.message ?? '';
  return { reason: first.reason, message };
}
