import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import {
  type PluginChange,
  enablablePlugins,
  forbiddenPlugins,
  isTrustedCatalog,
  pluginPatch,
  pluginsIn,
} from './consolePlugins';

const bringing = (annotation: string) => ({ 'console.openshift.io/plugins': annotation });

describe('the console plugins of an Operator', () => {
  it.each([
    ['a list', '["lantern-console", "lantern-alerts"]', ['lantern-console', 'lantern-alerts']],
    ['one twice', '["a", "a"]', ['a']],
    ['an empty list', '[]', []],
    ['a text', '"../../evil"', []],
    ['an object', '{"0": "a"}', []],
    ['invalid JSON', '[a', []],
    ['a path', '["../../evil", "good"]', ['good']],
    ['markup', '["<img src=x>"]', []],
    ['other values', '[1, null, ["a"], {"name": "a"}, "b"]', ['b']],
    ['a name that is too long', `["${'a'.repeat(254)}"]`, []],
    ['a name with capitals', '["Plugin"]', []],
  ])('are those of %s', (_what, annotation, expected) => {
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
    ['not permitted for the user', { enabled: [], mayEnable: false }, []],
    ['for a console that does not exist', null, []],
  ])('can be enabled when they are %s', (_what, console, expected) => {
    expect(enablablePlugins(both, console)).toEqual(expected);
  });

  it.each([
    ['are not enabled', { enabled: ['other'], mayEnable: false }, ['one', 'two']],
    ['are enabled in part', { enabled: ['one'], mayEnable: false }, ['two']],
    ['are all enabled', { enabled: ['two', 'one'], mayEnable: false }, []],
    ['can be enabled by the user', { enabled: [], mayEnable: true }, []],
    ['have no console', null, []],
  ])('are forbidden to the user when they %s', (_what, console, expected) => {
    expect(forbiddenPlugins(both, console)).toEqual(expected);
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

/** The API server's result of a change that was planned from an earlier read. */
function changed(config: object, change: PluginChange, stored: object = config) {
  const result = structuredClone(stored);
  const failures = applyPatch(
    result,
    pluginPatch(config, change).map((one) => ({ ...one })),
  );
  return failures.some((one) => one !== null) ? 'refused' : result;
}

const aConsole = (plugins?: readonly unknown[] | null, resourceVersion = '7') => ({
  metadata: { resourceVersion },
  spec: { managementState: 'Managed', ...(plugins === undefined ? {} : { plugins }) },
});

describe('the patch that enables console plugins', () => {
  const patched = (config: object, names: readonly string[], stored?: object) =>
    changed(config, { kind: 'enable', names }, stored);

  it.each([
    ['to an empty list', [], ['a', 'b'], ['a', 'b']],
    ['after those of others', ['x', 'y'], ['a'], ['x', 'y', 'a']],
    ['but not twice', ['x', 'a'], ['a', 'b'], ['x', 'a', 'b']],
    ['without a list', undefined, ['a'], ['a']],
    ['if the list is null', null, ['a'], ['a']],
  ])('adds them %s', (_where, before, names, after) => {
    expect(patched(aConsole(before), names)).toEqual(aConsole(after));
  });

  it('adds them without a spec', () => {
    const bare = { metadata: { resourceVersion: '7' } };
    expect(patched(bare, ['a'])).toEqual({ ...bare, spec: { plugins: ['a'] } });
  });

  it('is empty when all are enabled', () => {
    expect(pluginPatch(aConsole(['a']), { kind: 'enable', names: ['a'] })).toEqual([]);
  });

  it.each([
    ['added one', aConsole(['x']), aConsole(['x', 'y'], '8')],
    ['removed one', aConsole(['x']), aConsole([], '8')],
    ['changed the order', aConsole(['x', 'y']), aConsole(['y', 'x'], '8')],
    ['wrote the first', aConsole(), aConsole(['x'], '8')],
  ])('is rejected if another user %s', (_what, read, stored) => {
    expect(patched(read, ['a'], stored)).toBe('refused');
  });

  it('ignores other changes', () => {
    const stored = { ...aConsole(['x'], '8'), status: { readyReplicas: 2 } };
    expect(patched(aConsole(['x']), ['a'], stored)).toEqual({
      ...stored,
      spec: aConsole(['x', 'a']).spec,
    });
  });
});

describe('the patch that disables console plugins', () => {
  const patched = (config: object, names: readonly string[], stored?: object) =>
    changed(config, { kind: 'disable', names }, stored);

  it.each([
    ['between others', ['x', 'a', 'y'], ['a'], ['x', 'y']],
    ['several', ['a', 'x', 'b', 'y'], ['a', 'b'], ['x', 'y']],
    ['a duplicate', ['a', 'x', 'a'], ['a'], ['x']],
    ['the only one', ['a'], ['a'], []],
    ['without changing invalid names', [null, 'a', 7], ['a'], [null, 7]],
  ])('removes them: %s', (_what, before, names, after) => {
    expect(patched(aConsole(before), names)).toEqual(aConsole(after));
  });

  it.each([
    ['not in the list', aConsole(['x'])],
    ['in no list', aConsole()],
    ['in a list that is null', aConsole(null)],
    ['in no spec', {}],
  ])('is empty when they are %s', (_where, config) => {
    expect(pluginPatch(config, { kind: 'disable', names: ['a'] })).toEqual([]);
  });

  it('is rejected if another user changed the list', () => {
    expect(patched(aConsole(['a', 'x']), ['a'], aConsole(['x', 'a'], '8'))).toBe('refused');
  });
});
