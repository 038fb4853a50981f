import { describe, expect, it } from 'vitest';
import { resolvedTemplate } from './resolvedTemplate';

const BASE = 'quay.io/acme/catalog';

describe('resolvedTemplate (CS-030 … CS-033)', () => {
  it.each([
    ['v{kube_major_version}.{kube_minor_version}', 'v1.35.2', 'v1.35'],
    ['v{kube_major_version}.{kube_minor_version}.{kube_patch_version}', 'v1.35.2', 'v1.35.2'],
    ['{kube_minor_version}', 'v1.29.14+7cf4c05', '29'],
    ['{kube_patch_version}-{kube_patch_version}', 'v1.35.2-rc.1', '2-2'],
    ['latest', 'v1.35.2', 'latest'],
  ])('resolves the tag %s on %s to %s', (tag, version, expected) => {
    expect(resolvedTemplate(`${BASE}:${tag}`, version)).toEqual({
      image: `${BASE}:${expected}`,
      unknown: [],
      unresolved: [],
      isUsable: true,
    });
  });

  it.each([
    ['v{ocp_version}', ['{ocp_version}']],
    ['v{kube_major_version}.{minor}', ['{minor}']],
    ['v{KUBE_MAJOR_VERSION}', ['{KUBE_MAJOR_VERSION}']],
    ['v{ kube_major_version }', ['{ kube_major_version }']],
    ['{a}{b}{a}', ['{a}', '{b}']],
  ])('keeps unknown placeholders in %s, which makes it invalid', (tag, unknown) => {
    const resolved = resolvedTemplate(`${BASE}:${tag}`, 'v1.35.2');
    expect(resolved.unknown).toEqual(unknown);
    expect(resolved.isUsable).toBe(false);
  });

  it.each([null, 'unknown', '1.35'])('cannot use the version %s', (version) => {
    const resolved = resolvedTemplate(`${BASE}:v{kube_major_version}`, version);
    expect(resolved.unresolved).toEqual(['{kube_major_version}']);
    expect(resolved.isUsable).toBe(false);
  });

  it('is invalid with an unclosed brace', () => {
    const resolved = resolvedTemplate(`${BASE}:v{kube_major_version`, 'v1.35.2');
    expect(resolved).toMatchObject({ unknown: [], isUsable: false });
  });
});
