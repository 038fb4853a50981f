import type { ExtensionFit } from '~/olm/content/extensionFit';
import type { ApiFeatures, GateState, Limits } from '~/olm/extensions/apiFeatures';
import { isNamespaceName } from '~/olm/namespaces/namespaceName';

/** What the form offers besides the fields of every version of the API. */
export type OptionalFields = {
  /** A namespace that OLM creates, and deletes with the extension. */
  readonly managed: boolean;
  /** The settings of the Operator's pods. */
  readonly config: boolean;
};

/** OLM creates no namespace for a ServiceAccount that must exist before. */
export function optionalFields(
  { namespace, serviceAccount, hasConfig }: ApiFeatures,
  gates: Readonly<Record<'boxcutter' | 'config' | 'watched', GateState>>,
): OptionalFields {
  const isOptional = namespace === 'optional' && serviceAccount !== 'required';
  // OpenShift 4.21 has the field, but only for the watched namespace, and no gate for the settings.
  const isBefore = gates.config === 'unknown' && gates.watched !== 'unknown';
  return {
    managed: isOptional && gates.boxcutter !== 'off',
    config: hasConfig && gates.config !== 'off' && !isBefore,
  };
}

/**
 * Of the settings of a Subscription: OLM v1 does not accept `selector` (operator-controller df2c201d:
 * `rukpak/bundle/registryv1bundleconfig.json`), and it does not apply the cluster-wide proxy that variables override.
 */
export const OMITTED_SETTINGS: readonly string[] = ['selector', 'proxy'];

/** Also without the trusted CA, where its ConfigMap cannot be created. */
export const SETTINGS_WITHOUT_CA: readonly string[] = [...OMITTED_SETTINGS, 'trustedCa'];

/**
 * The value of `inline.watchNamespace`; `null`: the Operator watches all namespaces, or the API has no field for it.
 * @param typed `null`: the suggestion
 * @param fit of the version to install
 */
export function watchedNamespace(
  typed: string | null,
  namespace: string,
  fit: ExtensionFit | null,
): string | null {
  // Without the field of the CRD, the API server would drop the configuration.
  if (fit?.kind !== 'one-namespace' || !fit.canBeConfigured) return null;
  if (fit.watches === 'own') return namespace;
  return typed?.trim() ?? (fit.watches === 'any' ? namespace : '');
}

/** The schema of a bundle (operator-controller df2c201d: `rukpak/bundle/registryv1.go`). */
export function isWatchedWrong(
  watched: string | null,
  namespace: string,
  fit: ExtensionFit | null,
): boolean {
  if (watched === null) return false;
  const isOther = fit?.kind === 'one-namespace' && fit.watches === 'other';
  return !isNamespaceName(watched) || (isOther && watched === namespace);
}

/** @param limits `null`: the API does not have the field */
export function isDeadlineWrong(typed: string, limits: Limits | null): boolean {
  if (limits === null || typed.trim() === '') return false;
  const minutes = Number(typed);
  return !Number.isInteger(minutes) || minutes < limits.minimum || minutes > limits.maximum;
}
