import type { CredentialName } from '~/olm/packages/cloudCredentials';
import type { Cloud } from '~/olm/packages/cloudIdentity';

/** What a finding says about credentials, monitoring and console plugins. */
export type AccessCause = CredentialsCause | MonitoringCause | ConsoleCause;

export type CredentialsCause =
  | {
      readonly kind: 'credentials-missing';
      readonly cloud: Cloud;
      readonly names: readonly CredentialName[];
    }
  | { readonly kind: 'credential-malformed'; readonly name: CredentialName }
  | { readonly kind: 'credentials-unreviewed'; readonly cloud: Cloud };

export type MonitoringCause =
  | {
      readonly kind: 'monitoring-unsupported';
      readonly namespace: string;
      readonly provider: string;
    }
  | { readonly kind: 'monitoring-by-hand'; readonly namespace: string }
  | { readonly kind: 'monitoring-requested'; readonly namespace: string };

export type ConsoleCause =
  | {
      readonly kind: 'console-plugins-untrusted';
      readonly plugins: readonly string[];
      readonly catalog: string;
    }
  | { readonly kind: 'console-plugins-not-permitted'; readonly plugins: readonly string[] };
