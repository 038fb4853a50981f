import type { Condition } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';

/** The conditions of an untrusted object; entries without a type are omitted. */
export function conditionsIn(value: unknown): readonly Condition[] {
  return listIn(value).flatMap((item): Condition[] => {
    const condition = recordIn(item);
    const type = textIn(condition['type']);
    if (type === null) return [];
    const rest = FIELDS.flatMap((field) => {
      const text = textIn(condition[field]);
      return text === null ? [] : [[field, text] as const];
    });
    return [{ type, ...Object.fromEntries(rest) }];
  });
}

const FIELDS = ['status', 'reason', 'message', 'lastTransitionTime'] as const;
