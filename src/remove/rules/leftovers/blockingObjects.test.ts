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

describe('resources that block deletion of a namespace (UN-009, UN-010)', () => {
  it('belong to the APIs in its conditions', () => {
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

  it('are in that namespace', () => {
    expect(blockingObjectsIn(list, 'team-a').map(({ name }) => name)).toEqual(['a']);
    expect(blockingObjectsIn(null, 'team-a')).toEqual([]);
  });

  it('are deleted again, only if unchanged, before their finalizers are removed', () => {
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

describe('resources that are deleted before their CRD', () => {
  it('have finalizers, which would block deletion of the CRD', () => {
    expect(objectsWithFinalizers(list).map(({ name }) => name)).toEqual(['a']);
  });

  it('have no namespace if cluster-scoped', () => {
    const [step] = releaseSteps([
      { model: jobModel, namespace: null, name: 'c', uid: null, finalizers: ['x/hold'] },
    ]);
    expect(step?.action).toMatchObject({ call: { object: { name: 'c' } } });
  });
});
