import type { KindEntry, MetaRoutes, User } from '../contracts';
import type { FaultSwitches } from '../faults/switches';
import type { KubeApi } from '../kubeApi';
import type { KubeObject, RawResponse, VirtualResource } from '../types';
import type { ResourcePath } from './path';
import type { TokenIssuer } from './tokens';

/** A request, whatever it came by. */
export type ApiRequest = {
  readonly method: string;
  /** Path without query, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name. */
  readonly headers: { readonly [name: string]: string | undefined };
  readonly body: Buffer;
};

/** Where the text of a watch goes. */
export type WatchSink = {
  readonly send: (text: string) => void;
  readonly end: () => void;
};

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: RawResponse }
  /** The connection ends without an answer. */
  | { readonly kind: 'disconnected' }
  /** Each `send` is one event as JSON. `open` answers how to stop. */
  | { readonly kind: 'watch'; readonly open: (sink: WatchSink) => () => void };

/** Which of a container's logs: that of the run before with `previous`. */
export type LogQuery = { readonly container: string; readonly previous: boolean };

/** What a kubelet answers when asked for a log: its text, or why there is none. */
export type PodLog =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none'; readonly why: string };

export type PodLogs = (pod: KubeObject, query: LogQuery) => PodLog;

/** What a server in a pod answers; the path is its own. */
export type ServiceServer = (
  request: Pick<ApiRequest, 'method' | 'path' | 'query' | 'headers'>,
) => RawResponse;

/** What the handlers share. */
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
