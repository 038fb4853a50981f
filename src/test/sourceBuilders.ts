/** Catalogs with their cluster facts, for tests of their form. */
import { readSource, type SourceForm } from '~/sources/rules/form/sourceForm';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import { type CheckedSource, sourceFindings } from '~/sources/rules/form/sourceFindings';
import type { CatalogSource } from '~/kube/models/olm';
import type { Namespace } from '~/kube/models/namespace';

export const IMAGE = 'quay.io/acme/catalog:v1';

export function aSourceForm(changes: Partial<SourceForm> = {}): SourceForm {
  return {
    ...readSource({}),
    name: 'tools',
    namespace: 'team-a',
    image: IMAGE,
    interval: '30m',
    ...changes,
  };
}

export function aStoredSource(changes: Partial<CatalogSource> = {}): CatalogSource {
  return {
    metadata: { name: 'tools', namespace: 'team-a', uid: 'uid-1' },
    spec: { sourceType: 'grpc', image: IMAGE, displayName: 'Tools' },
    ...changes,
  };
}

export function sourceFacts(changes: Partial<SourceFacts> = {}): SourceFacts {
  return {
    sources: [],
    hub: null,
    namespaces: ['team-a', 'team-b', 'default', 'openshift-marketplace'].map((name) =>
      aNamespace(name),
    ),
    seesAllNamespaces: true,
    areProjects: true,
    kubeVersion: 'v1.35.2',
    subscriptions: [],
    seesAllSubscriptions: true,
    ...changes,
  };
}

export function aNamespace(name: string, changes: Partial<Namespace> = {}): Namespace {
  return { metadata: { name }, ...changes };
}

/** The title, the form, the facts, and the expected problems: severity, field and kind. */
export type FindingRow = readonly [
  string,
  Partial<SourceForm>,
  Partial<SourceFacts>,
  readonly string[],
];

export function findingsFound(
  form: Partial<SourceForm>,
  facts: Partial<SourceFacts> = {},
  checked: Partial<CheckedSource> = {},
): readonly string[] {
  return sourceFindings(
    { form: aSourceForm(form), isStored: false, newSecret: null, pullSecrets: null, ...checked },
    sourceFacts(facts),
  ).map(({ severity, path, kind }) => `${severity} ${fieldIn(path)} ${kind}`);
}

/** The last key of a path. */
function fieldIn(path: string): string {
  return path.endsWith(']') && path.includes('[olm.') ? 'template' : path.replace(/^.*\./, '');
}
