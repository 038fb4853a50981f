import type { OlmMessage, MessageValues } from '~/olm/messages/message';

/** The problems of a catalog. Each kind has its own explanation and remedy. */
export type TroubleKind =
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

export type SourceTrouble = {
  readonly kind: TroubleKind;
  /** `down`: OLM cannot read the catalog. `waiting`: OLM retries automatically. `hint`: the catalog serves. */
  readonly severity: 'down' | 'waiting' | 'hint';
  /** The names in the explanation: an image, a Secret, a taint. */
  readonly values: MessageValues;
  /** The messages of OLM and Kubernetes behind the conclusion. */
  readonly messages: readonly OlmMessage[];
};

/** A reason of OLM or Kubernetes; the message can be empty. */
export type ServerReason = { readonly reason: string; readonly message: string };

/** The reason of a problem with its last message, which names the cause (TS-007); `null`: the server gives none. */
export function serverReason({ messages: messages }: SourceTrouble): ServerReason | null {
  const [first] = messages;
  if (first === undefined) return null;
  const message = messages.findLast((one) => one.message !== '')?.message ?? '';
  return { reason: first.reason, message };
}
