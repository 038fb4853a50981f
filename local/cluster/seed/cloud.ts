/** Cloud platform and credentials mode of a cluster. */
import type { JsonObject } from '../kube/types';

/** Cloud whose short-lived credentials Operators use: AWS STS, Azure or Google workload identity. */
export type Cloud = 'aws' | 'azure' | 'gcp';

export const INFRASTRUCTURE = 'local-x7k2p';

type Platform = {
  readonly platformSpec: JsonObject;
  readonly platformStatus: JsonObject & { readonly type: string };
};

const PLATFORMS: Readonly<Record<Cloud, Platform>> = {
  aws: {
    platformSpec: { type: 'AWS', aws: {} },
    platformStatus: { type: 'AWS', aws: { region: 'eu-central-1' } },
  },
  azure: {
    platformSpec: { type: 'Azure' },
    platformStatus: {
      type: 'Azure',
      azure: {
        cloudName: 'AzurePublicCloud',
        resourceGroupName: `${INFRASTRUCTURE}-rg`,
        networkResourceGroupName: `${INFRASTRUCTURE}-rg`,
      },
    },
  },
  gcp: {
    platformSpec: { type: 'GCP' },
    platformStatus: { type: 'GCP', gcp: { projectID: 'local-demo', region: 'europe-west3' } },
  },
};

export function platformOf(cloud: Cloud = 'aws'): Platform {
  return PLATFORMS[cloud];
}

/** `config.openshift.io` Authentication: the issuer that a cloud trusts, or none. */
export function authentication(cloud?: Cloud): { readonly spec: JsonObject } {
  const serviceAccountIssuer =
    cloud === undefined ? '' : `https://oidc.example.com/${INFRASTRUCTURE}-oidc`;
  return { spec: { serviceAccountIssuer, type: '' } };
}

/** `operator.openshift.io` CloudCredential. Empty: the platform mints credentials; Manual: Operators bring their own roles. */
export function cloudCredential(cloud?: Cloud): { readonly spec: JsonObject } {
  return {
    spec: {
      managementState: 'Managed',
      logLevel: 'Normal',
      operatorLogLevel: 'Normal',
      credentialsMode: cloud === undefined ? '' : 'Manual',
    },
  };
}
