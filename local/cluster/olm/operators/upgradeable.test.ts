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
  it.each<{ what: string; spec: JsonObject; told: JsonObject[]; problem: string | undefined }>([
    { what: 'nothing said', spec: {}, told: [], problem: undefined },
    { what: 'upgradeable', spec: {}, told: [says('True')], problem: undefined },
    {
      what: 'not upgradeable',
      spec: {},
      told: [says('False')],
      problem: 'the operator is not upgradeable: busy',
    },
    {
      what: 'said for an older generation',
      spec: {},
      told: [says('True', 1)],
      problem: 'the operatorcondition status "Upgradeable"="True" is outdated',
    },
    {
      what: 'allowed by an administrator',
      spec: { overrides: [says('True')] },
      told: [says('False')],
      problem: undefined,
    },
    {
      what: 'forbidden by an administrator',
      spec: { overrides: [says('False')] },
      told: [says('True')],
      problem: 'the operator is not upgradeable: busy',
    },
  ])('$what', ({ spec, told, problem }) => {
    const condition = {
      apiVersion: 'operators.coreos.com/v2',
      kind: 'OperatorCondition',
      metadata: { name: 'a.v1', namespace: 'home', generation: 2 },
      spec,
      status: { conditions: told },
    };
    expect(upgradeProblem(condition)).toBe(problem);
  });

  it('allows the update without an OperatorCondition', () => {
    expect(upgradeProblem(undefined)).toBeUndefined();
  });
});
