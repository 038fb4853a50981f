import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { getMetadata, withRetries } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import type { Permission } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import { type Loadable, map } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { inTurn } from '~/kube/namespaceByNamespace';
import { queryClient } from '~/kube/queryClient';
import { listPermission } from '~/kube/permissions';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import { type OperatorApi, servedApi } from '~/olm/installed/operatorApis';
import { discovery } from '~/olm/read/discovery';

/** An API of an extension. */
export type OwnedDefinition = {
  /** `plural.group` */
  readonly name: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
  readonly versions: readonly string[];
};

/** Watches the APIs of an extension. */
export function useOwnedDefinitions(name: string): Loadable<readonly OwnedDefinition[]> {
  const labels = useMemo(() => ownedBy(name), [name]);
  const found = useAllowedList(customResourceDefinitionModel, { namespace: null, labels });
  return useMemo(() => map(found, (list) => list.map(definitionIn)), [found]);
}

function definitionIn({ metadata, spec }: Stored<string>): OwnedDefinition {
  const { names, scope, versions } = recordIn(spec);
  const served = listIn(versions)
    .map(recordIn)
    .filter((one) => one['served'] === true);
  return {
    name: metadata.name,
    kind: textIn(recordIn(names)['kind']) ?? metadata.name,
    isNamespaced: scope === 'Namespaced',
    versions: served.flatMap((one) => textIn(one['name']) ?? []),
  };
}

/**
 * The APIs of an extension, without their schemas.
 * @param bundle the installed one, `null`: none; its APIs can differ
 */
export function useOwnedApis(
  name: string,
  bundle: string | null,
): Loadable<readonly OperatorApi[]> {
  return fromQuery(
    useQuery({
      queryKey: ['extension-apis', name, bundle],
      queryFn: ({ signal }) => readApis(name, signal),
      staleTime: 0,
    }),
  );
}

async function readApis(name: string, signal: AbortSignal): Promise<readonly OperatorApi[]> {
  const owned = await ifAllowed(getMetadata)(
    customResourceDefinitionModel,
    { query: { labelSelector: selectorOf(name) } },
    signal,
  );
  const served = await withRetries(() => queryClient.query(discovery));
  return listIn(recordIn(owned)['items'])
    .flatMap((item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [])
    .flatMap((one) => apiIn(served, one) ?? [])
    .toSorted((one, other) => one.kind.localeCompare(other.kind, 'en'));
}

/** @param name of the CRD: `plural.group` */
function apiIn(served: readonly unknown[], name: string): OperatorApi | null {
  const at = name.indexOf('.');
  const [plural, group] = [name.slice(0, at), name.slice(at + 1)];
  const model = modelOf(served, plural, group);
  if (model === null) return null;
  const { kind, version } = model;
  return { name, plural, group, kind, displayName: kind, description: '', versions: [version] };
}

/** A resource that OLM created for an extension. */
export type OwnedObject = {
  readonly id: string;
  readonly model: ResourceModel;
  readonly name: string;
  readonly namespace: string | null;
  readonly createdAt: string | null;
};

export type OwnedObjects = {
  readonly objects: readonly OwnedObject[];
  /** The permissions required to list the other resources. */
  readonly missing: readonly Permission[];
};

/** The resources that OLM created for an extension, by kind, as far as the user can list them. */
export function useOwnedObjects(name: string): Loadable<OwnedObjects> {
  return fromQuery(useQuery(ownedObjects(name)));
}

function ownedObjects(name: string) {
  return queryOptions({
    queryKey: ['extension-objects', name],
    queryFn: ({ signal }) => readObjects(name, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

async function readObjects(name: string, signal: AbortSignal): Promise<OwnedObjects> {
  const served = await withRetries(() => queryClient.query(discovery));
  const models = KINDS.flatMap(([plural, group]) => modelOf(served, plural, group) ?? []);
  const labelSelector = selectorOf(name);
  const missing: Permission[] = [];
  const read = async (model: ResourceModel): Promise<readonly OwnedObject[]> => {
    try {
      const answer = await ifAllowed(getMetadata)(model, { query: { labelSelector } }, signal);
      return listIn(recordIn(answer)['items']).flatMap((item) => objectIn(model, item));
    } catch (error) {
      if (!(error instanceof ClusterError) || error.failure.kind !== 'forbidden') throw error;
      missing.push(listPermission(model));
      return [];
    }
  };
  const lists = await Promise.all(models.map((model) => inTurn(() => read(model))));
  return { objects: lists.flat(), missing };
}

function selectorOf(name: string): string {
  return Object.entries(ownedBy(name))
    .map((pair) => pair.join('='))
    .join(',');
}

/**
 * The kinds that a bundle can contain (rukpak's registry+v1: `supportedKinds`, operator-controller's
 * render/registryv1).
 */
const KINDS: readonly (readonly [plural: string, group: string])[] = [
  ['deployments', 'apps'],
  ['customresourcedefinitions', 'apiextensions.k8s.io'],
  ['services', ''],
  ['serviceaccounts', ''],
  ['configmaps', ''],
  ['secrets', ''],
  ['clusterroles', 'rbac.authorization.k8s.io'],
  ['clusterrolebindings', 'rbac.authorization.k8s.io'],
  ['roles', 'rbac.authorization.k8s.io'],
  ['rolebindings', 'rbac.authorization.k8s.io'],
  ['mutatingwebhookconfigurations', 'admissionregistration.k8s.io'],
  ['validatingwebhookconfigurations', 'admissionregistration.k8s.io'],
  ['networkpolicies', 'networking.k8s.io'],
  ['poddisruptionbudgets', 'policy'],
  ['priorityclasses', 'scheduling.k8s.io'],
  ['prometheusrules', 'monitoring.coreos.com'],
  ['servicemonitors', 'monitoring.coreos.com'],
  ['verticalpodautoscalers', 'autoscaling.k8s.io'],
  ['consoleclidownloads', 'console.openshift.io'],
  ['consolelinks', 'console.openshift.io'],
  ['consolequickstarts', 'console.openshift.io'],
  ['consoleyamlsamples', 'console.openshift.io'],
];

function modelOf(served: readonly unknown[], plural: string, group: string): ResourceModel | null {
  const api = {
    name: group === '' ? plural : `${plural}.${group}`,
    group,
    plural,
    kind: plural,
    displayName: plural,
    description: '',
    versions: [''],
  } as const;
  return servedApi(served, { ...api, versions: [''] })?.model ?? null;
}

function objectIn(model: ResourceModel, item: unknown): readonly OwnedObject[] {
  const metadata = recordIn(recordIn(item)['metadata']);
  const name = textIn(metadata['name']);
  if (name === null) return [];
  const namespace = textIn(metadata['namespace']);
  return [
    {
      id: `${model.kind}/${namespace ?? ''}/${name}`,
      model,
      name,
      namespace,
      createdAt: textIn(metadata['creationTimestamp']),
    },
  ];
}
