import { jsonIn, recordIn, textIn, textMapIn } from '~/kube/json';
import type { Namespace } from '~/kube/models/namespace';

/** The API server's rule for namespace names (RFC 1123 label). */
export function isNamespaceName(name: string): boolean {
  return name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);
}

/** Names that OpenShift rejects for requested projects (openshift-apiserver, projectrequest storage). */
export function isReservedName(name: string): boolean {
  return /^(openshift|kubernetes|kube)(-.*)?$/.test(name);
}

export type SuggestedNamespace = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
};

/**
 * The namespace that the author of an Operator suggests. IN-023: a name. IN-024: a Namespace manifest with labels and
 * annotations. IN-025: the manifest takes precedence; without a name in it, the plain annotation names the namespace.
 * Invalid names are ignored.
 */
export function suggestedNamespace(
  annotations: Readonly<Record<string, string>>,
): SuggestedNamespace | null {
  const metadata = recordIn(recordIn(templateIn(annotations))['metadata']);
  const plain = textIn(annotations['operatorframework.io/suggested-namespace']);
  const name = textIn(metadata['name']) ?? plain;
  if (name === null || !isNamespaceName(name)) return null;
  return {
    name,
    labels: textMapIn(metadata['labels']),
    annotations: textMapIn(metadata['annotations']),
  };
}

/** Whether the author gives a manifest that cannot be read. Its labels are lost then. */
export function hasUnreadableTemplate(annotations: Readonly<Record<string, string>>): boolean {
  return textIn(annotations[TEMPLATE]) !== null && templateIn(annotations) === null;
}

function templateIn(annotations: Readonly<Record<string, string>>): unknown {
  const text = annotations[TEMPLATE];
  // Some authors leave a comma at the end of a list, which YAML allows.
  return jsonIn(text) ?? jsonIn(text?.replace(/,(?=\s*[}\]])/g, ''));
}

const TEMPLATE = 'operatorframework.io/suggested-namespace-template';

export function isTerminating({ metadata, status }: Namespace): boolean {
  return status?.phase === 'Terminating' || metadata.deletionTimestamp !== undefined;
}
