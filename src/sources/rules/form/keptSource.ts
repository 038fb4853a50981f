import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { TolerationRow } from '~/config/rules/draft';
import { TYPED } from '~/config/rules/storedDraft';
import { EMPTY_PULL_SECRET } from './pullSecret';
import { isToleration } from './readSource';
import type { SourceDraft } from './sourceDraft';
import type { SourceForm } from './sourceForm';

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
const record = v.record(text, v.unknown());

const FORM: v.GenericSchema<unknown, SourceForm> = v.object({
  name: text,
  namespace: text,
  displayName: text,
  publisher: text,
  description: text,
  content: v.picklist(['image', 'address', 'configmap']),
  image: text,
  template: text,
  address: text,
  configMap: text,
  priority: text,
  interval: text,
  secrets: v.array(text),
  nodeSelector: v.array(v.object({ key: text, value: text })),
  tolerations: v.array(v.custom<TolerationRow>(isToleration)),
  priorityClass: v.nullable(text),
  security: text,
  memoryTarget: text,
  extract: v.nullable(v.object({ catalogDir: text, cacheDir: text })),
  icon: v.nullable(v.object({ base64data: text, mediatype: text })),
  rest: v.object({ labels: record, annotations: record, spec: record, poll: record, pod: record }),
});

const KEPT: v.GenericSchema<unknown, SourceDraft> = v.object({
  form: FORM,
  base: FORM,
  isYaml: v.boolean(),
  typed: TYPED,
  newSecret: v.nullable(
    v.pipe(
      v.object({ name: text, registry: text }),
      v.transform((secret) => ({ ...EMPTY_PULL_SECRET, ...secret })),
    ),
  ),
  keepsAccount: v.boolean(),
});
