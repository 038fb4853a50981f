import type { Namespace } from '~/kube/models/namespace';
import { namespaceModel } from '~/kube/models/namespace';
import { dependenciesOf } from '~/olm/dependencies/dependencies';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { ConcernedObject } from '~/olm/messages/message';
import { type ClusterFacts, type InstallForm, channelOf, isHeadOf } from './form';

/** The input of the preflight rules. */
export type PlannedInstall = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
};

/** Whether the version is the channel head, the only one with data in a PackageManifest (IN-004). */
export function isHeadChosen({ form, offered }: PlannedInstall): boolean {
  const channel = channelOf(form, offered);
  return channel === null || isHeadOf(channel, form.version);
}

/** Whether the channel head states dependencies. */
export function hasDependencies({ form, offered }: PlannedInstall): boolean {
  const channel = channelOf(form, offered);
  return channel !== null && dependenciesOf(channel).length > 0;
}

/** `null`: does not exist, or is not visible. */
export function visibleNamespace(name: string, { namespaces }: ClusterFacts): Namespace | null {
  return namespaces?.find(({ metadata }) => metadata.name === name) ?? null;
}

export function namespaceObject(name: string): ConcernedObject {
  return { model: namespaceModel, name, namespace: null };
}
