import { type JsonRecord, jsonIn, recordIn, textIn } from '~/kube/json';

/** Where OLM keeps the files of an unpacked bundle, and what it changes in them when it applies them. */
export type BundleReference = {
  /** Of the ConfigMap: the catalog's, not the plan's. */
  readonly namespace: string;
  readonly name: string;
  readonly catalog: string;
  readonly catalogNamespace: string;
  /** The ClusterServiceVersion that the bundle's takes over from; empty when there is none. */
  readonly replaces: string;
  /** `{"properties":[…]}` as text, which becomes an annotation of the ClusterServiceVersion. */
  readonly properties: string;
};

/** What a step's `resource.manifest` is. */
export type StepManifest =
  | { readonly kind: 'reference'; readonly reference: BundleReference }
  | { readonly kind: 'inline'; readonly manifest: JsonRecord }
  /** No JSON: perhaps YAML, which OLM reads too but never writes. */
  | { readonly kind: 'text'; readonly text: string };

/**
 * Reads a step's manifest. A reference is what has all of kind ConfigMap, name, namespace and both names of the catalog;
 * everything else is the object itself. Rule: OLM's refForStep, pkg/controller/operators/catalog/manifests.go@139a1c3.
 */
export function readStepManifest(text: string): StepManifest {
  const json = jsonIn(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { kind: 'text', text };
  }
  const manifest = recordIn(json);
  const reference = referenceIn(manifest);
  return reference === null ? { kind: 'inline', manifest } : { kind: 'reference', reference };
}

/** The same bundle has the same key, whichever step refers to it. */
export function bundleKey({ namespace, name }: BundleReference): string {
  return `${namespace}/${name}`;
}

function referenceIn(manifest: JsonRecord): BundleReference | null {
  const { kind, replaces, properties } = manifest;
  const name = textIn(manifest['name']);
  const namespace = textIn(manifest['namespace']);
  const catalog = textIn(manifest['catalogSourceName']);
  const catalogNamespace = textIn(manifest['catalogSourceNamespace']);
  if (kind !== 'ConfigMap' || name === null || namespace === null) return null;
  if (catalog === null || catalogNamespace === null) return null;
  return {
    namespace,
    name,
    catalog,
    catalogNamespace,
    replaces: textIn(replaces) ?? '',
    properties: textIn(properties) ?? '',
  };
}
