import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { enablablePlugins, enablingPatch, isTrustedCatalog, pluginsIn } from './consolePlugins';

const bringing = (annotation: string) => ({ 'console.openshift.io/plugins': annotation });

describe('the console plugins of an Operator (stock inventory 4.2)', () => {
  it.each([
    ['a list', '["lantern-console", "lantern-alerts"]', ['lantern-console', 'lantern-alerts']],
    ['one twice', '["a", "a"]', ['a']],
    ['an empty list', '[]', []],
    ['a text', '"../../evil"', []],
    ['an object', '{"0": "a"}', []],
    ['no JSON', '[a', []],
    ['a path', '["../../evil", "good"]', ['good']],
    ['markup', '["<img src=x>"]', []],
    ['other values', '[1, null, ["a"], {"name": "a"}, "b"]', ['b']],
    ['a name that is too long', `["${'a'.repeat(254)}"]`, []],
    ['a name with capitals', '["Plugin"]', []],
  ])('are what %s names', (_what, annotation, expected) => {
    expect(pluginsIn(bringing(annotation))).toEqual(expected);
  });

  it('are none without the annotation', () => {
    expect(pluginsIn({})).toEqual([]);
  });

  const both = bringing('["one", "two"]');

  it.each([
    ['not enabled yet', { enabled: ['other'], mayEnable: true }, ['one', 'two']],
    ['enabled in part', { enabled: ['one'], mayEnable: true }, ['two']],
    ['all enabled', { enabled: ['two', 'one'], mayEnable: true }, []],
    ['not the user’s to enable', { enabled: [], mayEnable: false }, []],
    ['for a console that is not there', null, []],
  ])('can be enabled when they are %s', (_what, console, expected) => {
    expect(enablablePlugins(both, console)).toEqual(expected);
  });
});

describe('a catalog is trusted with console plugins', () => {
  it.each([
    ['openshift-marketplace', 'redhat-operators', true],
    ['openshift-marketplace', 'community-operators', false],
    ['openshift-marketplace', 'redhat-operators-copy', false],
    ['team-a', 'redhat-operators', false],
  ])('%s/%s: %s', (catalogNamespace, catalog, expected) => {
    expect(isTrustedCatalog({ catalogNamespace, catalog, packageName: 'x' })).toBe(expected);
  });
});

describe('the patch that enables console plugins', () => {
  const patched = (config: object, names: readonly string[], stored: object = config) => {
    const result = structuredClone(stored);
    const failures = applyPatch(
      result,
      enablingPatch(config, names).map((one) => ({ ...one })),
    );
    return failures.some((one) => one !== null) ? 'refused' : result;
  };
  const aConsole = (plugins?: readonly string[] | null, resourceVersion = '7') => ({
    metadata: { resourceVersion },
    spec: { managementState: 'Managed', ...(plugins === undefined ? {} : { plugins }) },
  });

  it.each([
    ['to an empty list', [], ['a', 'b'], ['a', 'b']],
    ['behind those of others', ['x', 'y'], ['a'], ['x', 'y', 'a']],
    ['but not twice', ['x', 'a'], ['a', 'b'], ['x', 'a', 'b']],
    ['where there is no list', undefined, ['a'], ['a']],
    ['where the list is null', null, ['a'], ['a']],
  ])('adds them %s', (_where, before, names, after) => {
    expect(patched(aConsole(before), names)).toEqual(aConsole(after));
  });

  it('adds them where there is no spec at all', () => {
    const bare = { metadata: { resourceVersion: '7' } };
    expect(patched(bare, ['a'])).toEqual({ ...bare, spec: { plugins: ['a'] } });
  });

  it('is empty when all are enabled', () => {
    expect(enablingPatch(aConsole(['a']), ['a'])).toEqual([]);
  });

  it.each([
    ['added one', aConsole(['x']), aConsole(['x', 'y'], '8')],
    ['removed one', aConsole(['x']), aConsole([], '8')],
    ['changed the order', aConsole(['x', 'y']), aConsole(['y', 'x'], '8')],
    ['wrote the first', aConsole(), aConsole(['x'], '8')],
  ])('is refused when somebody %s meanwhile', (_what, read, stored) => {
    expect(patched(read, ['a'], stored)).toBe('refused');
  });

  it('does not care for changes of anything else', () => {
    const stored = { ...aConsole(['x'], '8'), status: { readyReplicas: 2 } };
    expect(patched(aConsole(['x']), ['a'], stored)).toEqual({
      ...stored,
      spec: aConsole(['x', 'a']).spec,
    });
  });
});
