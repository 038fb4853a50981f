import { catalogSourceModel } from '~/kube/models/olm';
import type { NamedManifest } from '~/kube/models/meta';
import { type KeyValue, isBlank } from '~/config/rules/draft';
import { type JsonRecord, textMapIn } from '~/kube/json';
import { type SourceForm } from './sourceForm';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/resolvedTemplate';

export type SourceManifest = NamedManifest & {
  readonly metadata: { readonly namespace: string };
  readonly spec: JsonRecord;
};

/** The CatalogSource of a form, without blank rows. */
export function sourceManifest(form: SourceForm): SourceManifest {
  const { group, version, kind } = catalogSourceModel;
  const { name, namespace, template, content, rest } = form;
  const annotations = {
    ...rest.annotations,
    ...(template !== '' && content === 'image' ? { [IMAGE_TEMPLATE]: template } : {}),
  };
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: {
      name,
      namespace,
      ...(Object.keys(rest.labels).length > 0 && { labels: textMapIn(rest.labels) }),
      ...(Object.keys(annotations).length > 0 && { annotations: textMapIn(annotations) }),
    },
    spec: specOf(form),
  };
}

function specOf(form: SourceForm): JsonRecord {
  const { content, rest } = form;
  const secrets = form.secrets.filter((name) => name !== '');
  const known = {
    ...(content === 'configmap' && rest.spec['sourceType'] === 'internal'
      ? {}
      : { sourceType: content === 'configmap' ? 'configmap' : 'grpc' }),
    ...ifSet('displayName', form.displayName),
    ...ifSet('publisher', form.publisher),
    ...ifSet('description', form.description),
    ...contentOf(form),
    ...(form.priority === '' ? {} : { priority: numberOr(form.priority) }),
    ...(secrets.length > 0 && { secrets }),
    ...(content === 'image' ? imageMembers(form) : {}),
  };
  return { ...known, ...notIn(rest.spec, known) };
}

function contentOf({ content, image, address, configMap }: SourceForm): JsonRecord {
  switch (content) {
    case 'image':
      return ifSet('image', image);
    case 'address':
      return ifSet('address', address);
    case 'configmap':
      return ifSet('configMap', configMap);
  }
}

function imageMembers(form: SourceForm): JsonRecord {
  const { interval, rest } = form;
  const pod = podOf(form);
  return {
    ...(interval === '' ? {} : { updateStrategy: { registryPoll: { interval, ...rest.poll } } }),
    ...(Object.keys(pod).length > 0 && { grpcPodConfig: pod }),
  };
}

function podOf(form: SourceForm): JsonRecord {
  const { extract, rest } = form;
  const nodeSelector = form.nodeSelector.filter((pair) => !isBlank(pair));
  const tolerations = form.tolerations.filter((row) => !isBlank(row));
  const known = {
    ...(nodeSelector.length > 0 && { nodeSelector: mapOf(nodeSelector) }),
    ...(tolerations.length > 0 && { tolerations }),
    ...(form.priorityClass === null ? {} : { priorityClassName: form.priorityClass }),
    ...ifSet('securityContextConfig', form.security),
    ...ifSet('memoryTarget', form.memoryTarget),
    ...(extract !== null && {
      extractContent: { catalogDir: extract.catalogDir, ...ifSet('cacheDir', extract.cacheDir) },
    }),
  };
  return { ...known, ...notIn(rest.pod, known) };
}

/** An invalid number is sent as typed, so that the server rejects it. */
function numberOr(text: string): number | string {
  return /^[+-]?\d+$/.test(text.trim()) ? Number(text) : text;
}

function mapOf(pairs: readonly KeyValue[]): JsonRecord {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
}

function ifSet(member: string, text: string): JsonRecord {
  return text === '' ? {} : { [member]: text };
}

function notIn(rest: JsonRecord, known: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(rest).filter(([member]) => !(member in known)));
}
