import { describe, expect, it } from 'vitest';
import { parseOptions } from './options';

describe('parseOptions', () => {
  it('has defaults for everything', () => {
    expect(parseOptions([])).toEqual({
      kind: 'options',
      catalogs: [],
      state: 'busy',
      latency: 0,
      port: 0,
      skipBuild: false,
    });
  });

  it('takes several catalogs, in order', () => {
    expect(parseOptions(['--catalog', 'a.json', '--catalog=b'])).toMatchObject({
      catalogs: ['a.json', 'b'],
    });
  });

  it.each([
    [['--state', 'full'], '--state is empty or busy'],
    [['--port', '70000'], '--port is a whole number'],
    [['--port', 'nine'], '--port is a whole number'],
    [['--latency=-5'], '--latency is a number'],
    [['--catalogue', 'x'], "Unknown option '--catalogue'"],
    [['somewhere'], 'Unexpected argument'],
  ])('refuses %j with a sentence', (words, message) => {
    const options = parseOptions(words);
    expect(options.kind === 'refused' ? options.message : '').toContain(message);
  });
});
