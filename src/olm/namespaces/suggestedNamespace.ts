import { isNamespaceName } from '~/olm/namespaces/namespaceName';
import { jsonIn, recordIn, textIn, textMapIn } from '~/kube/json';

export type SuggestedNamespace = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
};

/**
 * The namespace that an Operator's author suggests.
 * IN-023: a name. IN-024: a Namespace manifest, of which labels and annotations count. IN-025: the manifest wins; when it
 * has no name, the plain annotation names it. Text that is no manifest, and what cannot be a name, is ignored.
 */
export function suggestedNamespace(
  annotations: Readonly<Record<string, string>>,
): SuggestedNamespace | null {
  const template = jsonIn(annotations['operatorframework.io/suggested-namespace-template']);
  const metadata = recordIn(recordIn(template)['metadata']);
  const plain = textIn(annotations['operatorframework.io/suggested-namespace']);
  const name = textIn(metadata['name']) ?? plain;
  if (name === null || !isNamespaceName(name)) return null;
  return {
    name,
    labels: textMapIn(metadata['labels']),
    annotations: textMapIn(metadata['annotations']),
  };
}
