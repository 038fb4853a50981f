import { describe, expect, it } from 'vitest';
import { createdBy, marked } from './submitMark';

const install = { namespace: 'team-a', packageName: 'quill' };
const mark = { 'operator-hub/created-by-install': 'quill' };
const here = { name: 'x', namespace: 'team-a' };

describe('marked', () => {
  it('adds the mark and keeps everything else', () => {
    const manifest = {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'team-a', labels: { a: 'b' }, annotations: { c: 'd' } },
    };
    expect(marked(manifest, 'quill').metadata).toEqual({
      name: 'team-a',
      labels: { a: 'b' },
      annotations: { c: 'd', ...mark },
    });
    expect(manifest.metadata.annotations).toEqual({ c: 'd' });
  });
});

describe('createdBy', () => {
  it.each([
    ['an object of this installation', { ...here, annotations: mark }, true],
    ['its namespace', { name: 'team-a', annotations: mark }, true],
    ['an existing resource', here, false],
    ['a resource of another installation', { ...here, annotations: mapped('ink') }, false],
    [
      'the same package in another namespace',
      { ...here, namespace: 'b', annotations: mark },
      false,
    ],
    [
      'the namespace of the same package in another namespace',
      { name: 'b', annotations: mark },
      false,
    ],
    ['a resource in deletion', { ...here, annotations: mark, deletionTimestamp: 'now' }, false],
  ])('%s: %o', (_, metadata, expected) => {
    expect(createdBy(install, [{ metadata }])).toHaveLength(expected ? 1 : 0);
  });
});

function mapped(packageName: string) {
  return { 'operator-hub/created-by-install': packageName };
}
