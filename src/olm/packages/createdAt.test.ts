import { afterEach, expect, it, vi } from 'vitest';
import { createdIn } from './createdAt';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['America/New_York', 'Pacific/Kiritimati', 'UTC'])(
  'a date is the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const { time = 0, isDay } = createdIn('2026-05-08') ?? {};
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: zone }).format(time);
    expect([day, isDay]).toEqual(['May 8, 2026', true]);
  },
);

it.each([
  ['2026-05-08T10:00:00Z', '2026-05-08T10:00:00.000Z'],
  ['2026-05-08 10:00:00.5+02:00', '2026-05-08T08:00:00.500Z'],
  ['2026-05-08T10:00:00', null],
  ['07-12-2022', null],
  ['12/07/2022', null],
  ['2026-13-40', null],
  ['May 8, 2026', null],
  ['', null],
])('%s is %s', (text, expected) => {
  const found = createdIn(text);
  expect(found === null ? null : new Date(found.time).toISOString()).toBe(expected);
});
