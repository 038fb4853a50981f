import type { Failure } from '~/kube/failure';
import type { FinalizerRelease } from '~/remove/read/removalSends';
import { begunRun, type RemovalRun } from '~/remove/rules/run/removalRun';
import { absent, type ObservedObject } from '~/remove/rules/run/observedObject';
import type { RemovalStage, RemovalStep } from '~/remove/rules/run/removalStep';
import { type RemovalEvent, runAfter } from '~/remove/rules/run/runAfter';
import type { ResourceModel } from '~/kube/models/meta';

export const databaseModel: ResourceModel = {
  group: 'acme.example.com',
  version: 'v1',
  kind: 'Database',
  plural: 'databases',
  namespaced: true,
};

type Deletion = {
  readonly name: string;
  readonly stage?: RemovalStage;
  readonly namespace?: string;
  readonly uid?: string | null;
  readonly model?: ResourceModel;
};

/** A step that deletes one object by uid, by default `uid-` and its name. */
export function aDeletion({ name, stage = 'operands', namespace = 'team-a', ...more }: Deletion) {
  const { uid = `uid-${name}`, model = databaseModel } = more;
  return {
    id: `delete/${name}`,
    stage,
    action: {
      kind: 'delete',
      call: { kind: 'delete', model, object: { name, namespace }, uid },
    },
  } as const satisfies RemovalStep;
}

/** A finalizer without a requested removal. */
export function aRelease(changes: Partial<FinalizerRelease> = {}): FinalizerRelease {
  return {
    requested: null,
    ask: () => undefined,
    cancel: () => undefined,
    call: null,
    client: 'oc',
    missing: [],
    isAsking: false,
    isSending: false,
    failure: null,
    send: () => undefined,
    ...changes,
  };
}

/** The observation of an object that is being deleted. */
export function aTerminatingObservation(
  uid: string,
  finalizers: readonly string[] = [],
): ObservedObject {
  return {
    kind: 'present',
    uid,
    deletingSince: '2026-11-21T20:00:00Z',
    finalizers,
    conditions: [],
  };
}

/** The default time and step of removals in tests. */
export const NOW = 1_000_000;
export const MAIN = 'delete/main';
export const SUBJECT = { id: 'team-a/acme', title: 'Acme' };

/** Two operands, a Subscription and a CSV. */
export const uninstall = begunRun(SUBJECT, [
  aDeletion({ name: 'acme.v1', stage: 'csv', uid: null }),
  aDeletion({ name: 'main' }),
  aDeletion({ name: 'acme', stage: 'subscription', uid: null }),
  aDeletion({ name: 'test' }),
]);

export const sent = (id = MAIN, uid: string | null = null): RemovalEvent => ({
  kind: 'sent',
  id,
  uid,
});

export const accepted = (id = MAIN, at = NOW): RemovalEvent => ({ kind: 'accepted', id, at });

export const refused = (failure: Failure = REFUSAL, id = MAIN): RemovalEvent => ({
  kind: 'refused',
  id,
  failure,
  at: NOW,
});

const REFUSAL: Failure = { kind: 'forbidden', message: 'no' };

export const seen = (observed: ObservedObject, id = MAIN, at = NOW): RemovalEvent => ({
  kind: 'seen',
  observations: new Map([[id, observed]]),
  at,
});

export const tick = (at: number): RemovalEvent => ({ kind: 'tick', at });

export function afterAll(events: readonly RemovalEvent[], run = uninstall): RemovalRun {
  return events.reduce(runAfter, run);
}

/** All events that complete one step. */
export function gone(id: string, at = NOW): readonly RemovalEvent[] {
  return [sent(id), accepted(id, at), seen(absent, id, at)];
}
