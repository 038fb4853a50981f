import { beforeEach, describe, expect, it } from 'vitest';
import { approvalOf } from '~/olm/plans/approval';
import { anInstallPlan } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { SupersededError, patchPlan } from './approvePlan';

const PLAN = { namespace: 'team-a', name: 'install-own' };
const APPROVAL = approvalOf({ csvNames: ['quill.v1.0.0'], generation: 2 });
const of = (name: string, generation: number) => anInstallPlan({ name, spec: { generation } });

/** @param list the list of plans, or the status code of its failure */
function aCluster(list: readonly unknown[] | number) {
  answering(({ method }) => {
    if (method === 'PATCH') return {};
    if (typeof list !== 'number') return { items: list };
    throw Object.assign(new Error('no'), { code: list, json: {} });
  });
}

const sent = () => requests().map(({ method }) => method);

describe('the approval of a plan', () => {
  beforeEach(() => {
    expect(sent()).toEqual([]);
  });

  it.each([
    ['the latest one', [of('install-own', 2), of('install-old', 1)]],
    ['one whose namespace cannot be listed', 403],
    ['one with an empty list', []],
  ])('is sent for %s', async (_, list) => {
    aCluster(list);
    await patchPlan(PLAN, APPROVAL);
    expect(sent()).toEqual(['GET', 'PATCH']);
  });

  it('is not sent if OLM follows another one, which is named', async () => {
    aCluster([of('install-own', 2), of('install-newer', 3)]);
    const refused = patchPlan(PLAN, APPROVAL);
    await expect(refused).rejects.toThrow(SupersededError);
    await expect(refused).rejects.toMatchObject({
      by: 'install-newer',
      failure: { kind: 'conflict' },
    });
    expect(sent()).toEqual(['GET']);
  });

  it('is not sent if that is unknown', async () => {
    aCluster(500);
    await expect(patchPlan(PLAN, APPROVAL)).rejects.toMatchObject({ failure: { kind: 'server' } });
    expect(sent()).toEqual(['GET']);
  });

  it('sends no request without a plan', async () => {
    aCluster([]);
    await patchPlan(PLAN, [{ op: 'replace', path: '/metadata/annotations', value: {} }]);
    expect(sent()).toEqual(['PATCH']);
  });
});
