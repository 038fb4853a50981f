import type { OlmMessage, MessageValues } from '~/olm/messages/message';

/** What is wrong with a catalog, or keeps it waiting; each kind has its own explanation and its own help. */
export type TroubleKind =
  // What its spec says
  | 'unknown-type'
  | 'no-image'
  | 'no-configmap-name'
  | 'spec-invalid'
  | 'configmap-missing'
  | 'configmap-refused'
  | 'interval'
  | 'template'
  | 'template-kept'
  // OLM may not make what it needs
  | 'refused-security'
  | 'refused-constraint'
  | 'refused-quota'
  | 'refused-priority'
  | 'refused-webhook'
  | 'refused-invalid'
  | 'refused-terminating'
  | 'registry-error'
  // Its image
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
  // Its pod
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
  // The connection
  | 'connecting'
  | 'unreachable'
  | 'address'
  // What it offers
  | 'no-packages';

export type SourceTrouble = {
  readonly kind: TroubleKind;
  /** `down`: OLM gets nothing from it. `waiting`: that may pass by itself. `hint`: it serves. */
  readonly severity: 'down' | 'waiting' | 'hint';
  /** What the explanation names: an image, a Secret, a taint. */
  readonly values: MessageValues;
  /** The words of OLM and of Kubernetes from which it is concluded. */
  readonly said: readonly OlmMessage[];
};

/** A reason of OLM or Kubernetes; the message can be empty. */
export type ServerReason = { readonly reason: string; readonly message: string };

/** The reason of a problem with its last message, which names the cause (TS-007); `null`: the server gives none. */
export function serverReason({ said }: SourceTrouble): ServerReason | null {
  const [first] = said;
  if (first === undefined) return null;
  const message = said.findLast((one) => one.message !== '')?.message ?? '';
  return { reason: first.reason, message };
}
