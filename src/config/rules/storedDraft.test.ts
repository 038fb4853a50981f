import { expect, it } from 'vitest';
import { withConfigText } from './configYaml';
import { storedIn } from '~/kube/json';
import { EMPTY_DRAFT, draftOf } from './draft';
import { DRAFT } from './storedDraft';

const FULL = draftOf({
  env: [{ name: 'LOG', value: 'debug' }],
  nodeSelector: { disk: 'ssd' },
  affinity: { nodeAffinity: {} },
  resources: { limits: { cpu: '1' } },
});

const parseDraft = (stored: unknown) => storedIn(JSON.stringify(stored), DRAFT);

it.each([
  ['nothing', EMPTY_DRAFT],
  ['rows', FULL],
  ['YAML', withConfigText(FULL, 'env: []')],
  ['invalid YAML', withConfigText(FULL, 'env: [')],
  ['YAML of another type', withConfigText(FULL, 'env: 3\nresources: [1]')],
  ['an invalid affinity', { ...FULL, typed: { affinity: 'nodeAffinity: [' } }],
])('%s is the same after it is stored', (_, draft) => {
  expect(parseDraft(draft)).toEqual(draft);
});

it.each([
  ['nothing', null],
  ['a text', 'config'],
  ['another type', { config: { env: 'x' } }],
])('%s is not a draft', (_, stored) => {
  expect(parseDraft(stored)).toBeNull();
});

it('treats invalid problems as an invalid text', () => {
  const stored = {
    ...EMPTY_DRAFT,
    text: 'a: b',
    findings: [null, { kind: 'wrong-type' }],
  };
  expect(parseDraft(stored)?.findings).toEqual([
    { severity: 'danger', path: '', kind: 'unreadable', line: null, message: '' },
    { severity: 'danger', path: '', kind: 'unreadable', line: null, message: '' },
  ]);
});
