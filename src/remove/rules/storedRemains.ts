import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { Remains } from './remains';

/** Reads stored JSON; `null`: none, or another shape, for example after an update of the plugin. */
export function storedRemains(text: string | null): Remains | null {
  return storedIn(text, REMAINS);
}

const names = v.array(v.string());

const REMAINS: v.GenericSchema<unknown, Remains> = v.object({
  operands: v.array(
    v.object({
      api: v.string(),
      kind: v.string(),
      manager: v.picklist(['own', 'other', 'part', 'unsure']),
      managedBy: names,
      count: v.nullable(v.number()),
      isPartial: v.boolean(),
    }),
  ),
  definitions: names,
  operatorGroups: v.nullable(names),
  namespace: v.nullable(v.string()),
  dependencies: v.array(
    v.object({
      namespace: v.string(),
      name: v.string(),
      displayName: v.string(),
      isAutomatic: v.boolean(),
      alsoNeededBy: names,
    }),
  ),
  plugins: names,
  perhapsPlugins: names,
  olmOperator: v.nullable(v.string()),
  sharedPlans: names,
  mayLeaveVolumes: v.boolean(),
});
