import type { KeyValue, TolerationRow } from '~/config/rules/draft';
import type { JsonRecord } from '~/kube/json';

/** What a catalog's content comes from (CS-006): an image that OLM runs, a registry that runs elsewhere, a ConfigMap. */
export type SourceContent = 'image' | 'address' | 'configmap';

export type SourceIcon = { readonly base64data: string; readonly mediatype: string };

/** Where OLM finds a catalog's files in its image; then it serves them with a program of its own. */
export type ExtractedContent = { readonly catalogDir: string; readonly cacheDir: string };

/** A CatalogSource as its form shows it, field by field. A text is empty where nothing is set. */
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
  /** As it was typed. */
  readonly priority: string;
  /** As it was typed; empty: OLM never looks for a newer image (CS-010). */
  readonly interval: string;
  readonly secrets: readonly string[];
  readonly nodeSelector: readonly KeyValue[];
  readonly tolerations: readonly TolerationRow[];
  /** Empty is the cluster's default priority; `null`: nothing is set, which is something else (CS-016). */
  readonly priorityClass: string | null;
  /** legacy, restricted; empty: OLM decides (CS-012). */
  readonly security: string;
  readonly memoryTarget: string;
  readonly extract: ExtractedContent | null;
  readonly icon: SourceIcon | null;
  readonly rest: SourceRest;
};

/** What a CatalogSource has besides: it is kept as it is. */
export type SourceRest = {
  readonly labels: JsonRecord;
  readonly annotations: JsonRecord;
  /** Of `spec`, `spec.updateStrategy.registryPoll` and `spec.grpcPodConfig`. */
  readonly spec: JsonRecord;
  readonly poll: JsonRecord;
  readonly pod: JsonRecord;
};

export const NO_REST: SourceRest = { labels: {}, annotations: {}, spec: {}, poll: {}, pod: {} };

/** A catalog that nothing is said about yet. */
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
  icon: null,
  rest: NO_REST,
};

/** Whether two fields have the same in them: plain data, made by the same functions in the same order. */
export function isSameField(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
