import type { CatalogSource } from '~/kube/models/olm';
import type { JsonRecord } from '~/kube/json';
import { sourceFormOf } from './readSource';
import type { SourceForm } from './sourceForm';

/**
 * A catalog that starts as a copy of another one, for example for a mirror. Marks of its managers are omitted: those of
 * the marketplace operator, of `kubectl apply` and of OLM, the owners and the status.
 */
export function copiedSource(source: CatalogSource, namespace: string): SourceForm {
  const form = sourceFormOf(source);
  const { labels, annotations } = form.rest;
  return {
    ...form,
    name: `${form.name}-copy`,
    namespace,
    rest: { ...form.rest, labels: own(labels), annotations: own(annotations) },
  };
}

function own(marks: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(marks).filter(
      ([key]) => !FOREIGN.includes(key) && !FOREIGN_PREFIXES.some((begin) => key.startsWith(begin)),
    ),
  );
}

const FOREIGN: readonly string[] = [
  // CS-022
  'operatorframework.io/managed-by',
  'kubectl.kubernetes.io/last-applied-configuration',
];

/** Argo CD and Helm would manage the copy and delete it. */
const FOREIGN_PREFIXES: readonly string[] = [
  'olm.managed',
  'opsrc-',
  'argocd.argoproj.io/',
  'app.kubernetes.io/managed-by',
  'meta.helm.sh/',
];
