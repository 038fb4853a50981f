import { type JsonRecord, recordIn, textIn, textMapIn } from '~/kube/json';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/olmV1';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { isPinned } from '~/olm/catalogSources/imageReference';

/** The input of the form as typed texts. */
export type CatalogForm = {
  readonly name: string;
  readonly image: string;
  /** Minutes; empty: the image is never polled. */
  readonly interval: string;
  readonly priority: string;
  /** `key=value`, separated by commas. */
  readonly labels: string;
  readonly isAvailable: boolean;
};

export const NEW_CATALOG: CatalogForm = {
  name: '',
  image: '',
  interval: '10',
  priority: '0',
  labels: '',
  isAvailable: true,
};

export function catalogForm(object: ClusterCatalog): CatalogForm {
  const spec = recordIn(object.spec);
  const image = catalogImage(object);
  const { pollIntervalMinutes } = image;
  return {
    name: object.metadata.name,
    image: textIn(image['ref']) ?? '',
    interval: typeof pollIntervalMinutes === 'number' ? String(pollIntervalMinutes) : '',
    priority: String(typeof spec['priority'] === 'number' ? spec['priority'] : 0),
    labels: Object.entries(ownLabels(object))
      .map(([key, value]) => `${key}=${value}`)
      .join(', '),
    isAvailable: spec['availabilityMode'] !== 'Unavailable',
  };
}

/** Errors that only the form can detect; the server reports all others. */
export function wrongFields({ name, image, interval, priority, labels }: CatalogForm) {
  return {
    name: name === '',
    image: image.trim() === '',
    interval: interval.trim() !== '' && !/^[1-9]\d{0,6}$/.test(interval.trim()),
    priority: !/^-?\d{1,10}$/.test(priority.trim()),
    labels: labelsIn(labels) === null,
  };
}

/** @param before the displayed catalog to edit; `null` for a new one */
export function catalogCalls(
  form: CatalogForm,
  before: ClusterCatalog | null,
): readonly ClusterCall[] {
  if (Object.values(wrongFields(form)).includes(true)) return [];
  return before === null ? [creation(form)] : changes(form, before);
}

function creation(form: CatalogForm): ClusterCall {
  const labels = labelsIn(form.labels) ?? {};
  return {
    kind: 'create',
    model: clusterCatalogModel,
    manifest: {
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterCatalog',
      metadata: { name: form.name, ...(Object.keys(labels).length === 0 ? {} : { labels }) },
      spec: {
        source: { type: 'Image', image: imageOf(form) },
        priority: Number(form.priority),
        availabilityMode: form.isAvailable ? 'Available' : 'Unavailable',
      },
    },
  };
}

function catalogImage({ spec }: ClusterCatalog): JsonRecord {
  return recordIn(recordIn(recordIn(spec)['source'])['image']);
}

/** With a digest there is nothing to poll, and the API rejects an interval. */
function imageOf({ image, interval }: CatalogForm): JsonRecord {
  const ref = image.trim();
  const isPolled = interval.trim() !== '' && !isPinned(ref);
  return { ref, ...(isPolled && { pollIntervalMinutes: Number(interval) }) };
}

function changes(form: CatalogForm, before: ClusterCatalog): readonly ClusterCall[] {
  const { name, generation } = before.metadata;
  const old = catalogForm(before);
  const at = (path: string, value: unknown): PatchStep => ({ op: 'add', path, value });
  const isOther = (...fields: readonly (keyof CatalogForm)[]) =>
    fields.some((field) => form[field] !== old[field]);
  const steps = [
    ...imageSteps(catalogImage(before), imageOf(form)),
    ...(isOther('priority') ? [at('/spec/priority', Number(form.priority))] : []),
    ...(isOther('isAvailable') ? [availability(form.isAvailable)] : []),
    ...(isOther('labels') ? labelSteps(form, before) : []),
  ];
  if (steps.length === 0) return [];
  const tests: readonly PatchStep[] =
    generation === undefined
      ? []
      : [{ op: 'test', path: '/metadata/generation', value: generation }];
  return [
    { kind: 'patch', model: clusterCatalogModel, object: { name }, steps: [...tests, ...steps] },
  ];
}

/** Only the fields of the form, because later versions of the API can have others. */
function imageSteps(before: JsonRecord, after: JsonRecord): readonly PatchStep[] {
  return ['ref', 'pollIntervalMinutes'].flatMap((field): readonly PatchStep[] => {
    const path = `/spec/source/image/${field}`;
    if (before[field] === after[field]) return [];
    return [field in after ? { op: 'add', path, value: after[field] } : { op: 'remove', path }];
  });
}

/** A change of labels does not change the generation. */
function labelSteps(form: CatalogForm, before: ClusterCatalog): readonly PatchStep[] {
  const path = '/metadata/labels';
  const { labels } = before.metadata;
  const value = { ...olmLabels(before), ...labelsIn(form.labels) };
  const tests: readonly PatchStep[] =
    labels === undefined ? [] : [{ op: 'test', path, value: labels }];
  return [...tests, { op: 'add', path, value }];
}

/** Enables or disables a catalog for OLM. */
export function availabilityCall(name: string, isAvailable: boolean): ClusterCall {
  const steps = [availability(isAvailable)];
  return { kind: 'patch', model: clusterCatalogModel, object: { name }, steps };
}

function availability(isAvailable: boolean): PatchStep {
  const value = isAvailable ? 'Available' : 'Unavailable';
  return { op: 'add', path: '/spec/availabilityMode', value };
}

const OF_OLM = 'olm.operatorframework.io/';

function ownLabels({ metadata }: ClusterCatalog): Readonly<Record<string, string>> {
  return filtered(textMapIn(metadata.labels), (key) => !key.startsWith(OF_OLM));
}

function olmLabels({ metadata }: ClusterCatalog): Readonly<Record<string, string>> {
  return filtered(textMapIn(metadata.labels), (key) => key.startsWith(OF_OLM));
}

function filtered(labels: Readonly<Record<string, string>>, keeps: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => keeps(key)));
}

/** `null` if one of them is invalid. */
function labelsIn(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(/[\s,]+/).filter((pair) => pair !== '');
  const found = pairs.map((pair) => /^([^=]+)=(.*)$/.exec(pair));
  if (found.includes(null)) return null;
  return Object.fromEntries(found.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}
