/**
 * The namespace that OLM creates for an extension without `spec.namespace`: `rukpak/render/namespace.go` of
 * operator-controller's pull request 2825 (1e533706), which 2926 replaced.
 */
import { at, isObject, objectAt, parseJson, textAt } from '../../kube/json';
import type { DraftObject, KubeObject } from '../../kube/types';

const SUGGESTED = 'operatorframework.io/suggested-namespace';

/** The namespace, or why OLM refuses to create it. */
export function managedNamespace(csv: KubeObject, packageName: string): DraftObject | string {
  const annotations = csv.metadata.annotations ?? {};
  const template = templateIn(annotations[`${SUGGESTED}-template`] ?? '');
  if (typeof template === 'string') return template;
  const name =
    textAt(template, 'metadata', 'name') ?? annotations[SUGGESTED] ?? `${packageName}-system`;
  if (name.length > 63) return `resolved namespace name "${name}" exceeds 63 characters`;
  if (!/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name)) {
    return `resolved namespace name "${name}" is not a valid DNS1123 label`;
  }
  const texts = (key: string) =>
    Object.fromEntries(
      Object.entries(objectAt(template, 'metadata', key) ?? {}).flatMap(([one, value]) =>
        typeof value === 'string' ? [[one, value]] : [],
      ),
    );
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name, labels: texts('labels'), annotations: texts('annotations') },
  };
}

function templateIn(text: string): object | string {
  if (text === '') return {};
  try {
    const template = parseJson(text);
    return isObject(template) && isObject(at(template, 'metadata') ?? {})
      ? template
      : 'failed to parse namespace template: json: cannot unmarshal';
  } catch {
    return 'failed to parse namespace template: invalid character';
  }
}
