/**
 * The mock of `@openshift-console/dynamic-plugin-sdk` in unit tests, because the SDK has no code outside the console.
 * Every export has the type of the SDK's, so that a change of the SDK breaks this file at compile time.
 */
import {
  type ReactElement,
  type ReactNode,
  createElement,
  useCallback,
  useSyncExternalStore,
} from 'react';
import type * as Sdk from '@openshift-console/dynamic-plugin-sdk';
import { fitsSelector, parseLabelSelector } from './labelSelector';

type Watched = {
  readonly data: unknown;
  readonly loaded: boolean;
  readonly error?: unknown;
  /** The result after a restart of the watch. */
  readonly anew?: Partial<Watched>;
};
type Call = {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  /** How the browser uses stored answers. */
  readonly cache?: string;
};
type Answer = (call: Call) => unknown;

const ALL_NAMESPACES = '#ALL_NS#';

const OPENSHIFT = ['config.openshift.io/v1', 'console.openshift.io/v1', 'project.openshift.io/v1'];

const cluster: {
  watches: Map<string, Watched>;
  answers: Answer[];
  calls: Call[];
  namespace: string;
  models: Models;
  groups: readonly string[] | Promise<readonly string[]>;
  asksAgain: boolean;
  overlays: ReactElement[];
} = {
  watches: new Map(),
  answers: [],
  calls: [],
  namespace: ALL_NAMESPACES,
  models: {},
  groups: OPENSHIFT,
  asksAgain: false,
  overlays: [],
};

export function resetCluster(): void {
  preferences.clear();
  cluster.watches.clear();
  cluster.answers = [];
  cluster.calls = [];
  cluster.namespace = ALL_NAMESPACES;
  cluster.models = {};
  cluster.groups = OPENSHIFT;
  cluster.asksAgain = false;
  cluster.overlays = [];
}

/** The served groups with their versions, beside those of OpenShift; a promise for a late answer. */
export function servingGroups(groups: readonly string[] | Promise<readonly string[]>): void {
  cluster.groups = Array.isArray(groups) ? [...OPENSHIFT, ...groups] : groups;
}

export const OLM_V1 = 'olm.operatorframework.io/v1';

/** Selects a project. */
export function inProject(name: string): void {
  cluster.namespace = name;
}

/** The result of a watch of this kind: the objects that match its selectors, an error, or (absent) loading. */
export function watched(kind: string, answer: Partial<Watched>): void {
  cluster.watches.set(kind, { data: [], loaded: true, ...answer });
}

/**
 * Adds a responder for requests. The first one that does not return `undefined` applies, and it can throw. The
 * request's label selector is applied to a returned list or table.
 */
export function answering(answer: Answer): void {
  cluster.answers.push(answer);
}

/** The requests made so far. */
export function requests(): readonly Call[] {
  return cluster.calls;
}

/** The console's models by their keys; none by default. */
export function knownModels(models: Models): void {
  cluster.models = models;
}

type Models = Readonly<Record<string, Sdk.K8sModel>>;

export function useK8sModels(): [Models, boolean] {
  return [cluster.models, false];
}

export function useK8sWatchResource(
  what: Sdk.WatchK8sResource | null,
): [unknown, boolean, unknown] {
  return answerTo(what);
}

function answerTo(what: Sdk.WatchK8sResource | null): [unknown, boolean, unknown] {
  const answer = cluster.watches.get(what?.groupVersionKind?.kind ?? '');
  if (what === null || answer === undefined) return [undefined, false, undefined];
  const isAnew = what.limit !== undefined && answer.anew !== undefined;
  const { data, loaded, error } = isAnew ? { data: [], loaded: true, ...answer.anew } : answer;
  return [narrowed(data, what), loaded, error];
}

/** Several watches like {@link useK8sWatchResource}; referentially stable until the cluster changes. */
export function useK8sWatchResources(
  wanted: Readonly<Record<string, Sdk.WatchK8sResource>>,
): Readonly<Record<string, { data: unknown; loaded: boolean; loadError: unknown }>> {
  const key = JSON.stringify(wanted);
  const watches = [...cluster.watches];
  const known = several.get(key);
  if (known !== undefined && isSameList(known.watches, watches)) return known.results;
  const results = Object.fromEntries(
    Object.entries(wanted).map(([name, what]) => {
      const [data, loaded, loadError] = answerTo(what);
      return [name, { data, loaded, loadError }];
    }),
  );
  several.set(key, { watches, results });
  return results;
}

const several = new Map<
  string,
  { watches: readonly unknown[]; results: ReturnType<typeof useK8sWatchResources> }
>();

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Labeled = {
  readonly involvedObject?: { readonly name?: string };
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
};

function narrowed(
  data: unknown,
  { fieldSelector, namespace, selector = {} }: Sdk.WatchK8sResource,
): unknown {
  if (!Array.isArray(data)) return data;
  const wanted = /^metadata\.name=(.*)$/.exec(fieldSelector ?? '')?.[1];
  const involved = /^involvedObject\.name=(.*)$/.exec(fieldSelector ?? '')?.[1];
  return data.filter(
    ({ metadata, involvedObject }: Labeled) =>
      (wanted === undefined || metadata.name === wanted) &&
      (involved === undefined || involvedObject?.name === involved) &&
      (namespace === undefined || metadata.namespace === namespace) &&
      fitsSelector(metadata.labels ?? {}, selector),
  );
}

type Listed = {
  readonly items?: readonly Labeled[];
  readonly rows?: readonly { readonly object: Labeled }[];
};

function labeled(answer: unknown, url: string): unknown {
  const text = new URL(url, location.href).searchParams.get('labelSelector');
  if (text === null || typeof answer !== 'object' || answer === null) return answer;
  const selector = parseLabelSelector(text);
  const fits = ({ metadata }: Labeled) => fitsSelector(metadata.labels ?? {}, selector);
  const { items, rows }: Listed = answer;
  return {
    ...answer,
    ...(items === undefined ? {} : { items: items.filter(fits) }),
    ...(rows === undefined ? {} : { rows: rows.filter(({ object }) => fits(object)) }),
  };
}

async function fetchJson(url: string, method = 'GET', more: Partial<Call> = {}): Promise<unknown> {
  const call = { method, url, ...more };
  cluster.calls.push(call);
  for (const answer of cluster.answers) {
    const found = await answer(call);
    if (found !== undefined) return labeled(found, url);
  }
  throw Object.assign(new Error(`nothing answers ${method} ${url}`), { code: 404, json: {} });
}

/** A list of groups; not among the recorded requests. */
async function servedGroups(): Promise<unknown> {
  const versions = (await cluster.groups).map((groupVersion) => ({ groupVersion }));
  return { groups: [{ versions }] };
}

function moreIn({ body, headers, cache }: RequestInit = {}): Partial<Call> {
  const more = cache === undefined ? {} : { cache };
  if (typeof body !== 'string') return more;
  const type = new Headers(headers).get('Content-Type');
  return { ...more, body: type === 'application/yaml' ? body : JSON.parse(body) };
}

/** The answer as bytes: a Response or a text as is, anything else as JSON. */
export async function consoleFetch(url: string, options?: RequestInit): Promise<Response> {
  const answer = await fetchJson(url, options?.method, moreIn(options));
  if (answer instanceof Response) return answer.clone();
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

export const consoleFetchJSON = Object.assign(
  (url: string, method?: string, options?: RequestInit) =>
    // The list of groups, and not the aggregated discovery.
    url === '/api/kubernetes/apis' && options?.headers === undefined
      ? servedGroups()
      : fetchJson(url, method, moreIn(options)),
  {
    post: (url: string, body: unknown) => fetchJson(url, 'POST', { body }),
    put: (url: string, body: unknown) => fetchJson(url, 'PUT', { body }),
    patch: (url: string, body: unknown) => fetchJson(url, 'PATCH', { body }),
    delete: (url: string, body: unknown) => fetchJson(url, 'DELETE', { body }),
  },
);

/** As in the console, an answer that is not `text/plain` is parsed as one JSON document. */
export async function consoleFetchText(url: string): Promise<unknown> {
  return (await consoleFetch(url)).json();
}

export const isAllNamespacesKey: typeof Sdk.isAllNamespacesKey = (ns) => ns === ALL_NAMESPACES;

export const useActiveNamespace: typeof Sdk.useActiveNamespace = () => [
  cluster.namespace,
  () => undefined,
];

const preferences = new Map<string, unknown>();
const readers = new Set<() => void>();

/** Writes a user preference independently of the tested component. */
export function preferred(key: string, value: unknown): void {
  preferences.set(key, value);
  for (const reader of readers) reader();
}

/** The stored value of a user preference. */
export function preference(key: string): unknown {
  return preferences.get(key);
}

/** Stored in memory and loaded immediately; like in the console, each rendering returns a new object. */
export function useUserPreference(key: string): ReturnType<typeof Sdk.useUserPreference<unknown>> {
  const value = useSyncExternalStore(subscribe, () => preference(key));
  const change = useCallback(
    (action: unknown) => {
      preferred(key, isUpdater(action) ? action(preference(key)) : action);
    },
    [key],
  );
  return [structuredClone(value), change, true];
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function isUpdater(action: unknown): action is (before: unknown) => unknown {
  return typeof action === 'function';
}

/** The SDK's type does not tell that a flag can be unset. */
export function useFlag(): boolean | undefined {
  return useSyncExternalStore(subscribe, () => cluster.asksAgain) ? undefined : true;
}

/** Unsets the flags of permissions, as the console does when an impersonation starts or ends, until `false`. */
export function asksForPermissions(isAsking: boolean): void {
  cluster.asksAgain = isAsking;
  for (const reader of readers) reader();
}

/** Keeps the components outside of the page. */
export const useOverlay: typeof Sdk.useOverlay = () => (component, props) => {
  cluster.overlays.push(createElement(component, { ...props, closeOverlay: () => undefined }));
};

export function overlays(): readonly ReactElement[] {
  return cluster.overlays;
}

export const DocumentTitle: typeof Sdk.DocumentTitle = () => null;

export const NamespaceBar: typeof Sdk.NamespaceBar = ({ children }) => <div>{children}</div>;

export const ListPageHeader: typeof Sdk.ListPageHeader = ({ title, children }) => (
  <header>
    <h1>{title}</h1>
    {children}
  </header>
);

export const Timestamp: typeof Sdk.Timestamp = ({ timestamp }) => <time>{timestamp}</time>;

export const ResourceLink: typeof Sdk.ResourceLink = ({ name }): ReactNode => (
  <a href={`#${name ?? ''}`}>{name}</a>
);
