import type { PatchStep } from '~/olm/calls/clusterCall';
import type { Metadata } from '~/kube/models/meta';

/** Sets one annotation. A missing map is created without overwriting one that was added since. */
export function annotationSteps(
  { annotations, resourceVersion }: Pick<Metadata, 'annotations' | 'resourceVersion'>,
  name: string,
  value: string,
): readonly PatchStep[] {
  const path = '/metadata/annotations';
  if (annotations !== undefined) {
    return [{ op: 'add', path: `${path}/${name.replaceAll('/', '~1')}`, value }];
  }
  const isAsShown: readonly PatchStep[] =
    resourceVersion === undefined
      ? []
      : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
  return [...isAsShown, { op: 'add', path, value: { [name]: value } }];
}
