/** Changes of each fact in a recording or in a local run, to compare them. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { KubeObject, WatchEvent } from '../../kube/types';
import { normalText } from '../../conformance/normalText';

export type Seen = Pick<WatchEvent, 'type' | 'object'>;

/** By `Kind namespace/name`. */
export type Account = { readonly [object: string]: readonly string[] };

/** Names of objects in accounts; `undefined` excludes an object. */
export type Scope = (object: KubeObject) => boolean;

export function accountOf(seen: readonly Seen[], isInScope: Scope): Account {
  const facts = new Map<string, Map<string, string[]>>();
  for (const { type, object } of seen) {
    if (!KINDS.includes(object.kind) || !isInScope(object)) continue;
    const { name, namespace = '' } = object.metadata;
    const title = normalText(`${object.kind} ${namespace}/${name}`);
    const known = facts.get(title) ?? new Map<string, string[]>();
    facts.set(title, known);
    for (const [fact, value] of factsOf(type, object)) {
      const values = known.get(fact) ?? [];
      known.set(fact, values);
      if (values.at(-1) !== value) values.push(value);
    }
  }
  return Object.fromEntries(
    [...facts]
      .toSorted(([one], [other]) => Number(one > other) - Number(one < other))
      .map(([title, of]) => [
        title,
        [...of]
          .flatMap(([fact, values]) => values.map((value) => `${fact}: ${value}`))
          .toSorted(byFact),
      ]),
  );
}

/** Facts sorted by name, and values of each in the order of their changes. */
function byFact(one: string, other: string): number {
  const [left = '', right = ''] = [one, other].map((line) => line.split(':')[0]);
  return Number(left > right) - Number(left < right);
}

/** For other kinds, only creation and deletion are recorded. */
const REPORTING = ['ClusterExtension', 'ClusterCatalog'];
const KINDS = [...REPORTING, 'ServiceAccount', 'Deployment', 'CustomResourceDefinition', 'Store'];

function factsOf(
  type: WatchEvent['type'],
  object: KubeObject,
): readonly (readonly [string, string])[] {
  const life = [['life', type === 'DELETED' ? 'gone' : 'there']] as const;
  if (!REPORTING.includes(object.kind) || type === 'DELETED') return life;
  const { finalizers = [], deletionTimestamp, generation } = object.metadata;
  const conditions = listAt(object.status, 'conditions');
  return [
    ...life,
    ['finalizers', finalizers.toSorted().join(' ')],
    ['ending', String(deletionTimestamp !== undefined)],
    ['generation', String(generation)],
    ['installed', textAt(object, 'status', 'install', 'bundle', 'name') ?? ''],
    ['served', String(objectAt(object, 'status', 'urls') !== undefined)],
    ['order', conditions.map((condition) => textAt(condition, 'type')).join(' ')],
    ...conditions.map((condition) => {
      const [type = '', status, reason, message = ''] = ['type', 'status', 'reason', 'message'].map(
        (key) => textAt(condition, key),
      );
      return [type, `${status ?? ''} ${reason ?? ''} ${normalized(message)}`] as const;
    }),
  ];
}

/** Lines of a check have no fixed order, and some names of the lab were not replaced. */
function normalized(message: string): string {
  const [head = '', ...lines] = message.split('\n');
  return normalText([head, ...lines.toSorted()].join('\n'))
    .replaceAll('127.0.0.1:5000', 'registry.lab.local')
    .replaceAll(/uid":"[^"]*"/g, 'uid":"<uid>"');
}
