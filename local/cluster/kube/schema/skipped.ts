/** Parts of a schema that the local cluster does not validate. */
import { isObject, listAt, objectAt, textAt } from '../json';
import type { JsonObject } from '../types';
import { isKnownRule } from './rules';
import { joinPath } from './walk';

type SkippedRule = {
  /** Path of the field that the rule belongs to; empty for the whole object. */
  readonly field: string;
  /** The CEL expression of an `x-kubernetes-validations` entry. */
  readonly rule: string;
};

/** CEL rules of a structural schema that the local cluster does not evaluate. */
export function skippedRules(schema: JsonObject, field = ''): readonly SkippedRule[] {
  const own = listAt(schema, 'x-kubernetes-validations').flatMap((validation) => {
    const rule = textAt(validation, 'rule');
    return rule === undefined || isKnownRule(rule) ? [] : [{ field, rule }];
  });
  return [
    ...own,
    ...Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(([key, child]) =>
      skippedBelow(child, joinPath(field, key)),
    ),
    ...skippedBelow(schema['items'], `${field}[]`),
    ...skippedBelow(schema['additionalProperties'], joinPath(field, '*')),
  ];
}

function skippedBelow(child: unknown, field: string): readonly SkippedRule[] {
  return isObject(child) ? skippedRules(child, field) : [];
}
