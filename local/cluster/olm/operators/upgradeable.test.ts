import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../kube/types';
import { upgradeProblem } from './upgradeable';

const says = (status: string, observedGeneration = 2): JsonObject => ({
  type: 'Upgradeable',
  status,
  message: 'busy',
  observedGeneration,
});

describe('upgradeProblem', () => {
  it.each<{ what: string; spec: JsonObject; reports: JsonObject[]; problem: string | undefined }>([
    { what: 'nothing said', spec: {}, reports: [], problem: undefined },
    { what: 'upgradeable', spec: {}, reports: [says('True')], problem: undefined },
    {
      what: 'not upgradeable',
      spec: {},
      reports: [says('False')],
      problem: 'the operator is not upgradeable: busy',
    },
    {
      what: 'said for an older generation',
      spec: {},
      reports: [says('True', 1)],
      problem: 'the operatorcondition status "Upgradeable"="True" is outdated',
    },
    {
      what: 'allowed by an administrator',
      spec: { overrides: [says('True')] },
      reports: [says('False')],
      problem: undefined,
    },
    {
      what: 'forbidden by an administrator',
      spec: { overrides: [says('False')] },
      reports: [says('True')],
      problem: 'the operator is not upgradeable: busy',
    },
  ])('$what', ({ spec, reports, problem }) => {
    const condition = {
      apiVersion: 'operators.coreos.com/v2',
      kind: 'OperatorCondition',
      metadata: { name: 'a.v1', namespace: 'home', generation: 2 },
      spec,
      status: { conditions: reports },
    };
    expect(upgradeProblem(condition)).toBe(problem);
  });

  it('allows the update without an OperatorCondition', () => {
    expect(upgradeProblem(undefined)).toBeUndefined();
  });
});
