/** Marks of an extension's resources: OLM's labels, and Helm's annotations. */
import type { DraftObject, KubeObject } from '../../kube/types';

type Marks = { readonly extension: KubeObject; readonly namespace: string };

const MANAGED_BY = 'app.kubernetes.io/managed-by';
const RELEASE = 'meta.helm.sh/release-name';
const RELEASE_NAMESPACE = 'meta.helm.sh/release-namespace';

export function marked(object: DraftObject, { extension, namespace }: Marks): DraftObject {
  const { name } = extension.metadata;
  const { labels, annotations } = object.metadata;
  return {
    ...object,
    metadata: {
      ...object.metadata,
      labels: {
        ...labels,
        [MANAGED_BY]: 'Helm',
        'olm.operatorframework.io/owner-kind': 'ClusterExtension',
        'olm.operatorframework.io/owner-name': name,
      },
      annotations: { ...annotations, [RELEASE]: name, [RELEASE_NAMESPACE]: namespace },
    },
  };
}

/** Whether Helm owns it. */
export function isMarked({ metadata }: KubeObject, { extension, namespace }: Marks): boolean {
  const { labels = {}, annotations = {} } = metadata;
  return (
    labels[MANAGED_BY] === 'Helm' &&
    annotations[RELEASE] === extension.metadata.name &&
    annotations[RELEASE_NAMESPACE] === namespace
  );
}
