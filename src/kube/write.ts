import { consoleFetch, consoleFetchJSON } from '@openshift-console/dynamic-plugin-sdk';
import type { Manifest, ResourceModel, Stored } from '~/kube/models/meta';
import type { Right } from './failure';
import { ClusterError, explained } from './clusterError';
import { urlOf } from './resource';

export type Target = { readonly name: string; readonly namespace?: string | undefined };

export type PatchOperation =
  | { readonly op: 'test' | 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * Creates an object, or (`dryRun`) asks the server what it would say.
 * @throws ClusterError: `already-exists`, `invalid` with the refused fields, `forbidden` with the right
 */
export function create(
  model: ResourceModel,
  manifest: Manifest,
  options: { readonly dryRun: boolean } = { dryRun: false },
): Promise<Stored<string>> {
  const { namespace } = manifest.metadata;
  const request: Promise<unknown> = options.dryRun
    ? onlyAsked(urlOf(model, { namespace, query: DRY_RUN }), {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify(manifest),
      })
    : consoleFetchJSON.post(urlOf(model, { namespace }), manifest);
  return answered(request, rightTo('create', model, { namespace }));
}

const DRY_RUN = { dryRun: 'All' };

const JSON_BODY = {
  Accept: 'application/json',
  'Content-Type': 'application/json;charset=UTF-8',
};

/**
 * Creates an object from YAML as somebody typed it, so that no number is rounded on the way, or (`dryRun`) asks the server
 * what it would say, and what it would drop.
 * @throws ClusterError: `already-exists`, `invalid` with the refused fields, `forbidden` with the right
 */
export async function createYaml(
  model: ResourceModel,
  { namespace, yaml }: { readonly namespace: string | null; readonly yaml: string },
  options: { readonly dryRun: boolean },
): Promise<CreatedFromYaml> {
  const where = { namespace: namespace ?? undefined };
  const query = { fieldManager: 'operator-hub', ...(options.dryRun && TRIED) };
  const asked: Promise<Response> = consoleFetch(urlOf(model, { ...where, query }), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/yaml' },
    body: yaml,
  });
  const answer = await explained(asked, rightTo('create', model, where));
  return {
    object: (await explained(answer.json())) as Stored<string>,
    warnings: warningsIn(answer.headers.get('warning') ?? ''),
  };
}

const TRIED = { dryRun: 'All', fieldValidation: 'Warn' };

type CreatedFromYaml = {
  readonly object: Stored<string>;
  /** Unknown fields, deprecated versions and the like, in the server's words. */
  readonly warnings: readonly string[];
};

/** The texts of `299 - "…"`, of which a header may hold several (RFC 9110, 5.5.8). */
function warningsIn(header: string): readonly string[] {
  return [...header.matchAll(/\b\d{3} \S+ "((?:\\.|[^"\\])*)"/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}

/**
 * A question: not with `consoleFetchJSON`, by which the console shows everybody the warnings of an answer to what changes
 * something (console-shared, utils/console-fetch.ts), and here nothing does.
 */
async function onlyAsked(url: string, { headers, ...question }: Question): Promise<unknown> {
  // The console writes its own headers into those that it is given.
  const answer: Response = await consoleFetch(url, { ...question, headers: { ...headers } });
  return answer.json();
}

type Question = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Applies a JSON patch (RFC 6902), or (`dryRun`) asks the server what it would say.
 * @throws ClusterError; a failed `test` is `invalid`
 */
export function patch(
  model: ResourceModel,
  target: Target,
  change: readonly PatchOperation[] | DryRunPatch,
): Promise<Stored<string>> {
  const right = rightTo('patch', model, target);
  if ('dryRun' in change) {
    const url = urlOf(model, { ...target, query: DRY_RUN });
    return answered(
      onlyAsked(url, { method: 'PATCH', headers: JSON_PATCH, body: goJson(change.dryRun) }),
      right,
    );
  }
  const request: Promise<unknown> = consoleFetchJSON(urlOf(model, target), 'PATCH', {
    headers: JSON_PATCH,
    // Not with `consoleFetchJSON.patch`, whose JSON is another.
    body: goJson(change),
  });
  return answered(request, right);
}

const JSON_PATCH = {
  Accept: 'application/json',
  'Content-Type': 'application/json-patch+json;charset=UTF-8',
};

/** A patch that the server is only asked about. */
export type DryRunPatch = { readonly dryRun: readonly PatchOperation[] };

/**
 * Deletes an object; its dependents go in the background. An object that is already gone is no error.
 * @param uid only this very object: `conflict` when another has taken its name meanwhile
 */
export async function remove(
  model: ResourceModel,
  target: Target,
  uid: string | null = null,
): Promise<void> {
  const options = {
    kind: 'DeleteOptions',
    apiVersion: 'v1',
    propagationPolicy: 'Background',
    ...(uid === null ? {} : { preconditions: { uid } }),
  };
  try {
    await answered(
      consoleFetchJSON.delete(urlOf(model, target), options),
      rightTo('delete', model, target),
    );
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function answered(request: Promise<unknown>, right: Right): Promise<Stored<string>> {
  return (await explained(request, right)) as Stored<string>;
}

function isGone(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'not-found';
}

function rightTo(verb: string, model: ResourceModel, target: Partial<Target>): Right {
  return {
    verb,
    group: model.group,
    resource: model.plural,
    ...(target.namespace === undefined ? {} : { namespace: target.namespace }),
    ...(target.name === undefined ? {} : { name: target.name }),
  };
}

/**
 * A value as the JSON that Go writes: `<`, `>` and `&` are escaped, and the two separators of lines that JavaScript knows.
 *
 * An API server compares what a JSON patch tests with what it has stored byte by byte: a text with an `&` that came as it is
 * would never be the one that it stores. Sources: `lazyNode.equal` of evanphx/json-patch v4, which Kubernetes uses, and
 * `applyJSPatch` in its apiserver's handlers/patch.go.
 */
export function goJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return String.raw`\u${code.padStart(4, '0')}`;
  });
}

/** All of them stand in texts only. */
const ESCAPED = /[<>&\u2028\u2029]/g;
