/** The phases of an object in a recording of real OLM. */
import { recordedObservations } from '../../conformance/recordings';
import { textAt } from '../../kube/json';

/** Each new `phase/reason` of an object of a recording, in order. */
export function recordedPhases(
  situation: string,
  of: { readonly resource: string; readonly namespace: string; readonly name: string },
): readonly string[] {
  const steps: string[] = [];
  for (const { resource, object } of recordedObservations(situation)) {
    const { namespace, name } = object.metadata;
    if (resource !== of.resource || namespace !== of.namespace || name !== of.name) continue;
    const step = ['phase', 'reason']
      .flatMap((key) => textAt(object, 'status', key) ?? [])
      .join('/');
    if (step !== '' && steps.at(-1) !== step) steps.push(step);
  }
  return steps;
}
