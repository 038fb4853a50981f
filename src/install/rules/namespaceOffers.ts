import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type ClusterFacts, type InstallForm, channelOf } from './form';
import { globalNamespace, globalNamespaces } from '~/olm/namespaces/globalNamespace';
import { groupsIn, modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { suggestedNamespace } from '~/olm/namespaces/suggestedNamespace';

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
