import * as v from 'valibot';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import type { ConfigFinding } from './configFinding';
import { readConfig } from './configShape';
import type { ConfigDraft } from './draft';

const SEEN = { severity: v.literal('danger'), path: v.string() };

/** The possible problems of a text. An unknown stored problem still marks the text as invalid. */
const FINDING: v.GenericSchema<unknown, ConfigFinding> = v.fallback(
  v.variant('kind', [
    v.object({
      ...SEEN,
      kind: v.literal('wrong-type'),
      expected: v.picklist(['text', 'number', 'boolean', 'quantity', 'list', 'object']),
    }),
    v.object({
      ...SEEN,
      kind: v.literal('unreadable'),
      line: v.nullable(v.number()),
      message: v.string(),
    }),
  ]),
  { severity: 'danger', path: '', kind: 'unreadable', line: null, message: '' },
);

/** A stored draft. An earlier version of the plugin can have stored fewer fields. */
export const DRAFT: v.GenericSchema<unknown, ConfigDraft> = v.object({
  config: v.custom<SubscriptionConfig>((value) => 'config' in readConfig(value)),
  text: v.optional(v.nullable(v.string()), null),
  findings: v.optional(v.array(FINDING), []),
  typed: v.optional(v.record(v.string(), v.string()), {}),
});
