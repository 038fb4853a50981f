import { consoleFetch, consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import type { Manifest, ResourceModel, Stored } from '~/kube/models/meta';
import type { Permission } from './failure';
import { ClusterError, explained } from './clusterError';
import { identityCheck } from './identity';
import { urlOf } from './resource';

export type Target = { readonly name: string; readonly namespace?: string | undefined };

export type PatchOperation =
  | { readonly op: 'test' | 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * Creates an object, or sends a dry run (`dryRun`).
 * @throws ClusterError: `already-exists`, `invalid` with the rejected fields, `forbidden` with the permission
 */
export async function create(
  model: ResourceModel,
  manifest: Manifest,
  options: { readonly dryRun: boolean } = { dryRun: false },
): Promise<Stored<string>> {
  if (options.dryRun) return objectOf(tryCreate(model, manifest));
  await identityCheck();
  const { namespace } = manifest.metadata;
  const request: Promise<unknown> = consoleFetchJSON.post(urlOf(model, { namespace }), manifest);
  return answered(request, permissionTo('create', model, { namespace }));
}

/** Sends the creation of an object as a dry run. @throws ClusterError, as {@link create} */
export function tryCreate(model: ResourceModel, manifest: Manifest): Promise<Answer> {
  const { namespace } = manifest.metadata;
  return onlyRequested(urlOf(model, { namespace, query: DRY_RUN }), {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(manifest),
    permission: permissionTo('create', model, { namespace }),
  });
}

const DRY_RUN = { dryRun: 'All' };

const JSON_BODY = {
  Accept: 'application/json',
  'Content-Type': 'application/json;charset=UTF-8',
};

/**
 * Creates an object from YAML exactly as typed, so that no number is rounded, or sends a dry run (`dryRun`) that also
 * reports dropped fields.
 * @throws ClusterError: `already-exists`, `invalid` with the rejected fields, `forbidden` with the permission
 */
export async function createYaml(
  model: ResourceModel,
  { namespace, yaml }: { readonly namespace: string | null; readonly yaml: string },
  options: { readonly dryRun: boolean },
): Promise<Answer> {
  const where = { namespace: namespace ?? undefined };
  const query = { fieldManager: 'operator-hub', ...(options.dryRun && TRIED) };
  if (!options.dryRun) await identityCheck();
  const requested: Promise<Response> = consoleFetch(urlOf(model, { ...where, query }), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/yaml' },
    body: yaml,
  });
  return answerIn(requested, permissionTo('create', model, where));
}

const TRIED = { dryRun: 'All', fieldValidation: 'Warn' };

type Answer = {
  readonly object: Stored<string>;
  /** Warnings of the server: unknown fields, deprecated versions, admission policies. */
  readonly warnings: readonly string[];
};

async function answerIn(requested: Promise<Response>, permission: Permission): Promise<Answer> {
  const answer = await explained(requested, permission);
  return {
    object: (await explained(answer.json())) as Stored<string>,
    warnings: warningsIn(answer.headers.get('warning') ?? ''),
  };
}

async function objectOf(answer: Promise<Answer>): Promise<Stored<string>> {
  return (await answer).object;
}

/** The texts of `299 - "…"`, of which a header can contain several (RFC 9110, 5.5.8). */
function warningsIn(header: string): readonly string[] {
  return [...header.matchAll(/\b\d{3} \S+ "((?:\\.|[^"\\])*)"/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}

/**
 * Not with `consoleFetchJSON`: the console displays the warnings in answers to write requests (console-shared,
 * utils/console-fetch.ts), but a dry run changes nothing.
 */
function onlyRequested(
  url: string,
  { headers, permission, ...question }: Question,
): Promise<Answer> {
  // The console adds its own headers to this object.
  const requested: Promise<Response> = consoleFetch(url, { ...question, headers: { ...headers } });
  return answerIn(requested, permission);
}

type Question = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly permission: Permission;
};

/**
 * Applies a JSON patch (RFC 6902), or sends a dry run (`dryRun`).
 * @throws ClusterError; a failed `test` is `invalid`
 */
export async function patch(
  model: ResourceModel,
  target: Target,
  change: readonly PatchOperation[] | DryRunPatch,
): Promise<Stored<string>> {
  if ('dryRun' in change) return objectOf(tryPatch(model, target, change.dryRun));
  await identityCheck();
  const request: Promise<unknown> = consoleFetchJSON(urlOf(model, target), 'PATCH', {
    headers: JSON_PATCH,
    // `consoleFetchJSON.patch` would serialize the JSON differently.
    body: goJson(change),
  });
  return answered(request, permissionTo('patch', model, target));
}

/** Sends a JSON patch as a dry run. @throws ClusterError, as {@link patch} */
export function tryPatch(
  model: ResourceModel,
  target: Target,
  steps: readonly PatchOperation[],
): Promise<Answer> {
  const url = urlOf(model, { ...target, query: DRY_RUN });
  return onlyRequested(url, {
    method: 'PATCH',
    headers: JSON_PATCH,
    body: goJson(steps),
    permission: permissionTo('patch', model, target),
  });
}

const JSON_PATCH = {
  Accept: 'application/json',
  'Content-Type': 'application/json-patch+json;charset=UTF-8',
};

/** A patch as a dry run. */
export type DryRunPatch = { readonly dryRun: readonly PatchOperation[] };

export type Deletion = {
  /** Deletes only the object with this uid: `conflict` if another one has the name. `null`: any. */
  readonly uid?: string | null;
  /** Its dependents remain without an owner. Otherwise they are deleted in the background. */
  readonly keepsDependents?: true;
};

/** Deletes an object. A missing object is not an error. */
export async function remove(
  model: ResourceModel,
  target: Target,
  { uid = null, keepsDependents }: Deletion = {},
): Promise<void> {
  const options = {
    kind: 'DeleteOptions',
    apiVersion: 'v1',
    propagationPolicy: keepsDependents === true ? 'Orphan' : 'Background',
    ...(uid === null ? {} : { preconditions: { uid } }),
  };
  await identityCheck();
  try {
    await answered(
      consoleFetchJSON.delete(urlOf(model, target), options),
      permissionTo('delete', model, target),
    );
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function answered(
  request: Promise<unknown>,
  permission: Permission,
): Promise<Stored<string>> {
  return (await explained(request, permission)) as Stored<string>;
}

function isGone(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'not-found';
}

function permissionTo(verb: string, model: ResourceModel, target: Partial<Target>): Permission {
  return {
    verb,
    group: model.group,
    resource: model.plural,
    ...(target.namespace === undefined ? {} : { namespace: target.namespace }),
    ...(target.name === undefined ? {} : { name: target.name }),
  };
}

/**
 * JSON as Go writes it: `<`, `>`, `&` and the two line separators of JavaScript are escaped. The API server compares
 * the value of a JSON patch test with its stored bytes, so that an unescaped `&` would never match.
 * Sources: `lazyNode.equal` of evanphx/json-patch v4, which Kubernetes uses, and `applyJSPatch` in the apiserver's
 * handlers/patch.go.
 */
export function goJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return String.raw`\u${code.padStart(4, '0')}`;
  });
}

/** All of them occur only in strings. */
const ESCAPED = /[<>&\u2028\u2029]/g;
