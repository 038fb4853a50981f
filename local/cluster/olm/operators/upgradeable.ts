/** Whether an Operator allows its CSV to be replaced (OperatorCondition, type Upgradeable). */
import { numberAt, textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';

const UPGRADEABLE = 'Upgradeable';

/**
 * OLM's message if the Operator is not upgradeable. An administrator's override takes precedence over the Operator's
 * condition; without an OperatorCondition it is upgradeable.
 */
export function upgradeProblem(condition: KubeObject | undefined): string | undefined {
  const ofType = (path: readonly string[]) =>
    objectsAt(condition, ...path).find(({ type }) => type === UPGRADEABLE);
  const override = ofType(['spec', 'overrides']);
  if (override !== undefined) {
    return override['status'] === 'True' ? undefined : refusal(override['message']);
  }
  const report = ofType(['status', 'conditions']);
  if (report === undefined) return undefined;
  const generation = condition?.metadata.generation ?? 0;
  if ((numberAt(report, 'observedGeneration') ?? 0) < generation) {
    const status = textAt(report, 'status') ?? '';
    return `the operatorcondition status "${UPGRADEABLE}"="${status}" is outdated`;
  }
  return report['status'] === 'False' ? refusal(report['message']) : undefined;
}

function refusal(message: unknown): string {
  return `the operator is not upgradeable: ${typeof message === 'string' ? message : ''}`;
}
