import * as v from 'valibot';
import type { JsonRecord } from '~/kube/json';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { type ConfigDraft, type TypedYaml, configOf, draftOf } from './draft';
import type { ConfigProblem } from './problem';
import { isSubscriptionConfig } from './shape';

/** A draft as plain data, to be written down: without blank rows, and without what a row holds as unreadable text. */
export function storedDraft(draft: ConfigDraft): JsonRecord {
  const { yaml, affinity, selector } = draft;
  return { config: configOf(draft), yaml, affinity, selector };
}

const SEEN = { severity: v.literal('error'), path: v.string() };

/** What reading a text as YAML can find. What cannot be told any more is still a text that cannot be used. */
const PROBLEM: v.GenericSchema<unknown, ConfigProblem> = v.fallback(
  v.variant('kind', [
    v.object({
      ...SEEN,
      kind: v.literal('wrong-type'),
      expected: v.picklist(['text', 'number', 'boolean', 'quantity', 'list', 'object']),
    }),
    v.object({ ...SEEN, kind: v.literal('missing') }),
    v.object({ ...SEEN, kind: v.literal('unreadable'), line: v.number(), message: v.string() }),
  ]),
  { severity: 'error', path: '', kind: 'unreadable', line: 1, message: '' },
);

/** A text that was typed as YAML and written down; `null`: none was. */
export const TYPED: v.GenericSchema<unknown, TypedYaml | null> = v.nullable(
  v.object({ text: v.string(), problems: v.array(PROBLEM) }),
);

/** A draft that was written down. */
export const DRAFT: v.GenericSchema<unknown, ConfigDraft> = v.pipe(
  v.object({
    config: v.custom<SubscriptionConfig>(isSubscriptionConfig),
    yaml: TYPED,
    affinity: TYPED,
    selector: TYPED,
  }),
  v.transform(({ config, ...typed }) => ({ ...draftOf(config), ...typed })),
);
