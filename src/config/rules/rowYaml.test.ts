import { describe, expect, it } from 'vitest';
import { configFindings } from './configFindings';
import { shownAsForm, shownAsYaml } from './configYaml';
import { EMPTY_DRAFT, type VolumeRow, configOf, draftOf } from './draft';
import { rowYaml, withEnvYaml, withVolumeYaml } from './rowYaml';

const CSI: VolumeRow = { name: 'a', ...{ csi: { driver: 'x' } } };

const draftWith = (row: VolumeRow) => ({
  ...EMPTY_DRAFT,
  rows: { ...EMPTY_DRAFT.rows, volumes: [row] },
});

const findingsOf = (row: VolumeRow) =>
  configFindings(draftWith(row)).map(({ path, kind }) => `${path} ${kind}`);

describe('a volume as YAML in its row', () => {
  it('contains all fields except for its name', () => {
    expect(rowYaml(CSI)).toBe('csi:\n  driver: x\n');
    expect(rowYaml({ name: 'a' })).toBe('');
  });

  it('is parsed while it is typed', () => {
    const row = withVolumeYaml(CSI, 'projected:\n  sources: []\n');
    expect(configOf(draftWith(row)).volumes).toEqual([{ name: 'a', projected: { sources: [] } }]);
    expect(rowYaml(row)).toBe('projected:\n  sources: []\n');
  });

  it('accepts the name of a copied volume', () => {
    expect(withVolumeYaml(CSI, 'name: b\nemptyDir: {}').name).toBe('b');
  });

  it.each([
    ['csi: [', ['volumes[0].source unreadable']],
    ['- csi', ['volumes[0].source wrong-type']],
    ['csi: x', ['volumes[0].csi wrong-type']],
    ['name: 5\ncsi: {}', ['volumes[0].name wrong-type']],
    ['secret:\n  items:\n    - key: a', ['volumes[0].secret.items[0].path missing']],
  ])('does not change while %j is typed', (text, expected) => {
    const row = withVolumeYaml(CSI, text);
    expect(rowYaml(row)).toBe(text);
    expect(findingsOf(row)).toEqual(expected);
    expect(configOf(draftWith(row)).volumes).toEqual([CSI]);
  });

  it.each([
    ['', ['volumes[0] one-source']],
    ['csi: {}\nnfs: {}\n', ['volumes[0] one-source']],
    ['vanished: {}', ['volumes[0].vanished unknown-member']],
    ['secret:\n  secretName: s\n  defaultMode: 0400', []],
    [
      'secret:\n  secretName: s\n  defaultMode: 644',
      ['volumes[0].secret.defaultMode mode-out-of-range'],
    ],
  ])('%j is parsed, and validated like the form', (text, expected) => {
    expect(findingsOf(withVolumeYaml(CSI, text))).toEqual(expected);
  });

  it('has octals as kubectl has them', () => {
    const row = withVolumeYaml(CSI, 'secret:\n  secretName: s\n  defaultMode: 0400');
    expect(row.secret?.defaultMode).toBe(256);
  });

  it('is removed when the whole config is shown as YAML', () => {
    const draft = shownAsForm(shownAsYaml(draftWith(withVolumeYaml(CSI, 'csi: ['))));
    expect(draft).toEqual(draftOf({ volumes: [CSI] }));
  });
});

describe('a variable as YAML in its row', () => {
  const row = { name: 'A', value: 'x' };

  it.each([
    ['valueFrom:\n  fileKeyRef:\n    volumeName: v\n    path: p\n    key: k\n', 'valueFrom'],
    ['valueFrom:\n  fileKeyRef:\n    volumeName: v\n', 'value'],
    ['value: 5', 'value'],
  ])('%j leaves it with a %s', (text, member) => {
    const read = withEnvYaml(row, text);
    expect(Object.keys(read)).toEqual(['name', member, 'typed']);
    expect(rowYaml(read)).toBe(text);
  });
});
