/** Facts about an object at one time by name, to detect changes. */
import { isObject, listAt, textAt } from '../kube/json';
import type { Json, KubeObject } from '../kube/types';
import { compact } from './lines';

export type Facts = ReadonlyMap<string, string>;

/** Facts of fields that are written together. */
const fields: { readonly [fact: string]: readonly (readonly string[])[] } = {
  approved: [['spec', 'approved']],
  connection: [['status', 'connectionState', 'lastObservedState']],
  namespaces: [['status', 'namespaces']],
  phase: [
    ['status', 'phase'],
    ['status', 'reason'],
    ['status', 'message'],
  ],
  state: [
    ['status', 'state'],
    ['status', 'currentCSV'],
    ['status', 'installedCSV'],
  ],
};

export function factsOf(object: KubeObject): Facts {
  const found = Object.entries(fields).flatMap(([fact, paths]): (readonly [string, string])[] => {
    const value = joined(paths.map((path) => fieldAt(object, path)));
    return value === '' ? [] : [[fact, value]];
  });
  const conditions = typedConditions(object).map((condition): readonly [string, string] => [
    textAt(condition, 'type') ?? '',
    joined(
      ['status', 'reason', 'message'].map((key) =>
        isObject(condition) ? condition[key] : undefined,
      ),
    ),
  ]);
  return new Map([...found, ...conditions]);
}

function fieldAt(object: KubeObject, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) ? inner[key] : undefined),
    isObject(object) ? object : undefined,
  );
}

/** Conditions of a ClusterServiceVersion are a history without types; its phase contains the same information. */
function typedConditions(object: KubeObject): readonly Json[] {
  return listAt(object, 'status', 'conditions').filter(
    (condition) => textAt(condition, 'type') !== undefined,
  );
}

function joined(values: readonly (Json | undefined)[]): string {
  return values
    .filter((value) => value !== undefined && value !== '')
    .map(compact)
    .join(' ');
}
