/** Reviews: requests by POST that are not stored. */
import type { AccessAttributes, KindEntry, User } from '../contracts';
import { badRequest, invalid } from '../failures';
import { objectAt, textAt, textsAt } from '../json';
import { apiVersionOf } from '../kinds/registry';
import { timestamp } from '../objects';
import type { DraftObject, JsonObject } from '../types';
import { jsonAnswer } from './answers';
import { draftOf } from './body';
import type { Call, Outcome } from './exchange';
import { userOfToken } from './users';

type Review = (call: Call, draft: DraftObject) => JsonObject;

const REVIEWS: ReadonlyMap<string, Review> = new Map<string, Review>([
  ['selfsubjectaccessreviews.authorization.k8s.io', selfAccess],
  ['localsubjectaccessreviews.authorization.k8s.io', localAccess],
  ['subjectaccessreviews.authorization.k8s.io', subjectAccess],
  ['selfsubjectrulesreviews.authorization.k8s.io', selfRules],
  ['selfsubjectreviews.authentication.k8s.io', self],
  ['tokenreviews.authentication.k8s.io', tokenReview],
]);

export function isReview(entry: KindEntry): boolean {
  return REVIEWS.has(entry.key);
}

/** 201 with the answer in `status`. */
export function review(call: Call): Outcome {
  const { entry, request } = call;
  const draft = draftOf(request, entry);
  const answer = REVIEWS.get(entry.key)?.(call, draft) ?? {};
  return jsonAnswer(201, {
    kind: entry.kind,
    apiVersion: apiVersionOf(entry),
    metadata: {},
    ...answer,
  });
}

function selfAccess(call: Call, draft: DraftObject): JsonObject {
  return accessAnswer(call, call.user, draft);
}

function subjectAccess(call: Call, draft: DraftObject): JsonObject {
  const user = {
    name: textAt(draft, 'spec', 'user') ?? '',
    groups: textsAt(draft, 'spec', 'groups'),
  };
  if (user.name === '' && user.groups.length === 0) {
    throw invalid(call.entry, '', [
      {
        reason: 'FieldValueInvalid',
        message: 'Invalid value: "": at least one of user or group must be specified',
        field: 'spec.user',
      },
    ]);
  }
  return accessAnswer(call, user, draft);
}

function localAccess(call: Call, draft: DraftObject): JsonObject {
  const namespace = textAt(draft, 'spec', 'resourceAttributes', 'namespace');
  if (namespace !== call.path.namespace) {
    throw badRequest(
      `spec.resourceAttributes.namespace must match namespace: ${call.path.namespace ?? ''}`,
    );
  }
  return subjectAccess(call, draft);
}

function accessAnswer({ server, entry }: Call, user: User, draft: DraftObject): JsonObject {
  const spec = objectAt(draft, 'spec');
  const wanted = attributesOf(spec);
  if (wanted === undefined) {
    throw invalid(entry, '', [
      {
        reason: 'FieldValueInvalid',
        message:
          'Invalid value: null: exactly one of nonResourceAttributes or resourceAttributes must be specified',
        field: 'spec.resourceAttributes',
      },
    ]);
  }
  const { allowed, reason } = server.authorizer.decide(user, wanted);
  return {
    spec: spec ?? {},
    status: { allowed, ...(reason === '' ? {} : { reason }) },
  };
}

function attributesOf(spec: JsonObject | undefined): AccessAttributes | undefined {
  const path = objectAt(spec, 'nonResourceAttributes');
  if (path !== undefined) {
    return {
      kind: 'path',
      verb: textAt(path, 'verb') ?? '',
      path: textAt(path, 'path') ?? '',
    };
  }
  const requested = objectAt(spec, 'resourceAttributes');
  return requested === undefined ? undefined : resourceAttributes(requested);
}

function resourceAttributes(requested: JsonObject): AccessAttributes {
  const optional = (field: 'subresource' | 'namespace' | 'name'): JsonObject => {
    const value = textAt(requested, field) ?? '';
    return value === '' ? {} : { [field]: value };
  };
  return {
    kind: 'resource',
    verb: textAt(requested, 'verb') ?? '',
    group: textAt(requested, 'group') ?? '',
    resource: textAt(requested, 'resource') ?? '',
    ...optional('subresource'),
    ...optional('namespace'),
    ...optional('name'),
  };
}

function selfRules({ server, user }: Call, draft: DraftObject): JsonObject {
  const namespace = textAt(draft, 'spec', 'namespace') ?? '';
  if (namespace === '') {
    throw badRequest('no namespace on request');
  }
  return { spec: {}, status: server.authorizer.rulesIn(user, namespace) };
}

function self({ server, user }: Call): JsonObject {
  return {
    metadata: { creationTimestamp: timestamp(server.backend.clock.now()) },
    status: { userInfo: userInfo(user) },
  };
}

function userInfo({ name, uid, groups }: User): JsonObject {
  return { username: name, ...(uid === undefined ? {} : { uid }), groups };
}

function tokenReview({ server }: Call, draft: DraftObject): JsonObject {
  const user = userOfToken(server, textAt(draft, 'spec', 'token') ?? '');
  return {
    spec: objectAt(draft, 'spec') ?? {},
    status:
      user === undefined
        ? { user: {}, error: 'invalid bearer token' }
        : { authenticated: true, user: userInfo(user) },
  };
}
