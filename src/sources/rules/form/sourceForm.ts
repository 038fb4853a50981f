import type { KeyValue, TolerationRow } from '~/config/rules/draft';
import type { JsonRecord } from '~/kube/json';

/** The content source of a catalog (CS-006): an image that OLM runs, an external registry, or a ConfigMap. */
export type SourceContent = 'image' | 'address' | 'configmap';

/** The paths of a catalog's files in its image, which OLM then serves with its own program. */
export type ExtractedContent = { readonly catalogDir: string; readonly cacheDir: string };

/** A CatalogSource in its form. An empty text means not set. */
export type SourceForm = {
  readonly name: string;
  readonly namespace: string;
  readonly displayName: string;
  readonly publisher: string;
  readonly description: string;
  readonly content: SourceContent;
  readonly image: string;
  /** The annotation `olm.catalogImageTemplate` (CS-030). */
  readonly template: string;
  readonly address: string;
  readonly configMap: string;
  /** As typed. */
  readonly priority: string;
  /** As typed; empty: OLM never checks for a later image (CS-010). */
  readonly interval: string;
  readonly secrets: readonly string[];
  readonly nodeSelector: readonly KeyValue[];
  readonly tolerations: readonly TolerationRow[];
  /** Empty: the cluster's default priority; `null`: not set, which is different (CS-016). */
  readonly priorityClass: string | null;
  /** legacy, restricted; empty: OLM decides (CS-012). */
  readonly security: string;
  readonly memoryTarget: string;
  readonly extract: ExtractedContent | null;
  readonly rest: SourceRest;
};

/** The other fields of a CatalogSource, which remain unchanged. */
export type SourceRest = {
  readonly labels: JsonRecord;
  readonly annotations: JsonRecord;
  /** Of `spec`, `spec.updateStrategy.registryPoll` and `spec.grpcPodConfig`. */
  readonly spec: JsonRecord;
  readonly poll: JsonRecord;
  readonly pod: JsonRecord;
};

export const NO_REST: SourceRest = { labels: {}, annotations: {}, spec: {}, poll: {}, pod: {} };

/** A blank form. */
export const EMPTY_SOURCE: SourceForm = {
  name: '',
  namespace: '',
  displayName: '',
  publisher: '',
  description: '',
  content: 'image',
  image: '',
  template: '',
  address: '',
  configMap: '',
  priority: '',
  interval: '30m',
  secrets: [],
  nodeSelector: [],
  tolerations: [],
  priorityClass: null,
  security: '',
  memoryTarget: '',
  extract: null,
  rest: NO_REST,
};

/** Whether two fields are equal: plain data with a stable order of keys. */
export function isSameField(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
