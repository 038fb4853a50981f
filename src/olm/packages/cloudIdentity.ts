import { recordIn, textIn } from '~/kube/json';
import type { EnvVar } from '~/kube/models/subscriptionConfig';
import { listOfAll } from '~/olm/order';

/** A cluster whose Operators log in to the cloud with short-lived credentials instead of stored keys. */
export type CloudIdentity = {
  readonly cloud: Cloud;
  /** The issuer of the service accounts' tokens, which the cloud must trust, without `https://` (TA-005). */
  readonly issuer: string;
};

export type Cloud = 'AWS' | 'Azure' | 'GCP';

/** The objects `cluster` of these kinds; `null` or any value if they are not readable or not served. */
export type CloudObjects = {
  readonly authentication: unknown;
  readonly infrastructure: unknown;
  readonly cloudCredential: unknown;
};

/**
 * The cluster's mode; `null` if it is another mode or unknown. Source: enhancement
 * "tokenized-auth-enablement-operators-on-cloud", the three conditions of the Cloud Credential Operator. Unlike in the
 * stock console (inventory 2.6), an absent issuer counts as empty.
 */
export function cloudIdentityOf(objects: CloudObjects): CloudIdentity | null {
  const cloud = cloudIn(statusOf(objects.infrastructure));
  const issuer = textIn(specOf(objects.authentication)['serviceAccountIssuer']);
  const isManual = specOf(objects.cloudCredential)['credentialsMode'] === 'Manual';
  if (cloud === null || issuer === null || !isManual) return null;
  return { cloud, issuer: issuer.replace(/^https:\/\//, '') };
}

/**
 * The mode for an Operator whose author declares support for this cloud (IN-032).
 * @param annotations of the channel's head
 */
export function requestedIdentity(
  annotations: Readonly<Record<string, string>>,
  identity: CloudIdentity | null,
): CloudIdentity | null {
  if (identity === null) return null;
  return annotations[`${TOKEN_AUTH}${identity.cloud.toLowerCase()}`] === 'true' ? identity : null;
}

/** Whether the author declares support for any cloud, so that the cluster's mode matters. */
export function usesTokens(annotations: Readonly<Record<string, string>>): boolean {
  return CLOUDS.some((cloud) => annotations[`${TOKEN_AUTH}${cloud.toLowerCase()}`] === 'true');
}

const TOKEN_AUTH = 'features.operators.openshift.io/token-auth-';

const CLOUDS = listOfAll<Cloud>()(['AWS', 'Azure', 'GCP']);

/** `platform` is the older field; clusters with the newer field have both. */
function cloudIn(status: Readonly<Record<string, unknown>>): Cloud | null {
  const type = textIn(recordIn(status['platformStatus'])['type']) ?? textIn(status['platform']);
  return CLOUDS.find((cloud) => cloud === type) ?? null;
}

function specOf(object: unknown) {
  return recordIn(recordIn(object)['spec']);
}

function statusOf(object: unknown) {
  return recordIn(recordIn(object)['status']);
}

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
