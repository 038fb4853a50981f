import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ENDED, type Headers, LARGE, startTestLogin, type TestLogin } from './testLogin';

let test: TestLogin;

beforeAll(async () => {
  test = await startTestLogin();
});

afterAll(() => test.stop());

const ask: TestLogin['ask'] = (...requested) => test.ask(...requested);
const logIn: TestLogin['logIn'] = (...requested) => test.logIn(...requested);
const session: TestLogin['session'] = (token) => test.session(token);

describe('a user who is not logged in', () => {
  it('is redirected to the login page, and then to the requested page', async () => {
    const answer = await ask('/operator-hub-catalog/ns/team-a?q=a%26b');
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe('/login?next=%2Foperator-hub-catalog%2Fns%2Fteam-a%3Fq%3Da%2526b');
    const page = await ask(location);
    expect(await page.text()).toContain('value="/operator-hub-catalog/ns/team-a?q=a%26b"');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/api/kubernetes/api/v1/namespaces/a/pods/b/proxy/',
    '/./api/kubernetes/api',
    '/x/../api/kubernetes/api',
    '/x/%2e%2e/api/kubernetes/api',
    '/x/..//evil.example',
    '/static/login.css',
    '/locales/resource.json',
    '/logout',
    '/healthz',
  ])('is not redirected to %s', async (next) => {
    const page = await ask(`/login?${new URLSearchParams({ next }).toString()}`);
    expect(await page.text()).toContain('name="next" value="/"');
    expect((await logIn('paula-token', { next })).headers.get('location')).toBe('/');
  });

  it.each([
    ['', 'en', 'Log in to Operator Hub'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja', 'Operator Hub へのログイン'],
    ['fr', 'fr', 'Se connecter à Operator Hub'],
  ])('with the languages %j gets the page in %s', async (wanted, language, title) => {
    const page = await ask('/login', { 'accept-language': wanted });
    expect(page.headers.get('vary')).toBe('Accept-Language');
    expect(page.headers.get('content-language')).toBe(language);
    const text = await page.text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(title);
    expect(text).toContain('<code>kubectl create token &#60;');
  });

  it('cannot inject markup into the page', async () => {
    const text = await (await ask('/login?next=/%22%3E%3Cscript%3E')).text();
    expect(text).not.toContain('<script>');
  });

  it('cannot use the API by request or WebSocket', async () => {
    test.forget();
    expect((await ask('/api/kubernetes/api')).status).toBe(401);
    expect(await webSocketStatus({})).toBe(403);
    expect((await ask('/api/kubernetes/api', { authorization: 'Bearer paula-token' })).status).toBe(
      401,
    );
    expect(test.seen()).toEqual([]);
  });

  it('can use the health probes', async () => {
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('a login', () => {
  it.each([
    ['paula-token', '', '/'],
    ['  Bearer paula-token\n', '', '/'],
    ['paula-token', '/operator-hub-catalog/ns/a?q=x', '/operator-hub-catalog/ns/a?q=x'],
  ])('with %j redirects', async (token, next, expected) => {
    const answer = await logIn(token, { next });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expected]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-operator-hub-session=[\w-]+; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
      ),
    ]);
  });

  it.each([
    ['', 400, 'Enter a token.'],
    ['wrong', 401, 'does not accept this token'],
    ['a b', 400, 'This is no token'],
    ['tökèn', 400, 'This is no token'],
    [LARGE, 400, 'too long'],
    ['unlucky-token', 502, 'answers with an error (500)'],
  ])('with %.20j is rejected with a message', async (token, status, problem) => {
    const answer = await logIn(token);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).toContain(problem);
    expect(text).toContain('role="alert"');
    expect(answer.headers.getSetCookie()).toEqual([]);
    if (token !== '') expect(text).not.toContain(token);
  });

  it('is rejected in the language of the browser', async () => {
    const answer = await logIn('wrong', {}, { 'accept-language': 'es' });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('El clúster no acepta este token.');
  });

  it.each(['token-of-an-old-cluster', 'shy-token'])(
    'with a %s succeeds although the API server does not report the name',
    async (token) => {
      expect((await logIn(token)).status).toBe(303);
    },
  );

  it('reports an unreachable API server', async () => {
    const lonely = await test.another({ apiUrl: 'http://127.0.0.1:1' });
    const answer = await fetch(`${lonely.url}/login`, {
      method: 'POST',
      headers: { cookie: 'csrf-token=right' },
      body: new URLSearchParams({ token: 'paula-token', csrf: 'right' }),
    });
    await lonely.stop();
    expect(await answer.text()).toContain('cannot be reached: nothing listens there');
  });

  it('ends when its token expires', async () => {
    expect((await ask('/api/kubernetes/api', await session(ENDED))).status).toBe(401);
    expect((await ask('/', await session(ENDED))).status).toBe(303);
  });

  it.each([
    ['another site', {}, { origin: 'https://evil.example' }, 403],
    ['a page of this host without TLS', {}, { origin: 'http://127.0.0.1' }, 403],
    ['another page of this host', {}, { 'sec-fetch-site': 'same-site' }, 403],
    ['a form of another session', { csrf: 'wrong' }, {}, 403],
    ['a form without a session', {}, { cookie: '' }, 403],
  ])('is not accepted from %s', async (_, form, headers, status) => {
    test.forget();
    expect((await logIn('paula-token', form, headers)).status).toBe(status);
    expect(test.seen()).toEqual([]);
  });

  it('delays the response to a wrong token', async () => {
    const slow = await test.another({ delay: 300 });
    const started = Date.now();
    await fetch(`${slow.url}/login`, {
      method: 'POST',
      headers: { cookie: 'csrf-token=right' },
      body: new URLSearchParams({ token: 'wrong', csrf: 'right' }),
    });
    await slow.stop();
    // Timers can be slightly early.
    expect(Date.now() - started).toBeGreaterThan(290);
  });

  it('is possible during the delay of many wrong tokens', async () => {
    const slow = await test.another({ delay: 2_000 });
    const send = (token: string) =>
      fetch(`${slow.url}/login`, {
        method: 'POST',
        headers: { cookie: 'csrf-token=right' },
        body: new URLSearchParams({ token, csrf: 'right' }),
        redirect: 'manual',
      });
    const wrong = [];
    for (let index = 0; index < 24; index += 1) {
      wrong.push(send('wrong'));
      if (index % 6 === 5) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const started = Date.now();
    expect((await send('paula-token')).status).toBe(303);
    expect(Date.now() - started).toBeLessThan(1_000);
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(24).fill(401));
    await slow.stop();
  });

  it('is kept to TLS', async () => {
    const page = await ask('/login');
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^csrf-token=[\w-]+; Path=\/; SameSite=Lax; Secure$/),
    ]);
  });

  it('rejects logins above the limit of concurrent requests', async () => {
    test.forget();
    const goOn = test.hold();
    const first = Array.from({ length: 8 }, () => logIn('paula-token'));
    await expect.poll(() => test.seen().length, { timeout: 10_000 }).toBe(8);
    expect((await logIn('paula-token')).status).toBe(429);
    goOn();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect((await logIn('paula-token')).status).toBe(303);
  });
});

describe('a user who is logged in', () => {
  it('uses the API only with their own identity, on every replica', async () => {
    const headers = { ...(await session('paula-token')), 'impersonate-user': 'admin' };
    test.forget();
    expect((await ask('/api/kubernetes/api', headers)).status).toBe(200);
    expect((await ask('/api/kubernetes/version', headers, test.replica)).status).toBe(200);
    expect(test.seen()).toEqual([
      'GET /api Bearer paula-token nobody',
      'GET /version Bearer paula-token nobody',
    ]);
  });

  it('sees their name but not the token in the page', async () => {
    const answer = await ask('/', await session('paula-token'));
    const text = await answer.text();
    expect(text).toContain('"user":"paula"');
    expect(text).toContain('"loginURL":"/login"');
    expect(JSON.stringify([...answer.headers]) + text).not.toContain('paula-token');
  });

  it('gets a 401 after the token is revoked', async () => {
    const headers = { cookie: `__Host-operator-hub-session=${test.sealed('withdrawn')}` };
    expect((await ask('/api/kubernetes/api', headers)).status).toBe(401);
  });

  it('logs out with the CSRF token only', async () => {
    const url = `${test.hub.url}/logout`;
    const cookie = 'csrf-token=right';
    expect((await fetch(url, { method: 'POST', headers: { cookie } })).status).toBe(403);
    const headers = { cookie, 'x-csrftoken': 'right' };
    const answer = await fetch(url, { method: 'POST', headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      204,
      ['__Host-operator-hub-session=; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=0'],
    ]);
  });

  it('cannot switch to another user, unlike in the demo', async () => {
    const headers = { cookie: 'csrf-token=right', 'x-csrftoken': 'right' };
    const answer = await fetch(`${test.hub.url}/api/local/user`, { method: 'POST', headers });
    expect(answer.status).toBe(405);
  });
});

function webSocketStatus(headers: Headers): Promise<number> {
  const socket = new WebSocket(`${test.hub.url.replace('http', 'ws')}/api/kubernetes/api`, {
    headers,
  });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      resolve(statusCode);
    });
    socket.on('open', () => {
      resolve(101);
    });
    socket.on('error', reject);
  });
}
