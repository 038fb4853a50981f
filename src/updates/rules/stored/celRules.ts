import type { JsonRecord } from '~/kube/json';
import { listIn } from '~/kube/json';
import { isRecord } from '~/updates/rules/stored/schema/place';

/** How many rules in CEL a schema has, on all levels. */
export function celRulesIn(schema: JsonRecord): number {
  let count = 0;
  const open: unknown[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...listIn(next));
    if (!isRecord(next)) continue;
    count += listIn(next['x-kubernetes-validations']).length;
    open.push(...Object.values(next).filter((value) => typeof value === 'object'));
  }
  return count;
}
