import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/testServer';
import { aWidget, DEFINITIONS, WIDGETS } from '../fixtures/widgets';
import { textAt } from '../json';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const clientConfig = { service: { namespace: 'team', name: 'converter', path: '/convert' } };
  server.client.mergePatch(
    { resource: DEFINITIONS, name: WIDGETS },
    {
      spec: {
        conversion: {
          strategy: 'Webhook',
          webhook: { clientConfig, conversionReviewVersions: ['v1'] },
        },
      },
    },
  );
});
afterAll(() => server.stop());

async function read(version: string): Promise<readonly [number, string]> {
  const { status, body } = await server.call('GET', `/apis/example.com/${version}/widgets`);
  return [status, textAt(body, 'message') ?? ''];
}

describe('a CRD whose conversion webhook has no Service', () => {
  it('has nothing to convert as long as it has no objects', async () => {
    expect((await read('v1beta1'))[0]).toBe(200);
  });

  it('can be read only in the stored version', async () => {
    server.client.create(WIDGETS, aWidget('a'));
    expect((await read('v1'))[0]).toBe(200);
    expect(await read('v1beta1')).toEqual([
      500,
      'conversion webhook for example.com/v1, Kind=Widget failed: Post "https://converter.team.svc:443/convert?timeout=30s": service "converter" not found',
    ]);
  });

  it('is usable again without the conversion', async () => {
    server.client.mergePatch(
      { resource: DEFINITIONS, name: WIDGETS },
      { spec: { conversion: { strategy: 'None', webhook: null } } },
    );
    expect((await read('v1beta1'))[0]).toBe(200);
  });
});
