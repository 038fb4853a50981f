import type { KeyValue, TolerationRow } from '~/config/rules/draft';
import { type JsonRecord, listIn, recordIn, textMapIn } from '~/kube/json';
import { EMPTY_SOURCE, type SourceContent, type SourceForm, type SourceIcon } from './sourceForm';
import { IMAGE_TEMPLATE } from '~/olm/catalogSources/imageTemplate';

/** The form of a CatalogSource. Fields without an input, and values of another shape, are kept separately. */
export function sourceFormOf(source: unknown): SourceForm {
  const { metadata, spec } = recordIn(source);
  const { name, namespace, labels, annotations } = recordIn(metadata);
  const said = recordIn(spec);
  const { [IMAGE_TEMPLATE]: template, ...otherAnnotations } = recordIn(annotations);
  const content = contentOf(said);
  const fields = {
    ...EMPTY_SOURCE,
    name: asText(name),
    namespace: asText(namespace),
    template: asText(template),
    content,
    ...textsOf(said, content),
    priority: typeof said['priority'] === 'number' ? said['priority'].toString() : '',
    secrets: textList(said['secrets']) ?? [],
    icon: iconOf(said['icon']),
    ...(content === 'image' ? imageFields(said) : { interval: '' }),
  };
  return {
    ...fields,
    rest: {
      labels: recordIn(labels),
      annotations: otherAnnotations,
      spec: specRest(said, fields),
      poll: content === 'image' ? without(pollOf(said), ['interval']) : {},
      pod: content === 'image' ? podRest(recordIn(said['grpcPodConfig']), fields) : {},
    },
  };
}

type Fields = Omit<SourceForm, 'rest'>;

/** An image takes precedence over an address (OLM, `ReconcilerForSource`). */
function contentOf(said: JsonRecord): SourceContent {
  if (said['sourceType'] === 'configmap' || said['sourceType'] === 'internal') return 'configmap';
  return asText(said['image']) === '' && asText(said['address']) !== '' ? 'address' : 'image';
}

/** Unused fields remain: with an image, OLM ignores the address. */
function textsOf(said: JsonRecord, content: SourceContent) {
  return {
    displayName: asText(said['displayName']),
    publisher: asText(said['publisher']),
    description: asText(said['description']),
    image: content === 'image' ? asText(said['image']) : '',
    address: content === 'address' ? asText(said['address']) : '',
    configMap: content === 'configmap' ? asText(said['configMap']) : '',
  };
}

/** OLM uses these only for a catalog with an image (CS-019). */
function imageFields(said: JsonRecord) {
  const pod = recordIn(said['grpcPodConfig']);
  const { priorityClassName, memoryTarget } = pod;
  return {
    interval: asText(pollOf(said)['interval']),
    nodeSelector: pairsOf(pod['nodeSelector']),
    tolerations: tolerationsOf(pod['tolerations']),
    priorityClass: typeof priorityClassName === 'string' ? priorityClassName : null,
    security: asText(pod['securityContextConfig']),
    memoryTarget: typeof memoryTarget === 'number' ? memoryTarget.toString() : asText(memoryTarget),
    extract: extractOf(pod['extractContent']),
  };
}

function pollOf(said: JsonRecord): JsonRecord {
  return recordIn(recordIn(said['updateStrategy'])['registryPoll']);
}

function specRest(said: JsonRecord, fields: Fields): JsonRecord {
  const { content } = fields;
  const shown = [
    ...['displayName', 'publisher', 'description', 'image', 'address', 'configMap'].filter(
      (member) => isShownText(said[member], member, fields),
    ),
    ...(said['sourceType'] === 'internal' ? [] : ['sourceType']),
    ...(fields.priority === '' ? [] : ['priority']),
    ...(fields.secrets.length === 0 ? [] : ['secrets']),
    ...(fields.icon === null ? [] : ['icon']),
    // Without an interval, OLM still polls, which the field cannot express.
    ...(content === 'image' && fields.interval !== '' ? ['updateStrategy'] : []),
    ...(content === 'image' && Object.keys(recordIn(said['grpcPodConfig'])).length > 0
      ? ['grpcPodConfig']
      : []),
  ];
  return without(said, shown);
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

/** Empty if OLM wrote it, because OLM does not omit an empty icon. */
function iconOf(value: unknown): SourceIcon | null {
  const { base64data, mediatype } = recordIn(value);
  const isThere = asText(base64data) !== '' && typeof mediatype === 'string';
  return isThere ? { base64data: asText(base64data), mediatype } : null;
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
