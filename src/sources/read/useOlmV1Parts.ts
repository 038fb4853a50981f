import { useIsOpenShift } from '~/kube/useServed';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { useOlmConditions } from '~/olm/read/useOlmConditions';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';
import { COMPONENTS, type OlmV1Part, olmV1Parts } from '~/sources/rules/olmV1Parts';

/** Watches the components of OLM v1, as far as the user can view them; without OLM v1, nothing is requested. */
export function useOlmV1Parts(): readonly OlmV1Part[] {
  const [catalogd, controller] = COMPONENTS;
  const first = useComponent(catalogd);
  const second = useComponent(controller);
  const conditions = useOlmConditions();
  return useMemo(() => olmV1Parts([first, second], conditions), [first, second, conditions]);
}

function useComponent({ deployment, namespaces }: (typeof COMPONENTS)[number]): Deployment | null {
  const isServed = useHasExtensions();
  const isOpenShift = useIsOpenShift();
  const namespace = isOpenShift ? namespaces.openshift : namespaces.kubernetes;
  const where = useMemo(() => ({ namespace, name: deployment }), [namespace, deployment]);
  const found = useAllowedList<Deployment>(deploymentModel, isServed ? where : null);
  return dataOr(found, [])[0] ?? null;
}
