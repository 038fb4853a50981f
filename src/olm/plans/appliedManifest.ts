import { type JsonRecord, recordIn } from '~/kube/json';
import type { BundleReference } from './stepManifest';

/**
 * A bundle's ClusterServiceVersion as OLM applies it: in the plan's namespace, with what it replaces in this plan and with
 * the bundle's properties as an annotation. Other objects of a bundle are applied as they are.
 * Rule: OLM's NewStepResourceFromBundle, pkg/controller/registry/resolver/steps.go@0d9c286.
 */
export function appliedManifest(
  manifest: JsonRecord,
  reference: BundleReference,
  namespace: string,
): JsonRecord {
  if (manifest['kind'] !== 'ClusterServiceVersion') return manifest;
  const metadata = recordIn(manifest['metadata']);
  const spec = Object.entries(recordIn(manifest['spec'])).filter(([key]) => key !== 'replaces');
  const annotations =
    reference.properties === '' ? {} : { [PROPERTIES_ANNOTATION]: reference.properties };
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    ...manifest,
    metadata: {
      ...metadata,
      namespace,
      annotations: { ...recordIn(metadata['annotations']), ...annotations },
    },
    spec: {
      ...Object.fromEntries(spec),
      ...(reference.replaces === '' ? {} : { replaces: reference.replaces }),
    },
  };
}

const PROPERTIES_ANNOTATION = 'operatorframework.io/properties';
