import type { Finding } from '~/olm/finding';
import type { Cloud } from '~/olm/packages/cloudIdentity';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import type { Danger } from '~/olm/permissions/danger';
import type { DefinitionChange } from '~/updates/rules/crd/definitionDelta';
import type { CatalogMove } from '~/olm/plans/catalogMove';

/** A risk of approving a plan, for one of its Operators. A danger can remove something or escalate permissions. */
export type PlanFinding = Finding<PlanCause> & { readonly csvName: string };

export type PlanCause =
  /** New permissions of a category of danger. */
  | { readonly kind: 'dangers-added'; readonly dangers: readonly Danger[] }
  /** A change of a CustomResourceDefinition that OLM v1's upgrade safety rejects (V1P-002…V1P-017). */
  | {
      readonly kind: 'definition-unsafe';
      readonly definition: string;
      readonly findings: readonly DefinitionChange[];
    }
  /** The installed version blocks its replacement (OC-005). */
  | { readonly kind: 'not-upgradeable'; readonly message: string }
  | { readonly kind: 'webhooks-added'; readonly names: readonly string[] }
  | { readonly kind: 'major-version'; readonly from: string; readonly to: string }
  | { readonly kind: 'older-version'; readonly from: string; readonly to: string }
  /** From another catalog than expected (SU-028). */
  | ({ readonly kind: 'other-catalog' } & CatalogMove)
  /** The catalog marks the new version, its channel or its package as deprecated (SU-011). */
  | ({ readonly kind: 'deprecated' } & InstalledDeprecation)
  /** Uses a cloud identity whose permissions an administrator must maintain (IP-021). */
  | { readonly kind: 'cloud-rights'; readonly cloud: Cloud }
  /** After the installation, blocks the next minor version of OpenShift (SU-037). */
  | { readonly kind: 'blocks-openshift'; readonly maximum: string; readonly cluster: string }
  /** The catalog does not list the OpenShift version of the cluster. */
  | { readonly kind: 'incompatible'; readonly version: string; readonly cluster: string }
  /** Its support has ended. */
  | { readonly kind: 'unsupported'; readonly version: string }
  /** Some data is unreadable, so that risks can be missing. */
  | { readonly kind: 'unknown' };
