import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { TolerationRow } from '~/config/rules/draft';
import { TYPED } from '~/config/rules/storedDraft';
import { EMPTY_PULL_SECRET } from './pullSecret';
import { isToleration } from './readSource';
import type { SourceDraft } from './sourceDraft';
import { NO_REST, type SourceForm } from './sourceForm';

/**
 * A draft as text for storage, without the credentials of a pull secret, because the next user of this tab could read
 * them.
 */
export function keptSourceText({ newSecret, ...draft }: SourceDraft): string {
  const secret = newSecret === null ? null : { name: newSecret.name, registry: newSecret.registry };
  return JSON.stringify({ ...draft, newSecret: secret });
}

/** Parses a stored draft; `null`: invalid. */
export function parseKeptSource(text: string | null): SourceDraft | null {
  return storedIn(text, KEPT);
}

const text = v.string();
const later = v.optional(text, '');
const record = v.record(text, v.unknown());

/** Fields that an earlier version of the plugin did not store have the values of a blank form. */
const FORM: v.GenericSchema<unknown, SourceForm> = v.object({
  name: text,
  namespace: text,
  displayName: later,
  publisher: later,
  description: later,
  content: v.picklist(['image', 'address', 'configmap']),
  image: later,
  template: later,
  address: later,
  configMap: later,
  priority: later,
  interval: later,
  secrets: v.optional(v.array(text), []),
  nodeSelector: v.optional(v.array(v.object({ key: text, value: text })), []),
  tolerations: v.optional(v.array(v.custom<TolerationRow>(isToleration)), []),
  priorityClass: v.optional(v.nullable(text), null),
  security: later,
  memoryTarget: later,
  extract: v.optional(v.nullable(v.object({ catalogDir: text, cacheDir: text })), null),
  rest: v.optional(
    v.object({ labels: record, annotations: record, spec: record, poll: record, pod: record }),
    NO_REST,
  ),
});

const KEPT: v.GenericSchema<unknown, SourceDraft> = v.object({
  form: FORM,
  base: FORM,
  isYaml: v.optional(v.boolean(), false),
  typed: v.optional(TYPED, null),
  newSecret: v.optional(
    v.nullable(
      v.pipe(
        v.object({ name: text, registry: text }),
        v.transform((secret) => ({ ...EMPTY_PULL_SECRET, ...secret })),
      ),
    ),
    null,
  ),
  keepsAccount: v.optional(v.boolean(), false),
});
