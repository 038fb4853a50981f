import type { EnvVar } from '~/kube/models/subscriptionConfig';
import type { Cloud } from './cloudIdentity';

/** The cloud identity of an Operator, by environment variable (IN-029, IN-030). */
export type CredentialName =
  | 'ROLEARN'
  | 'CLIENTID'
  | 'TENANTID'
  | 'SUBSCRIPTIONID'
  | 'RESOURCEGROUP'
  | 'PROJECT_NUMBER'
  | 'POOL_ID'
  | 'PROVIDER_ID'
  | 'SERVICE_ACCOUNT_EMAIL';

export type Credentials = Readonly<Record<string, string>>;

/** The input fields of a cloud, in the order of its own tools. */
export function credentialNames(cloud: Cloud): readonly CredentialName[] {
  return NAMES[cloud];
}

const NAMES: Readonly<Record<Cloud, readonly CredentialName[]>> = {
  AWS: ['ROLEARN'],
  Azure: ['CLIENTID', 'TENANTID', 'SUBSCRIPTIONID', 'RESOURCEGROUP'],
  GCP: ['PROJECT_NUMBER', 'POOL_ID', 'PROVIDER_ID', 'SERVICE_ACCOUNT_EMAIL'],
};

/** Whether the Operator cannot log in without it. The documentation has no resource group; the cluster has its own. */
export function isNeeded(name: CredentialName): boolean {
  return name !== 'RESOURCEGROUP';
}

/** The values of this cloud. Input for the cloud of another channel is not used. */
export function credentialsFor(cloud: Cloud | null, typed: Credentials): Credentials {
  if (cloud === null) return {};
  return Object.fromEntries(
    credentialNames(cloud).flatMap((name) => {
      const value = typed[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** For `spec.config.env` of the Subscription; empty values are omitted (IN-029, IN-030, TA-005, TA-007). */
export function credentialsEnv(credentials: Credentials): readonly EnvVar[] {
  return ALL_NAMES.flatMap((name) => {
    const value = valueOf(credentials, name);
    return value === '' ? [] : [{ name, value }];
  });
}

const ALL_NAMES = [...NAMES.AWS, ...NAMES.Azure, ...NAMES.GCP];

/** The missing required values. */
export function missingCredentials(
  cloud: Cloud,
  credentials: Credentials,
): readonly CredentialName[] {
  return credentialNames(cloud).filter(
    (name) => isNeeded(name) && valueOf(credentials, name) === '',
  );
}

/** The values that the cloud cannot have issued (TA-013). An empty value is not malformed. */
export function malformedCredentials(
  cloud: Cloud,
  credentials: Credentials,
): readonly CredentialName[] {
  return credentialNames(cloud).filter((name) => {
    const value = valueOf(credentials, name);
    return value !== '' && !FORMATS[name].test(value);
  });
}

function valueOf(credentials: Credentials, name: CredentialName): string {
  return (credentials[name] ?? '').trim();
}

/**
 * Azure's ids are UUIDs. Google's pool and provider have the same format. No pattern is ambiguous, so that matching is
 * linear.
 */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const GOOGLE_ID = /^(?!gcp-)[a-z\d-]{4,32}$/;

/**
 * Sources: AWS "IAM identifiers" (partitions such as `aws-cn`; 12 digits of account; a path of printable characters; a
 * role of up to 64); Azure "Naming rules for resources"; Google IAM API, `workloadIdentityPools.create` and "Service
 * accounts".
 */
const FORMATS: Readonly<Record<CredentialName, RegExp>> = {
  ROLEARN: /^arn:aws(?:-[a-z]+)*:iam::\d{12}:role\/(?:[\x21-\x2e\x30-\x7e]+\/)*[\w+=,.@-]{1,64}$/,
  CLIENTID: UUID,
  TENANTID: UUID,
  SUBSCRIPTIONID: UUID,
  RESOURCEGROUP: /^[\p{L}\p{N}_.()-]{0,89}[\p{L}\p{N}_()-]$/u,
  PROJECT_NUMBER: /^[1-9]\d{0,18}$/,
  POOL_ID: GOOGLE_ID,
  PROVIDER_ID: GOOGLE_ID,
  SERVICE_ACCOUNT_EMAIL:
    /^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?@(?:[a-z\d-]+\.)+gserviceaccount\.com$/,
};
