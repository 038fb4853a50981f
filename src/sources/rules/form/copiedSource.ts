import type { CatalogSource } from '~/kube/models/catalogSource';
import type { JsonRecord } from '~/kube/json';
import { sourceFormOf } from './readSource';
import type { SourceForm } from './sourceForm';

/**
 * A catalog that begins as another one, as for a mirror of it. Who looks after the other does not look after the copy: the
 * marks of the marketplace operator, of `kubectl apply` and of OLM stay behind, and so do owners and status.
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

/** Argo CD and Helm would take the copy for theirs, and delete it. */
const FOREIGN_PREFIXES: readonly string[] = [
  'olm.managed',
  'opsrc-',
  'argocd.argoproj.io/',
  'app.kubernetes.io/managed-by',
  'meta.helm.sh/',
];
