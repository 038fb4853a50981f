import * as v from 'valibot';
import type { JsonRecord } from '~/kube/json';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { type ConfigDraft, type TypedYaml, configOf, draftOf } from './draft';
import type { ConfigFinding } from './configFinding';
import { isSubscriptionConfig } from './configShape';

/** A draft as plain data for storage: without blank rows and invalid texts. */
export function storedDraft(draft: ConfigDraft): JsonRecord {
  const { yaml, affinity, selector } = draft;
  return { config: configOf(draft), yaml, affinity, selector };
}

const SEEN = { severity: v.literal('danger'), path: v.string() };

/** The possible problems of a YAML text. An unknown stored problem still marks the text as invalid. */
const FINDING: v.GenericSchema<unknown, ConfigFinding> = v.fallback(
  v.variant('kind', [
    v.object({
      ...SEEN,
      kind: v.literal('wrong-type'),
      expected: v.picklist(['text', 'number', 'boolean', 'quantity', 'list', 'object']),
    }),
    v.object({ ...SEEN, kind: v.literal('missing') }),
    v.object({ ...SEEN, kind: v.literal('unreadable'), line: v.number(), message: v.string() }),
  ]),
  { severity: 'danger', path: '', kind: 'unreadable', line: 1, message: '' },
);

/** A stored YAML text; `null`: none. */
export const TYPED: v.GenericSchema<unknown, TypedYaml | null> = v.nullable(
  v.object({ text: v.string(), findings: v.array(FINDING) }),
);

/** A stored draft. An earlier version of the plugin can have stored fewer fields. */
export const DRAFT: v.GenericSchema<unknown, ConfigDraft> = v.pipe(
  v.object({
    config: v.custom<SubscriptionConfig>(isSubscriptionConfig),
    yaml: v.optional(TYPED, null),
    affinity: v.optional(TYPED, null),
    selector: v.optional(TYPED, null),
  }),
  v.transform(({ config, ...typed }) => ({ ...draftOf(config), ...typed })),
);
