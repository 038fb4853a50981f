import { invalid, notFound } from '../failures';
import { listAt, numberAt, objectAt } from '../json';
import { timestamp } from '../objects';
import type { JsonObject } from '../types';
import { current } from '../writes/backend';
import { jsonAnswer } from './answers';
import { decodedBody } from './body';
import type { Call, Outcome } from './exchange';
import { targetOf } from './target';

const SHORTEST_SECONDS = 600;
const USUAL_SECONDS = 3600;

/** POST of `serviceaccounts/<name>/token`: returns a token that expires, in `status`. */
export function tokenRequest(call: Call): Outcome {
  const { entry, path, request, server } = call;
  const account = current(server.backend, targetOf(call), path.name ?? '');
  if (account === undefined) {
    throw notFound(entry, path.name ?? '');
  }
  const { spec, seconds } = requested(decodedBody(request, 'TokenRequest'));
  const now = server.backend.clock.now();
  const end = now + seconds * 1000;
  return jsonAnswer(201, {
    kind: 'TokenRequest',
    apiVersion: 'authentication.k8s.io/v1',
    metadata: {
      name: account.metadata.name,
      namespace: account.metadata.namespace,
      creationTimestamp: timestamp(now),
    },
    spec,
    status: {
      token: server.tokens.issue(account, now, end),
      expirationTimestamp: timestamp(end),
    },
  });
}

function requested(body: JsonObject): { readonly spec: JsonObject; readonly seconds: number } {
  const given = objectAt(body, 'spec');
  const seconds = numberAt(given, 'expirationSeconds') ?? USUAL_SECONDS;
  if (seconds < SHORTEST_SECONDS) {
    throw invalid({ group: 'authentication.k8s.io', plural: '', kind: 'TokenRequest' }, '', [
      {
        reason: 'FieldValueInvalid',
        message: `Invalid value: ${seconds}: may not specify a duration less than 10 minutes`,
        field: 'spec.expirationSeconds',
      },
    ]);
  }
  const named = listAt(given, 'audiences');
  const audiences = named.length === 0 ? ['https://kubernetes.default.svc'] : named;
  return { spec: { audiences, expirationSeconds: seconds, boundObjectRef: null }, seconds };
}
