/** The steps of an InstallPlan (`status.plan`). */
import { textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';

/** One entry of `status.plan`. */
export type Step = {
  readonly resolving: string;
  readonly status: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly manifest: string;
};

export function stepsOf(plan: KubeObject): readonly Step[] {
  return objectsAt(plan, 'status', 'plan').map((step) => ({
    resolving: textAt(step, 'resolving') ?? '',
    status: textAt(step, 'status') ?? 'Unknown',
    apiVersion: [textAt(step, 'resource', 'group'), textAt(step, 'resource', 'version')]
      .filter((part) => part !== undefined && part !== '')
      .join('/'),
    kind: textAt(step, 'resource', 'kind') ?? '',
    name: textAt(step, 'resource', 'name') ?? '',
    manifest: textAt(step, 'resource', 'manifest') ?? '',
  }));
}
