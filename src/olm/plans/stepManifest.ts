import { jsonIn, type JsonRecord, recordIn, textIn } from '~/kube/json';

/** The location of an unpacked bundle, and OLM's changes when applying it. */
export type BundleReference = {
  /** Of the ConfigMap: the catalog's namespace, not the plan's. */
  readonly namespace: string;
  readonly name: string;
  readonly catalog: string;
  readonly catalogNamespace: string;
  /** The ClusterServiceVersion that the bundle's one replaces; empty if there is none. */
  readonly replaces: string;
  /** `{"properties":[…]}` as text, for an annotation of the ClusterServiceVersion. */
  readonly properties: string;
};

/** The types of a step's `resource.manifest`. */
export type StepManifest =
  | { readonly kind: 'reference'; readonly reference: BundleReference }
  | { readonly kind: 'inline'; readonly manifest: JsonRecord }
  /** Not JSON: possibly YAML, which OLM accepts but never writes. */
  | { readonly kind: 'text'; readonly text: string };

/**
 * Parses a step's manifest. It is a reference if it has all of kind ConfigMap, name, namespace, and name and namespace
 * of the catalog; otherwise it is the object itself. Rule: OLM's refForStep,
 * pkg/controller/operators/catalog/manifests.go@139a1c3.
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

/** Equal for all steps of the same bundle. */
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
