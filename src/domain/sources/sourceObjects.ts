import { type CatalogSource, catalogSourceModel } from '../../models/catalogSource';
import { configMapModel } from '../../models/configMap';
import type { ResourceModel } from '../../models/meta';
import { podModel } from '../../models/pod';
import { secretModel } from '../../models/secret';
import { serviceModel } from '../../models/service';
import { storedManifest } from '../storedManifest';

/** An object beside a catalog, as a link leads to it. */
type SourceObject = {
  readonly model: ResourceModel;
  readonly namespace: string;
  readonly name: string;
};

/** What a catalog names, and what OLM makes for it. */
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

/** A CatalogSource as it can be written down. */
export function storedSource(source: CatalogSource): object {
  return storedManifest(catalogSourceModel, source);
}
