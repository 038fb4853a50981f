import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';
import { useSelector } from 'react-redux';
import { staticModels } from '../kube/staticModels';
import { mapAt } from '../store/immutable';
import type { ConsoleState } from '../store/state';
import { useModel } from '../kube/useModel';

export type RouteModel = { readonly model: K8sModel | undefined; readonly areLoaded: boolean };

/** The kind that a resource URL names, by plural (`pods`) or by reference (`group~version~Kind`). */
export function useRouteModel(resource: string): RouteModel {
  const kind = staticModels.find(({ plural }) => plural === resource)?.kind;
  const model = useModel(kind ?? resource);
  const areLoaded = useSelector(
    ({ k8s }: ConsoleState) => mapAt(k8s, 'RESOURCES').get('loaded') === true,
  );
  return { model, areLoaded };
}
