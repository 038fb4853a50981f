import { danger } from '~/olm/finding';
import { describe, expect, it } from 'vitest';
import { operatorGroupModel, type Subscription } from '~/kube/models/olm';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { aSubscription } from '~/test/builders';
import { plannedObjects } from './plannedObjects';
import { CREATED_BY_INSTALL } from '~/olm/namespaces/submitMark';
import {
  resumedInstall,
  affectsNamespace,
  findingsOf,
  heldForReview,
  isCompleted,
  resumedStates,
  withBegun,
} from './resumedInstall';

const install = { namespace: 'team-a', packageName: 'quill' };
const objects = plannedObjects(aForm(), aPackage(), aClusterState());

describe('begunInstall', () => {
  it.each([
    ['continues with its own Subscription', own(), { subscription: 'quill', isForReview: false }],
    [
      'continues with one that requires review',
      own({ installPlanApproval: 'Manual' }),
      { subscription: 'quill', isForReview: true },
    ],
    [
      'uses a config that is not in the link',
      own({ config: { env: [{ name: 'A' }] } }),
      { subscription: 'quill', isForReview: false },
    ],
    ['is not started by another channel', own({ channel: 'fast' }), null],
    ['ends after OLM has installed it', installed(), null],
    ['is not started by a Subscription without a mark', aSubscription(), null],
  ])('%s', (_, subscription, expected) => {
    expect(resumedInstall(install, objects, [subscription])).toEqual(expected);
  });

  it.each([[null], [[]]])('is not started without one (%j)', (subscriptions) => {
    expect(resumedInstall(install, objects, subscriptions)).toBeNull();
  });
});

describe('heldForReview', () => {
  it('changes the approval and nothing else', () => {
    const held = heldForReview(objects);
    expect(held.at(-1)?.manifest.spec).toMatchObject({
      installPlanApproval: 'Manual',
      name: 'quill',
    });
    expect(held.slice(0, -1)).toEqual(objects.slice(0, -1));
    expect(objects.at(-1)?.manifest.spec).toMatchObject({ installPlanApproval: 'Automatic' });
  });
});

describe('heldForReview with console plugins', () => {
  it('does not change the console, which undo would not restore', () => {
    const form = aForm({ consolePlugins: ['quill-console'] });
    const held = heldForReview(plannedObjects(form, aPackage(), aClusterState()));
    expect(held.map(({ kind }) => kind)).toEqual(['Namespace', 'OperatorGroup', 'Subscription']);
  });
});

describe('isCompleted', () => {
  it.each([
    ['an installed one', installed(), true],
    ['one that is being installed', own(), false],
    ['one of another user', aSubscription({ status: { installedCSV: 'quill.v1.0.0' } }), false],
  ])('%s', (_, subscription, expected) => {
    expect(isCompleted(install, [subscription])).toBe(expected);
  });
});

describe('statesWith', () => {
  const group = objects.find(({ kind }) => kind === 'OperatorGroup');
  const found = { model: operatorGroupModel, metadata: { name: group?.name ?? '' } };
  const id = group?.id ?? '';

  it('counts resources of an earlier run as created', () => {
    expect(resumedStates([found], objects, {})).toEqual({ [id]: { kind: 'done' } });
  });

  it('prefers current results', () => {
    const now = { [id]: { kind: 'running' } } as const;
    expect(resumedStates([found], objects, now)).toEqual(now);
  });
});

describe('decidesWhere', () => {
  it.each([
    [{ namespace: 'x' }, true],
    [{ mode: 'AllNamespaces' }, true],
    [{ serviceAccount: '' }, true],
    [{ channel: 'fast' }, false],
    [{ approval: 'Manual' }, false],
  ] as const)('%j: %s', (choice, expected) => {
    expect(affectsNamespace(choice)).toBe(expected);
  });
});

describe('findingsOf', () => {
  const known = [
    danger({ kind: 'already-subscribed', subscription: 'quill', namespace: 'team-a' }),
    danger({ kind: 'namespace-missing' }),
  ];

  it('does not report its own Subscription when an installation continues', () => {
    const begun = { subscription: 'quill', isForReview: false };
    expect(findingsOf(known, begun)).toEqual([known[1]]);
    expect(findingsOf(known, null)).toEqual(known);
  });
});

describe('withBegun', () => {
  it('does not create the Subscription again', () => {
    const begun = { subscription: 'quill', isForReview: false };
    expect(withBegun(objects, begun).at(-1)?.action).toBe('use');
    expect(withBegun(objects, null)).toBe(objects);
  });
});

function own(spec: object = {}): Subscription {
  const one = aSubscription({
    spec: {
      name: 'quill',
      source: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      ...spec,
    },
  });
  return { ...one, metadata: { ...one.metadata, annotations: { [CREATED_BY_INSTALL]: 'quill' } } };
}

function installed(): Subscription {
  return { ...own(), status: { installedCSV: 'quill.v1.0.0' } };
}
