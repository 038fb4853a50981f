import { jsonIn, recordIn } from '~/kube/json';
import type { KeyValue } from '~/config/rules/draft';
import { typedIn } from '~/config/rules/storedDraft';
import { EMPTY_PULL_SECRET, type NewPullSecret } from './pullSecret';
import { isToleration } from './readSource';
import type { SourceDraft } from './sourceDraft';
import type { SourceForm } from './sourceForm';

/**
 * A draft as a text to be written down, so that it can be taken up again. The login of a pull secret is left out: the next
 * person at this tab is not to find it.
 */
export function keptSourceText({ newSecret, ...draft }: SourceDraft): string {
  const secret = newSecret === null ? null : { name: newSecret.name, registry: newSecret.registry };
  return JSON.stringify({ ...draft, newSecret: secret });
}

/** Reads what was written down; `null` when it is no such text. */
export function parseKeptSource(text: string | null): SourceDraft | null {
  const { form, base, isYaml, typed, newSecret, keepsAccount } = recordIn(
    jsonIn(text ?? undefined),
  );
  if (!isSourceForm(form) || !isSourceForm(base)) return null;
  return {
    form,
    base,
    isYaml: isYaml === true,
    typed: typedIn(typed),
    newSecret: secretIn(newSecret),
    keepsAccount: keepsAccount === true,
  };
}

function secretIn(value: unknown): NewPullSecret | null {
  const { name, registry } = recordIn(value);
  if (typeof name !== 'string' || typeof registry !== 'string') return null;
  return { ...EMPTY_PULL_SECRET, name, registry };
}

function isSourceForm(value: unknown): value is SourceForm {
  const fields = recordIn(value);
  const { content, secrets, nodeSelector, tolerations, priorityClass } = fields;
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    CONTENTS.some((one) => one === content) &&
    isListOf(secrets, (one) => typeof one === 'string') &&
    isListOf(nodeSelector, isPair) &&
    isListOf(tolerations, isToleration) &&
    (priorityClass === null || typeof priorityClass === 'string') &&
    isTexts(fields['extract'], ['catalogDir', 'cacheDir']) &&
    isTexts(fields['icon'], ['base64data', 'mediatype']) &&
    PARTS.every((part) => isObject(recordIn(fields['rest'])[part]))
  );
}

const TEXTS = [
  'name',
  'namespace',
  'displayName',
  'publisher',
  'description',
  'image',
  'template',
  'address',
  'configMap',
  'priority',
  'interval',
  'security',
  'memoryTarget',
] as const satisfies readonly (keyof SourceForm)[];

const CONTENTS = ['image', 'address', 'configmap'] as const;

const PARTS = ['labels', 'annotations', 'spec', 'poll', 'pod'] as const;

function isPair(value: unknown): value is KeyValue {
  const { key, value: text } = recordIn(value);
  return typeof key === 'string' && typeof text === 'string';
}

function isTexts(value: unknown, members: readonly string[]): boolean {
  return value === null || members.every((member) => typeof recordIn(value)[member] === 'string');
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
