import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { configMapModel } from '~/kube/models/configMap';
import type { ResourceModel } from '~/kube/models/meta';
import { podModel } from '~/kube/models/pod';
import { secretModel } from '~/kube/models/secret';
import { serviceModel } from '~/kube/models/service';
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
