import { expect, it } from 'vitest';
import { withMemberYaml, withYaml } from './configYaml';
import { storedIn } from '~/kube/json';
import { EMPTY_DRAFT, draftOf } from './draft';
import { DRAFT, storedDraft } from './storedDraft';

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
  ['YAML', withYaml(FULL, 'env: []')],
  ['invalid YAML', withYaml(FULL, 'env: [')],
  ['YAML of another type', withYaml(FULL, 'env: 3\nresources: [1]')],
  ['an invalid affinity', withMemberYaml(FULL, 'affinity', 'nodeAffinity: [')],
])('%s is the same after it is stored', (_, draft) => {
  expect(parseDraft(storedDraft(draft))).toEqual(draft);
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
    ...storedDraft(EMPTY_DRAFT),
    yaml: { text: 'a: b', findings: [null, { kind: 'wrong-type' }] },
  };
  expect(parseDraft(stored)?.yaml?.findings).toEqual([
    { severity: 'danger', path: '', kind: 'unreadable', line: 1, message: '' },
    { severity: 'danger', path: '', kind: 'unreadable', line: 1, message: '' },
  ]);
});
