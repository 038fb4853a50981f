import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';

/** A stored CustomResourceDefinition. */
export type Definition = {
  readonly name: string;
  readonly uid: string | null;
  readonly isTerminating: boolean;
  readonly storedVersions: readonly string[];
  readonly servedVersions: readonly string[];
  /** Another manager of the CRD, independent of OLM v0; `null`: none. */
  readonly controller: DefinitionController | null;
};

export type DefinitionController =
  /** Part of OpenShift. */
  | { readonly kind: 'platform' }
  /** Installed by an extension of OLM v1. */
  | { readonly kind: 'extension'; readonly name: string };

/** @returns `null` if it is not a CRD */
export function definitionIn(object: unknown): Definition | null {
  const { metadata, spec, status } = recordIn(object);
  const { name, uid, deletionTimestamp, labels, annotations } = recordIn(metadata);
  const found = textIn(name);
  if (found === null) return null;
  return {
    name: found,
    uid: textIn(uid),
    isTerminating: textIn(deletionTimestamp) !== null,
    storedVersions: textsIn(recordIn(status)['storedVersions']),
    servedVersions: listIn(recordIn(spec)['versions'])
      .map(recordIn)
      .flatMap((version) => (version['served'] === true ? (textIn(version['name']) ?? []) : [])),
    controller: controllerIn(textMapIn(labels), textMapIn(annotations)),
  };
}

type Texts = Readonly<Record<string, string>>;

/** The cluster version operator marks the content of its release with the annotation. */
function controllerIn(labels: Texts, annotations: Texts): DefinitionController | null {
  if (isOfPlatform(annotations)) return { kind: 'platform' };
  if (labels['olm.operatorframework.io/owner-kind'] !== 'ClusterExtension') return null;
  return { kind: 'extension', name: labels['olm.operatorframework.io/owner-name'] ?? '' };
}

/** Whether OpenShift's release contains an object. It would be created again. */
export function isOfPlatform(annotations: Texts): boolean {
  return Object.keys(annotations).some((key) => key.startsWith('include.release.openshift.io/'));
}
