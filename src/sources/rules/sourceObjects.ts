import { recordIn, textIn, textMapIn } from '~/kube/json';
import { configMapModel, secretModel, serviceModel } from '~/kube/models/core';
import type { ResourceModel } from '~/kube/models/meta';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { podModel } from '~/kube/models/workloads';
import { storedManifest } from '~/olm/storedManifest';

/** A related object of a catalog, for a link. */
type SourceObject = {
  readonly model: ResourceModel;
  readonly namespace: string;
  readonly name: string;
};

/** The objects that a catalog refers to, and those that OLM creates for it. */
export function sourceObject(
  kind: keyof typeof MODELS,
  namespace: string,
  name: string,
): SourceObject {
  return { model: MODELS[kind], namespace, name };
}

const MODELS = {
  configmap: configMapModel,
  pod: podModel,
  secret: secretModel,
  service: serviceModel,
} as const;

/** A CatalogSource as YAML. */
export function storedSource(source: CatalogSource): object {
  return storedManifest(catalogSourceModel, source);
}

/**
 * A CatalogSource for recreation: without fields of the API server and OLM. The Secrets that it refers to are not
 * deleted with it.
 */
export function savedSource({ metadata, spec }: CatalogSource): object {
  const { name, namespace, labels, annotations } = metadata;
  const { group, version, kind } = catalogSourceModel;
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      ...filled('labels', labels),
      ...filled('annotations', annotations),
    },
    spec: recordIn(spec),
  };
}

function filled(field: string, values: unknown): object {
  const entries = Object.entries(textMapIn(values)).filter(([key]) => key !== LAST_APPLIED);
  return entries.length === 0 ? {} : { [field]: Object.fromEntries(entries) };
}

/** The base of `kubectl apply`, which would otherwise state that the whole object was applied. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/**
 * The ConfigMap that Kubernetes deletes with a catalog; `null`: none. OLM adds the catalog as an owner of its
 * ConfigMap, and records it in the status. Source: `syncConfigMap` in OLM's
 * pkg/controller/operators/catalog/operator.go.
 */
export function adoptedConfigMap({ status }: CatalogSource): string | null {
  return textIn(recordIn(recordIn(status)['configMapReference'])['name']);
}
