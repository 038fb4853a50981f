import type { KindEntry, MetaRoutes, User } from '../contracts';
import type { FaultSwitches } from '../faults/switches';
import type { KubeApi } from '../kubeApi';
import type { KubeObject, RawResponse, VirtualResource } from '../types';
import type { ResourcePath } from './path';
import type { TokenIssuer } from './tokens';

/** A request over any transport. */
export type ApiRequest = {
  readonly method: string;
  /** Path without query, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lowercase name. */
  readonly headers: { readonly [name: string]: string | undefined };
  readonly body: Buffer;
};

/** Receives the text of a watch. */
export type WatchSink = {
  readonly send: (text: string) => void;
  readonly end: () => void;
};

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: RawResponse }
  /** Ends the connection without a response. */
  | { readonly kind: 'disconnected' }
  /** Each `send` is one event as JSON. `open` returns a function that stops the watch. */
  | { readonly kind: 'watch'; readonly open: (sink: WatchSink) => () => void };

/** Selects a container's log; `previous` is that of the previous run. */
export type LogQuery = { readonly container: string; readonly previous: boolean };

/** A kubelet's response for a log: its text, or an error. */
export type PodLog =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none'; readonly why: string };

export type PodLogs = (pod: KubeObject, query: LogQuery) => PodLog;

/** The response of a server in a pod; the path is relative to it. */
export type ServiceServer = (
  request: Pick<ApiRequest, 'method' | 'path' | 'query' | 'headers'>,
) => RawResponse;

/** Context of the handlers. */
export type ApiServer = KubeApi & {
  readonly users: ReadonlyMap<string, User>;
  /** Of ServiceAccounts. */
  readonly tokens: TokenIssuer;
  readonly virtual: readonly VirtualResource[];
  readonly meta: MetaRoutes;
  readonly podLogs: PodLogs;
  readonly services: ReadonlyMap<string, ServiceServer>;
  readonly faults: FaultSwitches;
  /** Names of the controllers that can be frozen. */
  readonly controllers: readonly string[];
};

/** A request whose user is known. */
export type Session = {
  readonly server: ApiServer;
  readonly request: ApiRequest;
  readonly user: User;
};

/** A request on a stored resource, allowed. */
export type Call = Session & {
  readonly path: ResourcePath;
  readonly entry: KindEntry;
};
