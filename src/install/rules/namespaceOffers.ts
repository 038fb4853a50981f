import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type ClusterFacts, type InstallForm, channelOf } from './form';
import { globalNamespace, globalNamespaces } from '~/olm/namespaces/globalNamespace';
import { groupsIn, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { suggestedNamespace } from '~/olm/namespaces/suggestedNamespace';

/** A namespace that is put before the others, and why. */
export type NamespaceOffer = { readonly name: string } & (
  | { readonly why: 'suggested' | 'global' | 'custom-global' }
  /** Its OperatorGroup watches these namespaces. */
  | { readonly why: 'watches'; readonly targets: readonly string[] }
);

/**
 * The namespaces that suit the chosen mode best: what the author suggests (IN-023, IN-027), for all namespaces those whose
 * OperatorGroup selects all (IN-021), for others those whose group has that mode (IN-022). Each once.
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
    const isTold = mode === 'SingleNamespace' || mode === 'MultiNamespace';
    return isTold && isFitting && isOnly ? [{ name, why: 'watches', targets }] : [];
  });
}
