import { describe, expect, it } from 'vitest';
import { extensionOperator, type ExtensionRow } from '~/olm/extensions/extensionOperator';
import { readExtension } from '~/olm/extensions/extension';
import type { StatusKind } from '~/olm/status/status';
import { anExtension } from '~/test/extensionBuilders';
import { updateResult, waitingExtensions } from './extensionUpdates';

function row(
  said: Parameters<typeof anExtension>[0],
  update: ExtensionRow['update'],
): ExtensionRow {
  const object = anExtension(said);
  const operator = extensionOperator(object, { deployments: [], catalogs: null });
  return { object, extension: readExtension(object), operator, update };
}

const bundle = {
  name: 'acme-store.v1.2.0',
  version: '1.2.0',
  release: null,
  image: null,
  installModes: null,
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
};
const to = { catalog: 'acme', bundle, channels: [], isDeprecated: false, failed: [] };

describe('the extensions with a later version', () => {
  it('are only those that require the user, by name', () => {
    const rows = [
      row({ name: 'z', version: '1.1.0' }, { kind: 'waiting', to }),
      row({ name: 'a', version: '1.x' }, { kind: 'waiting', to }),
      row({ name: 'b' }, { kind: 'automatic', to }),
      row({ name: 'c' }, { kind: 'none' }),
      row({ name: 'd' }, null),
    ];
    expect(waitingExtensions(rows)).toMatchObject([
      { id: 'a', from: '1.1.0', to: '1.2.0', aim: { kind: 'range', range: '1.x' } },
      {
        id: 'z',
        aim: { kind: 'held', version: '1.1.0' },
        generation: 1,
        calls: [
          {
            object: { name: 'z' },
            steps: [
              { op: 'test', path: '/metadata/generation', value: 1 },
              { op: 'test', path: '/spec/source/catalog/version', value: '1.1.0' },
              { op: 'replace', path: '/spec/source/catalog/version', value: '1.2.0' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('the result of an update', () => {
  it.each([
    ['ready', '1.2.0', 2, 'done'],
    ['ready', '1.1.0', 2, 'pending'],
    ['updating', '1.1.0', 2, 'pending'],
    ['updating', '1.2.0', 2, 'pending'],
    ['installing', '1.2.0', 2, 'pending'],
    ['not-running', '1.2.0', 2, 'failed'],
    // The pods of the previous version.
    ['not-running', '1.1.0', 2, 'pending'],
    ['change-blocked', '1.1.0', 2, 'failed'],
    // The watch is late: the status is older than the request.
    ['change-blocked', '1.1.0', 1, 'pending'],
    ['removing', '1.1.0', 2, 'failed'],
  ] as const)('%s at %s in generation %i: %s', (kind, version, generation, expected) => {
    const { extension, operator } = row({}, null);
    const health = { ...operator.health, kind: kind satisfies StatusKind };
    const seen = {
      extension: { ...extension, generation },
      operator: { ...operator, version, health },
    };
    expect(updateResult({ to: '1.2.0', generation: 1 }, seen)).toBe(expected);
  });

  it('is a failure if the extension was deleted', () => {
    expect(updateResult({ to: '1.2.0', generation: 1 }, undefined)).toBe('failed');
  });
});
