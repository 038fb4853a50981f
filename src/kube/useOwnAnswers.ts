import { useEffect, useSyncExternalStore } from 'react';
import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import {
  forgetIdentity,
  identityEpoch,
  identityState,
  knownIdentity,
  ownerTextOf,
  STARTED_BY_ANOTHER_USER,
  startIdentity,
  subscribeToIdentity,
} from './identity';

/**
 * Discards cached answers of the API server when the identity changes, because permissions and visible objects differ.
 * When an impersonation starts or ends, the console unsets the flags of permissions until it has asked for them again
 * (clearSSARFlags of openshift/console, public/actions/features.ts). This happens during rendering, so that no child
 * can use answers of the other identity.
 * @returns a key for state that must be reset with the identity
 */
export function useOwnAnswers(): string {
  noticeFlag(useFlag('CAN_LIST_NS'));
  useEffect(startIdentity, []);
  return useSyncExternalStore(subscribeToIdentity, identityEpoch);
}

/** What a page knows of its user. */
export function useIdentityState() {
  return useSyncExternalStore(subscribeToIdentity, identityState);
}

let lastFlag: boolean | undefined;

function noticeFlag(flag: boolean | undefined): void {
  if (flag === undefined && lastFlag !== undefined) forgetIdentity();
  lastFlag = flag;
}

/**
 * The WebSocket subprotocols that carry the impersonation, because a WebSocket has no headers (openshift/console,
 * public/actions/ui.ts and pkg/proxy/proxy.go).
 */
export function actingSubprotocols(): string[] {
  const acting = knownIdentity()?.acting;
  if (!acting) return [];
  const groups = acting.groups.map((group) => `Impersonate-Group.${encoded(group)}`);
  return [`Impersonate-User.${encoded(acting.name)}`, ...groups];
}

/** A subprotocol cannot contain commas, `=` and `/`. */
function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('=', '_').replaceAll('/', '-');
}

/** The current identity, for comparison. */
export function actingNow(): string {
  return identityEpoch();
}

/** Whether the user impersonates another one. Requests that rely on the session cookie alone must not be sent then. */
export function isActingAsAnother(): boolean {
  const identity = knownIdentity();
  return identity !== null && identity.acting !== null;
}

/** A storage key for the current identity, which other identities do not find; `null` while it is unknown. */
export function ownName(name: string): string | null {
  const identity = knownIdentity();
  return identity === null ? null : `${ownerTextOf(identity)} ${name}`;
}

/**
 * Guards an action of several requests, which may continue only under the identity that started it.
 * @returns a check to call before each further write; throws if the identity changed
 */
export function sameActor(): () => void {
  const begunBy = identityEpoch();
  return () => {
    if (identityEpoch() !== begunBy) throw new Error(STARTED_BY_ANOTHER_USER);
  };
}
