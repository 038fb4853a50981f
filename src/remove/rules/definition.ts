import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';

/** A CustomResourceDefinition as it is stored. */
export type Definition = {
  readonly name: string;
  readonly uid: string | null;
  readonly isTerminating: boolean;
  readonly storedVersions: readonly string[];
  readonly servedVersions: readonly string[];
  /** Who else sees to it, whatever OLM does; `null`: nobody. */
  readonly controller: DefinitionController | null;
};

export type DefinitionController =
  /** It comes with OpenShift itself. */
  | { readonly kind: 'platform' }
  /** An extension of OLM v1 installed it. */
  | { readonly kind: 'extension'; readonly name: string };

/** @returns `null` for what is none */
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

/** The annotation is the one by which the cluster version operator knows what its release contains. */
function controllerIn(labels: Texts, annotations: Texts): DefinitionController | null {
  if (isOfPlatform(annotations)) return { kind: 'platform' };
  if (labels['olm.operatorframework.io/owner-kind'] !== 'ClusterExtension') return null;
  return { kind: 'extension', name: labels['olm.operatorframework.io/owner-name'] ?? '' };
}

/** Whether OpenShift's own release contains an object: it would come back. */
export function isOfPlatform(annotations: Texts): boolean {
  return Object.keys(annotations).some((key) => key.startsWith('include.release.openshift.io/'));
}
