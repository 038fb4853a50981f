import { expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { retryUnpackAutomatically } from './unpackRetry';

const RETRY = 'operatorframework.io/bundle-unpack-min-retry-interval';
const PATH = '/metadata/annotations/operatorframework.io~1bundle-unpack-min-retry-interval';

it.each<[string, Record<string, string> | undefined, readonly object[] | undefined]>([
  ['adds to existing annotations', { a: 'b' }, [{ op: 'add', path: PATH, value: '5m' }]],
  ['keeps an interval', { [RETRY]: '1m' }, undefined],
  [
    'creates the first annotation, unless another user does',
    undefined,
    [
      { op: 'test', path: '/metadata/resourceVersion', value: '7' },
      { op: 'add', path: '/metadata/annotations', value: { [RETRY]: '5m' } },
    ],
  ],
])('an automatic retry of unpacking %s (TS-006)', (_, annotations, steps) => {
  const group = anOperatorGroup();
  const metadata = {
    ...group.metadata,
    resourceVersion: '7',
    ...(annotations && { annotations }),
  };
  const [call] = retryUnpackAutomatically({ ...group, metadata });
  expect(call?.kind === 'patch' ? call.steps : undefined).toEqual(steps);
});
