import { describe, expect, it } from 'vitest';
import { jobModel } from '~/kube/models/job';
import type { OperandList } from '~/remove/rules/operands';
import {
  blockingApis,
  blockingObjectsIn,
  objectsWithFinalizers,
  releaseSteps,
} from './blockingObjects';

const operands = [
  { name: 'a', namespace: 'team-a', uid: 'u-a', finalizers: ['x/hold'] },
  { name: 'b', namespace: 'team-b', uid: 'u-b', finalizers: [] },
].map((one) => ({ ...one, isTerminating: true, owners: [] }));

const list: OperandList = {
  model: jobModel,
  versions: ['v1'],
  operands,
  isEverywhere: true,
  unseen: [],
  missing: null,
  isCut: false,
};

describe('what holds a namespace (UN-009, UN-010)', () => {
  it('is of the APIs that its conditions name', () => {
    const held = (resource: string) => ({ resource, count: 1, finalizers: [] });
    expect(
      blockingApis({
        evidence: [
          { kind: 'held-by', resources: [held('jobs.batch'), held('pods')] },
          { kind: 'finalizers-held', finalizers: [{ name: 'x/hold', count: 1 }] },
        ],
      }),
    ).toEqual(['jobs.batch', 'pods']);
  });

  it('is in that namespace', () => {
    expect(blockingObjectsIn(list, 'team-a').map(({ name }) => name)).toEqual(['a']);
    expect(blockingObjectsIn(null, 'team-a')).toEqual([]);
  });

  it('is deleted once more, only the very object that was seen, to be released', () => {
    expect(releaseSteps(blockingObjectsIn(list, 'team-a'))).toEqual([
      {
        id: 'delete/batch/jobs/team-a/a',
        stage: 'operands',
        action: {
          kind: 'delete',
          call: {
            kind: 'delete',
            model: jobModel,
            object: { name: 'a', namespace: 'team-a' },
            uid: 'u-a',
          },
        },
      },
    ]);
  });
});

describe('what goes before its definition', () => {
  it('has finalizers: that definition would wait for it unseen', () => {
    expect(objectsWithFinalizers(list).map(({ name }) => name)).toEqual(['a']);
  });

  it('of the cluster has no namespace', () => {
    const [step] = releaseSteps([
      { model: jobModel, namespace: null, name: 'c', uid: null, finalizers: ['x/hold'] },
    ]);
    expect(step?.action).toMatchObject({ call: { object: { name: 'c' } } });
  });
});
