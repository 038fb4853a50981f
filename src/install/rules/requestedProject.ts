import { projectModel } from '~/kube/models/namespace';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import { type InstallIdentity, createdBy } from '~/olm/namespaces/submitMark';

/**
 * The namespace of an installation as its requested project, which cannot have the annotation. Identified by UID,
 * because another project can have the same name later.
 * @param uids of the projects that were requested for the package
 */
export function requestedFor(
  install: InstallIdentity,
  namespaces: readonly NamespaceContent[],
  uids: readonly string[],
): readonly NamespaceContent[] {
  const marked = createdBy(install, namespaces);
  return namespaces
    .filter((one) => {
      const { name, uid, deletionTimestamp } = one.metadata;
      const isIt = name === install.namespace && uid !== undefined && uids.includes(uid);
      return isIt && deletionTimestamp === undefined && !marked.includes(one);
    })
    .map(({ metadata }) => ({ model: projectModel, metadata }));
}

export function isRequested({ model }: Pick<NamespaceContent, 'model'>): boolean {
  return model.kind === projectModel.kind;
}
