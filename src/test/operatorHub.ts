/** OperatorHub cluster as the API server answers it, for tests. */
import type { OperatorHub } from '~/kube/models/operatorHub';
import type { PatchStep } from '~/olm/calls/clusterCall';
import { type DefaultsChoice, hubCall } from '~/olm/catalogSources/defaultSources';

export const DEFAULTS = ['certified-operators', 'community-operators', 'redhat-operators'] as const;

const status = { sources: DEFAULTS.map((name) => ({ name, disabled: false, status: 'Success' })) };

/** Also with a spec that its schema rejects. */
export function aHub(spec: unknown, metadata: Partial<OperatorHub['metadata']> = {}): OperatorHub {
  const hub: OperatorHub = { metadata: { name: 'cluster', ...metadata }, status };
  return spec === undefined ? hub : Object.assign(hub, { spec });
}

/** @param off which default catalogs are disabled or enabled */
export function hubChoice(off: Readonly<Record<string, boolean>>, all?: boolean): DefaultsChoice {
  return { isOff: new Map(Object.entries(off)), ...(all === undefined ? {} : { isAllOff: all }) };
}

export function hubSteps(hub: OperatorHub, wanted: DefaultsChoice): readonly PatchStep[] {
  const call = hubCall(hub, wanted);
  return call?.kind === 'patch' ? call.steps : [];
}
