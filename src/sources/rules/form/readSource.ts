import type { KeyValue, TolerationRow } from '~/config/rules/draft';
import { type JsonRecord, listIn, recordIn, textMapIn } from '~/kube/json';
import { EMPTY_SOURCE, type SourceContent, type SourceForm } from './sourceForm';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/resolvedTemplate';

/** The form of a CatalogSource. Fields without an input, and values of another shape, are kept separately. */
export function sourceFormOf(source: unknown): SourceForm {
  const { metadata, spec } = recordIn(source);
  const { name, namespace, labels, annotations } = recordIn(metadata);
  const declared = recordIn(spec);
  const { [IMAGE_TEMPLATE]: template, ...otherAnnotations } = recordIn(annotations);
  const content = contentOf(declared);
  const fields = {
    ...EMPTY_SOURCE,
    name: asText(name),
    namespace: asText(namespace),
    template: asText(template),
    content,
    ...textsOf(declared, content),
    priority: typeof declared['priority'] === 'number' ? declared['priority'].toString() : '',
    secrets: textList(declared['secrets']) ?? [],
    ...(content === 'image' ? imageFields(declared) : { interval: '' }),
  };
  return {
    ...fields,
    rest: {
      labels: recordIn(labels),
      annotations: otherAnnotations,
      spec: specRest(declared, fields),
      poll: content === 'image' ? without(pollOf(declared), ['interval']) : {},
      pod: content === 'image' ? podRest(recordIn(declared['grpcPodConfig']), fields) : {},
    },
  };
}

type Fields = Omit<SourceForm, 'rest'>;

/** An image takes precedence over an address (OLM, `ReconcilerForSource`). */
function contentOf(declared: JsonRecord): SourceContent {
  if (declared['sourceType'] === 'configmap' || declared['sourceType'] === 'internal')
    return 'configmap';
  return asText(declared['image']) === '' && asText(declared['address']) !== ''
    ? 'address'
    : 'image';
}

/** Unused fields remain: with an image, OLM ignores the address. */
function textsOf(declared: JsonRecord, content: SourceContent) {
  return {
    displayName: asText(declared['displayName']),
    publisher: asText(declared['publisher']),
    description: asText(declared['description']),
    image: content === 'image' ? asText(declared['image']) : '',
    address: content === 'address' ? asText(declared['address']) : '',
    configMap: content === 'configmap' ? asText(declared['configMap']) : '',
  };
}

/** OLM uses these only for a catalog with an image (CS-019). */
function imageFields(declared: JsonRecord) {
  const pod = recordIn(declared['grpcPodConfig']);
  const { priorityClassName, memoryTarget } = pod;
  return {
    interval: asText(pollOf(declared)['interval']),
    nodeSelector: pairsOf(pod['nodeSelector']),
    tolerations: tolerationsOf(pod['tolerations']),
    priorityClass: typeof priorityClassName === 'string' ? priorityClassName : null,
    security: asText(pod['securityContextConfig']),
    memoryTarget: typeof memoryTarget === 'number' ? memoryTarget.toString() : asText(memoryTarget),
    extract: extractOf(pod['extractContent']),
  };
}

function pollOf(declared: JsonRecord): JsonRecord {
  return recordIn(recordIn(declared['updateStrategy'])['registryPoll']);
}

function specRest(declared: JsonRecord, fields: Fields): JsonRecord {
  const { content } = fields;
  const shown = [
    ...['displayName', 'publisher', 'description', 'image', 'address', 'configMap'].filter(
      (member) => isShownText(declared[member], member, fields),
    ),
    ...(declared['sourceType'] === 'internal' ? [] : ['sourceType']),
    ...(fields.priority === '' ? [] : ['priority']),
    ...(fields.secrets.length === 0 ? [] : ['secrets']),
    // Without an interval, OLM still polls, which the field cannot express.
    ...(content === 'image' && fields.interval !== '' ? ['updateStrategy'] : []),
    ...(content === 'image' && Object.keys(recordIn(declared['grpcPodConfig'])).length > 0
      ? ['grpcPodConfig']
      : []),
  ];
  return without(declared, shown);
}

function isShownText(value: unknown, member: string, fields: Fields): boolean {
  return (
    value !== '' &&
    value !== undefined &&
    Object.entries(fields).some(([name, shown]) => name === member && shown === value)
  );
}

function podRest(pod: JsonRecord, fields: Fields): JsonRecord {
  const { nodeSelector, tolerations, priorityClass, security, memoryTarget, extract } = fields;
  return without(pod, [
    ...(nodeSelector.length === 0 ? [] : ['nodeSelector']),
    ...(tolerations.length === 0 ? [] : ['tolerations']),
    ...(priorityClass === null ? [] : ['priorityClassName']),
    ...(security === '' ? [] : ['securityContextConfig']),
    ...(memoryTarget === '' ? [] : ['memoryTarget']),
    ...(extract === null ? [] : ['extractContent']),
  ]);
}

function extractOf(value: unknown): SourceForm['extract'] {
  const { catalogDir, cacheDir } = recordIn(value);
  return typeof catalogDir === 'string' ? { catalogDir, cacheDir: asText(cacheDir) } : null;
}

function pairsOf(value: unknown): readonly KeyValue[] {
  const texts = textMapIn(value);
  const isWhole = Object.keys(texts).length === Object.keys(recordIn(value)).length;
  return isWhole ? Object.entries(texts).map(([key, text]) => ({ key, value: text })) : [];
}

function tolerationsOf(value: unknown): readonly TolerationRow[] {
  const rows = listIn(value);
  return rows.every(isToleration) ? rows.filter(isToleration) : [];
}

/** Whether the rows of a form can show it. */
export function isToleration(value: unknown): value is TolerationRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([member, one]: readonly [string, unknown]) =>
    member === 'tolerationSeconds' ? typeof one === 'number' : typeof one === 'string',
  );
}

function textList(value: unknown): readonly string[] | null {
  const texts = listIn(value).filter((one) => typeof one === 'string');
  return texts.length === listIn(value).length ? texts : null;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function without(record: JsonRecord, members: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !members.includes(name)));
}
