import { describe, expect, it } from 'vitest';
import { aRawChannel } from '~/test/packageBuilders';
import { parseChannel } from './parseChannel';

const crd = { name: 'quills.ink.example.com', version: 'v1', kind: 'Quill' };
const served = { name: 'inks', group: 'ink.example.com', version: 'v2', kind: 'Ink' };

describe('parseChannel', () => {
  it('uses the head that the server reports, never the highest version', () => {
    const channel = parseChannel(
      aRawChannel({ versions: ['1.0.0', '2.0.0'], channel: { currentCSV: 'quill.v1.0.0' } }),
      'quill',
    );
    expect(channel).toMatchObject({ headCsv: 'quill.v1.0.0', version: '1.0.0' });
  });

  it('offers the head as the only version when there are no entries', () => {
    const channel = parseChannel(aRawChannel({ channel: { entries: null } }), 'quill');
    expect(channel?.versions).toEqual([
      { csvName: 'quill.v1.1.0', version: '1.1.0', deprecation: null },
    ]);
  });

  it.each([
    ['the entry', { entries: [{ name: 'quill.v1.1.0', version: '1.1.0+b' }] }, '1.1.0+b'],
    [
      'the whole name as the last resort',
      { entries: [], currentCSV: 'quill-final' },
      'quill-final',
    ],
  ])('reads a missing version from %s', (_, channel, expected) => {
    expect(
      parseChannel({ ...aRawChannel({ channel }), currentCSVDesc: null }, 'quill')?.version,
    ).toBe(expected);
  });

  it.each([
    ['CRDs', { customresourcedefinitions: { owned: [crd] } }, ['quills.ink.example.com']],
    ['APIServices', { apiservicedefinitions: { owned: [served] } }, ['inks.ink.example.com']],
    ['nothing, for entries without kind', { customresourcedefinitions: { owned: [{}, 7] } }, []],
    ['nothing, for no list', { customresourcedefinitions: { owned: 'quills' } }, []],
  ])('reads provided APIs from %s (OD-009)', (_, csv, names) => {
    const channel = parseChannel(aRawChannel({ csv }), 'quill');
    expect(channel?.providedApis.map(({ name }) => name)).toEqual(names);
  });

  it('reads several kinds of one APIService, and those that it requires (OD-012, OD-013)', () => {
    const services = [served, { ...served, name: 'blots', kind: 'Blot' }];
    const csv = { apiservicedefinitions: { owned: services, required: [served] } };
    const channel = parseChannel(aRawChannel({ csv }), 'quill');
    expect(channel?.providedApis.map(({ kind }) => kind)).toEqual(['Ink', 'Blot']);
    expect(channel?.requiredApis).toMatchObject([
      { kind: 'Ink', group: 'ink.example.com', version: 'v2' },
    ]);
  });

  it.each([
    ['"2025-10-29 10:43:01"', '2025-10-29 10:43:01'],
    [" '2020-04-27T17:12:00Z' ", '2020-04-27T17:12:00Z'],
    ['"2020', '"2020'],
    ['""', null],
  ])('reads the date %s without the quotes around it', (createdAt, expected) => {
    const channel = parseChannel(aRawChannel({ annotations: { createdAt } }), 'quill');
    expect(channel?.createdAt).toBe(expected);
  });

  it('keeps all annotations, for decisions before an installation', () => {
    const annotations = { 'alm-examples': '[]', 'example.com/other': 'x' };
    const channel = parseChannel(aRawChannel({ annotations }), 'quill');
    expect(channel?.annotations).toMatchObject(annotations);
  });

  it('reads required APIs with their group (OD-010)', () => {
    const csv = { customresourcedefinitions: { required: [crd] } };
    expect(parseChannel(aRawChannel({ csv }), 'quill')?.requiredApis).toEqual([
      {
        name: 'quills.ink.example.com',
        group: 'ink.example.com',
        version: 'v1',
        kind: 'Quill',
        displayName: 'Quill',
        description: '',
      },
    ]);
  });

  it('lists the supported install modes only, in their usual order (OD-014)', () => {
    const installModes = [
      { type: 'AllNamespaces', supported: true },
      { type: 'MultiNamespace', supported: false },
      { type: 'OwnNamespace', supported: true },
      { type: 'SomeNamespaces', supported: true },
      { type: 'SingleNamespace', supported: 'true' },
    ];
    expect(parseChannel(aRawChannel({ csv: { installModes } }), 'quill')?.installModes).toEqual([
      'OwnNamespace',
      'AllNamespaces',
    ]);
  });

  it.each([
    ['the annotation', [{ description: 'Short.' }, '# Long\n\nLong text.'], 'Short.'],
    ['the first paragraph', [{}, '# L\n\nA *long* [text](https://x).\n\nMore.'], 'A long text.'],
    ['nothing', [{}, ''], ''],
  ] as const)('reads the short description from %s', (_, [annotations, description], expected) => {
    const channel = parseChannel(aRawChannel({ annotations, csv: { description } }), 'quill');
    expect(channel?.shortDescription).toBe(expected);
  });

  it('is not affected by metadata of other types (OD-006)', () => {
    const csv = {
      displayName: 7,
      keywords: 'ink',
      links: [{ name: 'Docs' }, 'x'],
      maintainers: [{}, { email: 'a@example.com' }],
      annotations: { categories: ' , Database,,Database ', createdAt: 12 },
      relatedImages: [null, 'example.com/quill:1'],
      description: ['x'],
    };
    expect(parseChannel(aRawChannel({ csv }), 'quill')).toMatchObject({
      displayName: 'quill',
      keywords: [],
      links: [],
      maintainers: [{ name: 'a@example.com', email: 'a@example.com' }],
      categories: ['Database'],
      createdAt: null,
      relatedImages: ['example.com/quill:1'],
      description: '',
    });
  });
});
