import { describe, expect, it } from 'vitest';
import { podModel } from '~/kube/models/workloads';
import { deniedPods, linkPullSecret } from './pullSecretLink';

// Source: containers/image in CRI-O.
const DENIED =
  'reading manifest v1 in quay.io/a/b: unauthorized: access to the requested resource is not authorized';

const object = (name: string) => ({ model: podModel, namespace: 'team-a', name });

const hindrance = (reason: string, message: string, name = 'quill-1') => ({
  object: object(name),
  reason,
  message,
  container: 'main',
  exitCode: null,
});

describe('pods whose registry requires a login', () => {
  it.each([
    ['ErrImagePull', DENIED, '', ['quill-1']],
    ['ImagePullBackOff', `Back-off pulling image "a": ErrImagePull: ${DENIED}`, '', ['quill-1']],
    ['ImagePullBackOff', 'Back-off pulling image "a"', DENIED, ['quill-1']],
    ['ImagePullBackOff', 'Back-off pulling image "a"', '', []],
    ['ErrImagePull', 'reading manifest v1 in quay.io/a/b: manifest unknown', '', []],
    ['ErrImagePull', 'toomanyrequests: unauthorized: rate limit', '', []],
    ['CrashLoopBackOff', DENIED, '', []],
  ])('%s, %s, event %j', (reason, message, event, names) => {
    expect(deniedPods([hindrance(reason, message)], event)).toEqual(names);
  });

  it('are named once for several containers', () => {
    const two = [hindrance('ErrImagePull', DENIED), hindrance('ErrImagePull', DENIED)];
    const other = hindrance('ErrImagePull', DENIED, 'quill-2');
    expect(deniedPods([...two, other], '')).toEqual(['quill-1', 'quill-2']);
  });
});

describe('a link of a pull secret', () => {
  const place = { namespace: 'team-a', accounts: ['a', 'b', 'c'], pods: ['quill-1'] };
  const account = (name: string, resourceVersion: string, more: object = {}) => ({
    metadata: { name, resourceVersion },
    ...more,
  });
  const without = account('a', '5');
  const withOther = account('b', '6', { imagePullSecrets: [{ name: 'x' }] });
  const linked = account('c', '7', { imagePullSecrets: [7, { name: 'mine' }] });
  const foreign = account('other', '8');

  it('is added to each account without it, and the failing pods are deleted', () => {
    const items = [without, withOther, linked, foreign, 7];
    const calls = linkPullSecret('mine', { items }, place);
    expect(calls).toMatchObject([
      {
        kind: 'patch',
        object: { name: 'a', namespace: 'team-a' },
        steps: [
          { op: 'test', path: '/metadata/resourceVersion', value: '5' },
          { op: 'add', path: '/imagePullSecrets', value: [{ name: 'mine' }] },
        ],
      },
      {
        kind: 'patch',
        object: { name: 'b', namespace: 'team-a' },
        steps: [
          { op: 'test', path: '/metadata/resourceVersion', value: '6' },
          { op: 'add', path: '/imagePullSecrets', value: [{ name: 'x' }, { name: 'mine' }] },
        ],
      },
      { kind: 'delete', object: { name: 'quill-1', namespace: 'team-a' } },
    ]);
  });

  it.each([
    ['no name', '', { items: [without] }],
    ['a bad name', 'My_Secret', { items: [without] }],
    ['a path', 'a/b', { items: [without] }],
    ['a long name', 'a'.repeat(254), { items: [without] }],
    ['a linked Secret', 'mine', { items: [linked] }],
    ['other accounts', 'mine', { items: [foreign] }],
    ['no list', 'mine', null],
  ])('changes nothing for %s', (_, secret, list) => {
    expect(linkPullSecret(secret, list, place)).toEqual([]);
  });
});
