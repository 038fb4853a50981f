import type { Dependency } from '~/olm/dependencies/dependencies';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { CatalogBundle } from './catalogPackage';

/** Whether OLM v1 can install a version, as far as the catalog's content shows. Causes that appear only after unpacking are unknown. */
export type ExtensionFit =
  /** It has dependencies, which OLM v1 does not install. */
  | { readonly kind: 'requires'; readonly needs: readonly Dependency[] }
  | { readonly kind: 'api-service' }
  | { readonly kind: 'webhooks' }
  /** It supports only MultiNamespace. */
  | { readonly kind: 'several-namespaces' }
  | {
      readonly kind: 'one-namespace';
      /** Whether the API has an enabled field for the watched namespace. Without it, the version does not fit. */
      readonly canBeConfigured: boolean;
      /** Only the namespace of the installation, only another one, or any. */
      readonly watches: 'own' | 'other' | 'any';
    }
  | { readonly kind: 'fits' };

/** The features of the cluster, see `apiFeatures`. */
export type FitFacts = {
  readonly hasConfig: boolean;
  /** The feature gate for a single watched namespace is disabled. */
  readonly isOneNamespaceOff: boolean;
  /** OLM v1 of this cluster rejects webhooks, as of OpenShift before 4.21. */
  readonly rejectsWebhooks?: boolean;
};

/**
 * The first match applies. Sources: operator-controller's resolve/validation.go and rukpak/bundle/registryv1 (install
 * modes, API services).
 */
export function extensionFit(bundle: CatalogBundle, facts: FitFacts): ExtensionFit {
  for (const rule of RULES) {
    const fit = rule(bundle, facts);
    if (fit !== null) return fit;
  }
  return { kind: 'fits' };
}

type Rule = (bundle: CatalogBundle, facts: FitFacts) => ExtensionFit | null;

const RULES: readonly Rule[] = [
  ({ requires }) => (requires.length === 0 ? null : { kind: 'requires', needs: requires }),
  // Obsolete once OLM v1 enables their renderer (operator-controller, pull request 2885).
  ({ bringsApiService }) => (bringsApiService ? { kind: 'api-service' } : null),
  ({ hasWebhooks }, { rejectsWebhooks }) =>
    hasWebhooks === true && rejectsWebhooks === true ? { kind: 'webhooks' } : null,
  ({ installModes }, facts) => {
    if (installModes === null || installModes.includes('AllNamespaces')) return null;
    const isSingle = installModes.includes('SingleNamespace');
    const isOwn = installModes.includes('OwnNamespace');
    if (!isSingle && !isOwn) return { kind: 'several-namespaces' };
    const canBeConfigured = facts.hasConfig && !facts.isOneNamespaceOff;
    const watches = isSingle && isOwn ? 'any' : isOwn ? 'own' : 'other';
    return { kind: 'one-namespace', canBeConfigured, watches };
  },
];

/** A version that can be installed on this cluster, possibly with a watched namespace only. */
export function isInstallable(fit: ExtensionFit): boolean {
  return fit.kind === 'fits' || (fit.kind === 'one-namespace' && fit.canBeConfigured);
}

/**
 * The install modes that OLM v1 uses: all namespaces if the version supports it, otherwise one where the cluster allows it.
 * @param fit `null`: the features of the cluster are not known
 */
export function extensionModes(
  modes: readonly InstallModeType[],
  fit: ExtensionFit | null,
): readonly InstallModeType[] {
  if (fit === null) return modes.filter((mode) => mode === 'AllNamespaces');
  if (fit.kind === 'fits') return ['AllNamespaces'];
  return isInstallable(fit)
    ? modes.filter((mode) => mode === 'OwnNamespace' || mode === 'SingleNamespace')
    : [];
}

/** The values of the filter by compatibility with OLM v1. */
export const FIT_GROUPS = ['fits', 'one-namespace', 'misfit', 'unread'] as const;
export type FitGroup = (typeof FIT_GROUPS)[number];

/** @param fit `null`: the content of the catalog is not loaded */
export function fitGroup(fit: ExtensionFit | null): FitGroup {
  if (fit === null) return 'unread';
  if (!isInstallable(fit)) return 'misfit';
  return fit.kind === 'one-namespace' ? 'one-namespace' : 'fits';
}

/**
 * Whether OLM v1 can install the packages of CatalogSources, by the id of the catalog and the name of the package. A
 * catalog without a ClusterCatalog of the same image is absent; `null`: its content is not loaded.
 */
export type ExtensionFits = ReadonlyMap<string, ReadonlyMap<string, FitGroup> | null>;
