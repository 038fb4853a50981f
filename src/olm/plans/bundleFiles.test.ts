import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anUnpackConfigMap, packed } from '~/test/planBuilders';
import { type BundleFile, bundleFiles, gunzip } from './bundleFiles';

async function filesIn(configMap: unknown): Promise<readonly BundleFile[]> {
  const files: BundleFile[] = [];
  for await (const file of bundleFiles(configMap)) files.push(file);
  return files;
}

describe('the files of an unpacked bundle', () => {
  it('are unpacked, parsed and sorted by name', async () => {
    const configMap = anUnpackConfigMap({
      'service.yaml': 'kind: Service\nmetadata:\n  name: s\n',
      'csv.json': '{"kind":"ClusterServiceVersion","metadata":{"name":"ünïcode"}}',
    });
    expect(await filesIn(configMap)).toEqual([
      {
        name: 'csv.json',
        manifest: { kind: 'ClusterServiceVersion', metadata: { name: 'ünïcode' } },
        problem: null,
      },
      {
        name: 'service.yaml',
        manifest: { kind: 'Service', metadata: { name: 's' } },
        problem: null,
      },
    ]);
  });

  it('are in `data` unchanged without the annotation', async () => {
    const files = await filesIn({
      data: { 'a.yaml': 'kind: Service' },
      binaryData: { 'b.yaml': packed('kind: Role') },
    });
    expect(files).toEqual([{ name: 'a.yaml', manifest: { kind: 'Service' }, problem: null }]);
  });

  it.each([
    ['invalid base64', '***', 'not-decodable'],
    ['base64 only once', gzipSync('kind: Service').toString('base64'), 'not-decodable'],
    ['invalid gzip', btoa(btoa('kind: Service')), 'not-decodable'],
    ['truncated gzip', btoa(packed('kind: Service').slice(0, 20)), 'not-decodable'],
    ['no manifest', packed('# Read me'), 'no-manifest'],
    ['no kind', packed('metadata: {}'), 'no-manifest'],
    ['too much content', packed('a'.repeat(30 * 1024 * 1024)), 'too-large'],
  ])('with %s are reported without effects on others', async (_, content, problem) => {
    const good = anUnpackConfigMap({ 'z.yaml': 'kind: Service' });
    const files = await filesIn({
      ...good,
      binaryData: { 'a.bin': content, 'z.yaml': packed('kind: Service') },
    });
    expect(files.map((file) => file.problem)).toEqual([problem, null]);
  });

  it.each([[null], [undefined], [[]], ['text'], [{ data: 'x' }], [{ data: { a: 1 } }], [{}]])(
    'are none in %j',
    async (configMap) => {
      expect(await filesIn(configMap)).toEqual([]);
    },
  );

  it('never throw', async () => {
    const annotations = fc.constantFrom({}, { 'olm.contentEncoding': 'gzip+base64' });
    const content = fc.oneof(
      fc.string(),
      fc.string().map(packed),
      fc.json().map(packed),
      fc.base64String(),
      fc.base64String().map((text) => btoa(text)),
      fc.anything(),
    );
    const configMap = fc.record({
      metadata: fc.oneof(fc.record({ annotations }), fc.anything()),
      data: fc.oneof(fc.dictionary(fc.string(), content), fc.anything()),
      binaryData: fc.oneof(fc.dictionary(fc.string(), content), fc.anything()),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(configMap, fc.anything()), async (value) => {
        const files = await filesIn(value);
        return files.every(({ manifest, problem }) => (manifest === null) !== (problem === null));
      }),
      { numRuns: 200 },
    );
  });
});

it('stops unpacking at the limit instead of the end', async () => {
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
  // The end of the data is missing.
  const cut = bomb.subarray(0, bomb.length / 2);
  expect(await gunzip(cut, 64 * 1024 * 1024)).toEqual({ kind: 'broken' });
  expect(await gunzip(cut, 1024 * 1024)).toEqual({ kind: 'too-large' });
});
