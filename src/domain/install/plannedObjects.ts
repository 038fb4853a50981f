import type { Manifest, ResourceModel } from '~/models/meta';
import { namespaceModel, projectRequestModel } from '~/models/namespace';
import { operatorGroupModel } from '~/models/operatorGroup';
import { subscriptionModel } from '~/models/subscription';
import type { OperatorPackage } from '../catalog/operatorPackage';
import {
  type ClusterFacts,
  type InstallForm,
  channelOf,
  isHeadOf,
  versionOf,
  watchedNamespaces,
} from './form';
import { groupsIn } from './operatorGroupFit';
import { suggestedNamespace } from './suggestedNamespace';

/** An object that the installation needs, and whether it is made or already there. */
export type PlannedObject = {
  readonly id: string;
  readonly kind: 'Namespace' | 'ProjectRequest' | 'OperatorGroup' | 'Subscription';
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly action: 'create' | 'use';
  readonly model: ResourceModel;
  /** With `use` only what identifies it. */
  readonly manifest: Manifest;
};

/** What an installation needs, in the order in which it is made: Namespace, OperatorGroup, Subscription (IN-009, IN-051). */
export function plannedObjects(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly PlannedObject[] {
  return [
    plannedNamespace(form, offered, facts),
    plannedGroup(form, facts),
    plannedSubscription(form, offered),
  ];
}

/**
 * Whether a namespace would have to be made. What the user cannot see may exist all the same: the namespaces of the
 * platform are taken to, others not (then the server answers that it does).
 */
export function isNewNamespace(
  namespace: string,
  { namespaces, seesAllNamespaces }: Pick<ClusterFacts, 'namespaces' | 'seesAllNamespaces'>,
): boolean {
  if (namespaces === null || namespace === '') return false;
  if (namespaces.some(({ metadata }) => metadata.name === namespace)) return false;
  return seesAllNamespaces || !PLATFORM.test(namespace);
}

const PLATFORM = /^(default|openshift|openshift-.*|kube-.*)$/;

function plannedNamespace(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): PlannedObject {
  const { namespace } = form;
  if (!isNewNamespace(namespace, facts)) {
    return planned({
      action: 'use',
      model: namespaceModel,
      manifest: manifest(namespaceModel, { name: namespace }),
    });
  }
  if (facts.newNamespaceKind === 'ProjectRequest') {
    return planned({
      action: 'create',
      model: projectRequestModel,
      manifest: manifest(projectRequestModel, { name: namespace }),
    });
  }
  const suggested = suggestedNamespace(channelOf(form, offered)?.annotations ?? {});
  const extra =
    suggested?.name === namespace
      ? { ...filled('labels', suggested.labels), ...filled('annotations', suggested.annotations) }
      : {};
  return planned({
    action: 'create',
    model: namespaceModel,
    manifest: manifest(namespaceModel, { name: namespace, ...extra }),
  });
}

/**
 * IN-008: an existing OperatorGroup is used, whatever it is called; a second one would break the namespace. The new one
 * has a fixed name, so that creating it twice cannot make two.
 */
function plannedGroup(form: InstallForm, facts: ClusterFacts): PlannedObject {
  const { namespace } = form;
  const existing = groupsIn(namespace, facts.operatorGroups)[0];
  if (existing !== undefined) {
    const { name } = existing.metadata;
    return planned({
      action: 'use',
      model: operatorGroupModel,
      manifest: manifest(operatorGroupModel, { name, namespace }),
    });
  }
  const watched = watchedNamespaces(form);
  const name = namespace === '' ? '' : `${namespace}-og`;
  return planned({
    action: 'create',
    model: operatorGroupModel,
    manifest: {
      ...manifest(operatorGroupModel, { name, namespace }),
      // OG-004: no targets at all means all namespaces.
      spec: form.mode === 'AllNamespaces' ? {} : { targetNamespaces: watched },
    },
  });
}

/** IN-011, IN-012. A starting CSV is given only where it differs from what OLM would choose anyway (IN-015, W16). */
function plannedSubscription(form: InstallForm, offered: OperatorPackage): PlannedObject {
  const { packageName, catalog, catalogNamespace } = offered.key;
  const channel = channelOf(form, offered);
  const version = versionOf(form, offered);
  const isHead = channel === null || isHeadOf(channel, form.version);
  return planned({
    action: 'create',
    model: subscriptionModel,
    manifest: {
      ...manifest(subscriptionModel, { name: packageName, namespace: form.namespace }),
      spec: {
        channel: form.channel,
        name: packageName,
        source: catalog,
        sourceNamespace: catalogNamespace,
        installPlanApproval: form.approval,
        ...(isHead || version === null ? {} : { startingCSV: version.csvName }),
      },
    },
  });
}

type Models =
  | typeof namespaceModel
  | typeof projectRequestModel
  | typeof operatorGroupModel
  | typeof subscriptionModel;

function planned({ action, model, manifest }: Parts): PlannedObject {
  const name = manifest.metadata.name;
  const namespace = manifest.metadata.namespace ?? null;
  return {
    id: `${model.kind} ${namespace ?? ''}/${name}`,
    kind: model.kind,
    name,
    namespace,
    action,
    model,
    manifest,
  };
}

type NamedManifest = Manifest & { readonly metadata: { readonly name: string } };

type Parts = {
  readonly action: PlannedObject['action'];
  readonly model: Models;
  readonly manifest: NamedManifest;
};

function manifest(model: Models, metadata: NamedManifest['metadata']): NamedManifest {
  const apiVersion = model.group === '' ? model.version : `${model.group}/${model.version}`;
  return { apiVersion, kind: model.kind, metadata };
}

function filled(
  key: 'labels' | 'annotations',
  values: Readonly<Record<string, string>>,
): Partial<NamedManifest['metadata']> {
  return Object.keys(values).length === 0 ? {} : { [key]: values };
}
