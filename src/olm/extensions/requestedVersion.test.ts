import { expect, it } from 'vitest';
import { requestedVersion } from './requestedVersion';

it.each([
  [null, { kind: 'follows' }],
  ['1.1.0', { kind: 'held', version: '1.1.0' }],
  ['=1.1.0', { kind: 'held', version: '1.1.0' }],
  ['1.1.0-rc.1', { kind: 'held', version: '1.1.0-rc.1' }],
  ['1.1.0+2', { kind: 'held', version: '1.1.0' }],
  ['1.1', { kind: 'range', range: '1.1' }],
  ['1.x', { kind: 'range', range: '1.x' }],
  ['>=1.1.0', { kind: 'range', range: '>=1.1.0' }],
  ['1.1.0 || 1.2.0', { kind: 'range', range: '1.1.0 || 1.2.0' }],
])('%j', (version, aim) => {
  const installed = { name: 'quill.v1.1.0', version: '1.1.0', release: null };
  expect(requestedVersion({ version, installed })).toEqual(aim);
});

it('pauses no updates before the first installation', () => {
  const aim = { kind: 'range', range: '1.1.0' };
  expect(requestedVersion({ version: '1.1.0', installed: null })).toEqual(aim);
});
