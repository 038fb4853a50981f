import type { Cloud } from '~/olm/packages/cloudIdentity';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import type { Danger } from '~/olm/permissions/danger';
import type { CatalogMove } from '~/olm/plans/catalogMove';

/** Why a plan deserves a closer look before it is approved, for one of its Operators. */
export type Risk = { readonly csvName: string } & RiskCause;

export type RiskCause =
  /** Rights of a category of danger that the account does not have yet. */
  | { readonly kind: 'dangers-added'; readonly dangers: readonly Danger[] }
  /** A CustomResourceDefinition changes in a way that OLM v1's upgrade safety refuses (V1P-002…V1P-017). */
  | { readonly kind: 'definition-unsafe'; readonly definition: string; readonly findings: number }
  | { readonly kind: 'webhooks-added'; readonly names: readonly string[] }
  | { readonly kind: 'major-version'; readonly from: string; readonly to: string }
  | { readonly kind: 'older-version'; readonly from: string; readonly to: string }
  /** It comes from another catalog than it might be expected to (SU-028). */
  | ({ readonly kind: 'other-catalog' } & CatalogMove)
  /** The catalog calls the version that comes, its channel or its package deprecated (SU-011). */
  | ({ readonly kind: 'deprecated' } & InstalledDeprecation)
  /** It logs in to the cloud as somebody whose rights there somebody has to keep up (IP-021). */
  | { readonly kind: 'cloud-rights'; readonly cloud: Cloud }
  /** Once installed it keeps the cluster from its next minor version of OpenShift (SU-037). */
  | { readonly kind: 'blocks-openshift'; readonly maximum: string; readonly cluster: string }
  /** Its catalog does not list the OpenShift of the cluster. */
  | { readonly kind: 'incompatible'; readonly version: string; readonly cluster: string }
  /** Its support has ended. */
  | { readonly kind: 'unsupported'; readonly version: string }
  /** Something could not be read, so risks may be missing. */
  | { readonly kind: 'unknown'; readonly what: 'bundle' | 'live-objects' };
