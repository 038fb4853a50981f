import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { settingManager } from './updateHistory';
import { packageOfCsv } from '~/olm/installed/csv';
import type { SettingChange } from './settingChanges';

const CHANNEL: SettingChange = { field: 'channel', from: 'stable', to: 'fast' };
const ENV: SettingChange = { field: 'config', member: 'env', from: undefined, to: [] };

/** As kube-apiserver 1.36 writes it. */
const MANAGED = {
  metadata: {
    managedFields: [
      entry('argocd-controller', '2026-01-01T00:00:00Z', { 'f:spec': { 'f:channel': {} } }),
      entry('Mozilla', '2026-01-02T00:00:00Z', {
        'f:spec': { 'f:channel': {}, 'f:config': { '.': {}, 'f:env': {} } },
      }),
      entry('catalog', '2026-01-03T00:00:00Z', { 'f:status': { 'f:state': {} } }),
    ],
  },
};

function entry(manager: string, time: string, fieldsV1: object) {
  return { manager, operation: 'Update', time, fieldsType: 'FieldsV1', fieldsV1 };
}

describe('settingManager', () => {
  it.each([
    ['the last manager of the field', MANAGED, CHANNEL, 'Mozilla'],
    ['of a member of the settings', MANAGED, ENV, 'Mozilla'],
    [
      'no manager of another field',
      MANAGED,
      { field: 'approval', from: 'Manual', to: 'Automatic' } as const,
      undefined,
    ],
    ['nothing without managed fields', { metadata: {} }, CHANNEL, undefined],
    [
      'nothing from invalid values',
      { metadata: { managedFields: [7, null, {}] } },
      CHANNEL,
      undefined,
    ],
  ])('%s', (_, subscription, change, name) => {
    expect(settingManager(subscription, change)?.name).toBe(name);
  });
});

describe('packageOfCsv', () => {
  const properties = (text: string) => ({ 'operatorframework.io/properties': text });

  it.each([
    [
      'by the properties of its bundle',
      {
        annotations: properties(
          '{"properties":[{"type":"olm.gvk","value":{}},{"type":"olm.package","value":{"packageName":"quill-pro"}}]}',
        ),
      },
      'quill-pro',
    ],
    [
      'by the label of OLM (SU-014)',
      {
        annotations: properties('no JSON'),
        labels: { 'operators.coreos.com/quill-pro.team-a': '' },
      },
      'quill-pro',
    ],
    [
      'not by a label of another namespace',
      { labels: { 'operators.coreos.com/quill.b': '' } },
      null,
    ],
    ['not at all', {}, null],
  ])('%s', (_, parts, name) => {
    expect(packageOfCsv(aCsv(parts))).toBe(name);
  });
});
