import { recordIn, textIn } from '~/kube/json';

/** A cluster whose Operators log in to the cloud with short-lived credentials instead of stored keys. */
export type CloudIdentity = {
  readonly cloud: Cloud;
  /** Whom the cloud has to trust: the issuer of the service accounts' tokens, without `https://` (TA-005). */
  readonly issuer: string;
};

export type Cloud = 'AWS' | 'Azure' | 'GCP';

/** The objects `cluster` of these kinds; `null` or anything else for what the user may not read or is not served. */
export type CloudObjects = {
  readonly authentication: unknown;
  readonly infrastructure: unknown;
  readonly cloudCredential: unknown;
};

/**
 * Whether the cluster is in that mode; `null` when it is not, or does not say so.
 * Source: enhancement "tokenized-auth-enablement-operators-on-cloud", the three conditions of the Cloud Credential
 * Operator. Unlike the stock console (inventory 2.6) an absent issuer counts as an empty one.
 */
export function cloudIdentityOf(objects: CloudObjects): CloudIdentity | null {
  const cloud = cloudIn(statusOf(objects.infrastructure));
  const issuer = textIn(specOf(objects.authentication)['serviceAccountIssuer']);
  const isManual = specOf(objects.cloudCredential)['credentialsMode'] === 'Manual';
  if (cloud === null || issuer === null || !isManual) return null;
  return { cloud, issuer: issuer.replace(/^https:\/\//, '') };
}

/**
 * The mode, for an Operator that can work in it (IN-032): its author says so, for this very cloud.
 * @param annotations of the channel's head
 */
export function askedIdentity(
  annotations: Readonly<Record<string, string>>,
  identity: CloudIdentity | null,
): CloudIdentity | null {
  if (identity === null) return null;
  return annotations[`${TOKEN_AUTH}${identity.cloud.toLowerCase()}`] === 'true' ? identity : null;
}

/** Whether an author claims it for any cloud, so that it matters what the cluster is. */
export function usesTokens(annotations: Readonly<Record<string, string>>): boolean {
  return CLOUDS.some((cloud) => annotations[`${TOKEN_AUTH}${cloud.toLowerCase()}`] === 'true');
}

const TOKEN_AUTH = 'features.operators.openshift.io/token-auth-';

const CLOUDS = ['AWS', 'Azure', 'GCP'] as const satisfies readonly Cloud[];

/** `platform` is the older of the two fields; both are there on every cluster that has the newer one. */
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
