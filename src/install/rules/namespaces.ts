import { projectModel } from '~/kube/models/namespace';
import { globalNamespace, globalNamespaces } from '~/olm/namespaces/globalNamespace';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import {
  isNamespaceName,
  isReservedName,
  suggestedNamespace,
} from '~/olm/namespaces/namespaceName';
import { groupsIn, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { createdBy, type InstallIdentity } from '~/olm/namespaces/submitMark';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { channelOf, type ClusterFacts, type InstallForm } from './form';

/** A recommended namespace with the reason. */
export type NamespaceOffer = { readonly name: string } & (
  | { readonly why: 'suggested' | 'global' | 'custom-global' }
  /** The targets of its OperatorGroup. */
  | { readonly why: 'watches'; readonly targets: readonly string[] }
);

/**
 * The best namespaces for the selected mode: the author's suggestion (IN-023, IN-027); for all namespaces, those whose
 * OperatorGroup selects all (IN-021); otherwise those whose group has that mode (IN-022). Each once.
 */
export function namespaceOffers(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly NamespaceOffer[] {
  const suggested = suggestedNamespace(channelOf(form, offered)?.annotations ?? {});
  const offers: readonly NamespaceOffer[] = [
    ...(suggested === null ? [] : [{ name: suggested.name, why: 'suggested' } as const]),
    ...(form.mode === 'AllNamespaces' ? globals(facts) : watching(form, facts)),
  ];
  return offers.filter(
    ({ name }, index) => offers.findIndex((other) => other.name === name) === index,
  );
}

function globals(facts: ClusterFacts): readonly NamespaceOffer[] {
  const usual = globalNamespace(facts);
  return globalNamespaces(facts)
    .filter((name) => name !== usual || facts.mayUseGlobal !== false)
    .map((name) => ({ name, why: name === usual ? 'global' : 'custom-global' }));
}

function watching({ mode }: InstallForm, { operatorGroups }: ClusterFacts) {
  return (operatorGroups ?? []).flatMap((group): readonly NamespaceOffer[] => {
    const { namespace: name = '' } = group.metadata;
    const targets = targetsOf(group);
    const isFitting = modeOfGroup(group) === mode && targets.length > 0;
    const isOnly = groupsIn(name, operatorGroups).length === 1;
    const hasTargets = mode === 'SingleNamespace' || mode === 'MultiNamespace';
    return hasTargets && isFitting && isOnly ? [{ name, why: 'watches', targets }] : [];
  });
}

/**
 * Whether a namespace must be created. An invisible one might exist: platform namespaces are assumed to exist, others
 * are not (the server then answers that it exists).
 */
export function isNewNamespace(
  namespace: string,
  { namespaces, seesAllNamespaces }: Pick<ClusterFacts, 'namespaces' | 'seesAllNamespaces'>,
): boolean {
  if (namespaces === null || namespace === '') return false;
  if (namespaces.some(({ metadata }) => metadata.name === namespace)) return false;
  return seesAllNamespaces || !PLATFORM.test(namespace);
}

/** Alphabetically, those of the platform last. */
export function ownFirst(names: readonly string[]): readonly string[] {
  return names.toSorted(
    (one, other) =>
      Number(PLATFORM.test(one)) - Number(PLATFORM.test(other)) || (one < other ? -1 : 1),
  );
}

/** A free name for a new namespace of a package; `null`: it cannot be derived from the package. */
export function newNamespaceName(packageName: string, facts: ClusterFacts): string | null {
  const names = ['', '-2', '-3', '-4'].map((end) => `${packageName}${end}`);
  const isFree = (name: string) =>
    isNamespaceName(name) && !isReservedName(name) && isNewNamespace(name, facts);
  return names.find(isFree) ?? null;
}

const PLATFORM = /^(default|openshift|openshift-.*|kube-.*)$/;

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
