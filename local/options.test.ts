import { describe, expect, it } from 'vitest';
import { parseDemoOptions, parseOptions } from './options';

describe('parseOptions', () => {
  it('has defaults for everything', () => {
    expect(parseOptions([])).toEqual({
      kind: 'options',
      catalogs: [],
      state: 'busy',
      platform: 'openshift',
      latency: 0,
      port: 0,
      skipBuild: false,
    });
  });

  it('accepts several catalogs, in order', () => {
    expect(parseOptions(['--catalog', 'a.json', '--catalog=b'])).toMatchObject({
      catalogs: ['a.json', 'b'],
    });
  });

  it('accepts a cloud', () => {
    expect(parseOptions(['--cloud', 'azure'])).toMatchObject({
      platform: 'openshift',
      cloud: 'azure',
    });
  });

  it.each([
    [
      ['--state', 'full'],
      '--state must be empty, busy, troubles, updates, leftovers, sources, instances or extensions',
    ],
    [['--port', '70000'], '--port must be an integer'],
    [['--port', 'nine'], '--port must be an integer'],
    [['--instances', '5'], '--instances must be an integer and requires --state instances'],
    [['--state', 'instances', '--instances', 'many'], '--instances must be an integer'],
    [['--latency=-5'], '--latency must be a number'],
    [['--catalogue', 'x'], "Unknown option '--catalogue'"],
    [['--platform', 'okd'], '--platform must be openshift or kubernetes'],
    [['--flavour', 'okd'], '--platform must be openshift or kubernetes'],
    [['--olm-v1', '4.16'], '--olm-v1 must be 4.22, 4.22-tech-preview, 5.0 or experimental'],
    [['--cloud', 'ibm'], '--cloud must be aws, azure or gcp'],
    [['--cloud', 'aws', '--platform', 'kubernetes'], '--cloud requires --platform openshift'],
    [['--cloud', 'aws', '--flavour', 'kubernetes'], '--cloud requires --platform openshift'],
    [['--kubeconfig', 'x'], "Unknown option '--kubeconfig'"],
    [['somewhere'], 'Unexpected argument'],
  ])('rejects %j with a message', (words, message) => {
    const options = parseOptions(words);
    expect(options.kind === 'refused' ? options.message : '').toContain(message);
  });
});

describe('parseDemoOptions', () => {
  it('supports the options of the local cluster', () => {
    expect(parseDemoOptions(['--state', 'empty'])).toEqual(parseOptions(['--state', 'empty']));
  });

  it.each([
    [['--kubeconfig', 'a'], { kubeconfig: 'a' }],
    [['--kubeconfig=a', '--context', 'b'], { kubeconfig: 'a', context: 'b' }],
  ])('accepts a kubeconfig instead of a local cluster: %j', (words, given) => {
    expect(parseDemoOptions(words)).toEqual({
      kind: 'remote',
      port: 0,
      skipBuild: false,
      ...given,
    });
  });

  it.each([
    [['--kubeconfig', 'a', '--catalog', 'b'], '--catalog applies to the local cluster'],
    [['--kubeconfig', 'a', '--state', 'busy'], '--state applies to the local cluster'],
    [['--kubeconfig', 'a', '--cloud', 'aws'], '--cloud applies to the local cluster'],
    [['--kubeconfig', 'a', '--latency', '0'], '--latency applies to the local cluster'],
    [['--kubeconfig', 'a', '--flavour', 'openshift'], '--flavour applies to the local cluster'],
    [['--kubeconfig', 'a', '--platform', 'openshift'], '--platform applies to the local cluster'],
    [['--kubeconfig', 'a', '--port', 'x'], '--port must be an integer'],
    [['--kubeconfig', ''], '--kubeconfig must be the path of a file'],
    [['--context', 'a'], '--context requires --kubeconfig'],
  ])('rejects %j with a message', (words, message) => {
    const options = parseDemoOptions(words);
    expect(options.kind === 'refused' ? options.message : '').toContain(message);
  });
});
