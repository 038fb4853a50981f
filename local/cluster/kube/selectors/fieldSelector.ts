import type { KindEntry } from '../contracts';
import { badRequest } from '../failures';
import { at } from '../json';
import type { KubeObject, ResourceKey } from '../types';
import type { Selects } from './labelSelector';

const ALWAYS = ['metadata.name', 'metadata.namespace'];

/** Additional selectable fields of built-in kinds, as in their storage. */
const SELECTABLE: ReadonlyMap<ResourceKey, readonly string[]> = new Map([
  [
    'pods',
    [
      'spec.nodeName',
      'spec.restartPolicy',
      'spec.schedulerName',
      'spec.serviceAccountName',
      'spec.hostNetwork',
      'status.phase',
      'status.podIP',
      'status.nominatedNodeName',
    ],
  ],
  [
    'events',
    [
      'involvedObject.kind',
      'involvedObject.namespace',
      'involvedObject.name',
      'involvedObject.uid',
      'involvedObject.apiVersion',
      'involvedObject.resourceVersion',
      'involvedObject.fieldPath',
      'reason',
      'reportingComponent',
      'source',
      'type',
    ],
  ],
  ['namespaces', ['status.phase']],
  ['nodes', ['spec.unschedulable']],
  ['secrets', ['type']],
  ['replicasets.apps', ['status.replicas']],
  ['jobs.batch', ['status.successful']],
]);

/** A `fieldSelector`: its matcher, and its name for access control. */
type FieldSelector = { readonly selects: Selects; readonly name: string | undefined };

/** Parses `a=b,c!=d`. Rejects a field that is not selectable with 400. */
export function fieldSelector(
  entry: Pick<KindEntry, 'key' | 'fromCrd'>,
  text: string,
): FieldSelector {
  const terms = parseTerms(text);
  const known = new Set([...ALWAYS, ...(SELECTABLE.get(entry.key) ?? [])]);
  for (const { field } of terms) {
    if (!known.has(field)) {
      throw badRequest(unknownField(entry, field));
    }
  }
  return {
    selects: (object) =>
      terms.every(({ field, value, isEqual }) => (fieldText(object, field) === value) === isEqual),
    name: requiredName(text),
  };
}

/** Kinds without selectable fields share a conversion with a longer message. */
function unknownField({ key, fromCrd }: Pick<KindEntry, 'key' | 'fromCrd'>, field: string): string {
  if (fromCrd || SELECTABLE.has(key)) return `field label not supported: ${field}`;
  const names = ALWAYS.map((name) => JSON.stringify(name)).join(', ');
  return `${JSON.stringify(field)} is not a known field selector: only ${names}`;
}

/** The value that `metadata.name` must have; used before the kind is known. */
export function requiredName(text: string): string | undefined {
  return parseTerms(text).find((term) => term.isEqual && term.field === 'metadata.name')?.value;
}

type Term = { readonly field: string; readonly value: string; readonly isEqual: boolean };

function parseTerms(text: string): readonly Term[] {
  return text
    .split(',')
    .filter((term) => term !== '')
    .map((term) => {
      const parts = /^([^=!]*)(!=|==|=)(.*)$/s.exec(term);
      if (parts === null) {
        throw badRequest(`invalid selector: '${text}'; can't understand '${term}'`);
      }
      const [, field = '', operator, value = ''] = parts;
      return { field, value, isEqual: operator !== '!=' };
    });
}

function fieldText(object: KubeObject, field: string): string {
  if (field === 'source') {
    return text(at(object, 'source', 'component'));
  }
  return text(at(object, ...field.split('.')));
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
