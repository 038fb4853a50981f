import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { listIn, recordIn } from '~/kube/json';
import { serviceAccountModel } from '~/kube/models/core';
import { podModel } from '~/kube/models/workloads';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { isPullReason, pullFailure } from '~/olm/catalogSources/podFinding';
import type { Hindrance } from '~/olm/workloads/workload';

/** The pods whose registry requires a login, by name. @param events what the kubelet reports besides */
export function deniedPods(hindrances: readonly Hindrance[], events: string): readonly string[] {
  const denied = hindrances.filter(
    ({ reason, message }) =>
      isPullReason(reason) && pullFailure(reason, `${message}\n${events}`) === 'unauthorized',
  );
  return [...new Set(denied.map(({ object }) => object.name))];
}

export type PullPlace = {
  readonly namespace: string;
  readonly accounts: readonly string[];
  readonly pods: readonly string[];
};

/**
 * Links a Secret to the ServiceAccounts that do not use it yet, then deletes the pods: a pod gets its pull secrets at
 * its creation. Empty: the name is invalid, or nothing is left to link.
 *
 * OLM keeps the link until the next InstallPlan, which writes each ServiceAccount except `default` from the bundle and
 * carries `secrets` over, but not `imagePullSecrets` (`EnsureServiceAccount` in OLM's pkg/controller/operators/catalog/
 * step_ensurer.go, `UpdateServiceAccount` in pkg/lib/operatorclient/serviceaccount.go, 992bb0977, 2026-08-19).
 * @param list the ServiceAccounts of the namespace as the server returns them
 */
export function linkPullSecret(secret: string, list: unknown, place: PullPlace) {
  const { namespace, accounts, pods } = place;
  if (!isDnsSubdomain(secret)) return [];
  const patches = listIn(recordIn(list)['items']).flatMap((item): readonly ClusterCall[] => {
    const { metadata, imagePullSecrets } = recordIn(item);
    const { name, resourceVersion: value } = recordIn(metadata);
    const account = accounts.find((one) => one === name);
    const before = listIn(imagePullSecrets);
    const isLinked = before.some((one) => recordIn(one)['name'] === secret);
    if (account === undefined || isLinked) return [];
    const steps = [
      { op: 'test', path: '/metadata/resourceVersion', value },
      { op: 'add', path: '/imagePullSecrets', value: [...before, { name: secret }] },
    ] as const;
    const object = { name: account, namespace };
    return [{ kind: 'patch', model: serviceAccountModel, object, steps }];
  });
  const deletions = pods.map((name): ClusterCall => {
    return { kind: 'delete', model: podModel, object: { name, namespace }, uid: null };
  });
  return patches.length === 0 ? [] : [...patches, ...deletions];
}
