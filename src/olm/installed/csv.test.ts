import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { csvIcon, describedCsv } from './csv';

/** A CSV of a hostile author, in which every type is wrong. */
function withSpec(spec: object) {
  return aCsv({ spec });
}

describe('describedCsv', () => {
  it('reads spec and annotations', () => {
    const csv = aCsv({
      annotations: { capabilities: 'Deep Insights', support: 'Example' },
      spec: {
        displayName: 'Quill',
        version: '1.0.0',
        provider: { name: 'Example' },
        customresourcedefinitions: {
          owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
        },
      },
    });
    expect(describedCsv(csv)).toMatchObject({
      displayName: 'Quill',
      version: '1.0.0',
      provider: 'Example',
      capabilityLevel: 'Deep Insights',
      support: 'Example',
      providedApis: [{ kind: 'Pen', group: 'ink.example.com', version: 'v1' }],
    });
  });

  it.each([
    ['invalid lists', { links: 'x', maintainers: 3, keywords: {} }],
    ['invalid CRDs', { customresourcedefinitions: [] }],
    ['invalid texts', { displayName: 1, description: ['a'], minKubeVersion: {} }],
  ])('excludes %s', (_, spec) => {
    expect(describedCsv(withSpec(spec))).toMatchObject({
      links: [],
      providedApis: [],
      minKubeVersion: null,
    });
  });
});

describe('csvIcon', () => {
  it.each([
    [
      'an image',
      [{ mediatype: 'image/svg+xml', base64data: 'PHN2Zy8+' }],
      'data:image/svg+xml;base64,PHN2Zy8+',
    ],
    ['no image', [{ mediatype: 'text/html', base64data: 'PHN2Zy8+' }], null],
    ['invalid base64', [{ mediatype: 'image/png', base64data: '"><script>' }], null],
    ['none', [], null],
    ['no list', 'icon', null],
  ])('%s', (_, icon, url) => {
    expect(csvIcon(withSpec({ icon }))).toBe(url);
  });
});
