/** What of a schema the local cluster does not check, so that nobody takes its silence for consent. */
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

/** The CEL rules of a structural schema that need an interpreter, which the local cluster has not. */
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
