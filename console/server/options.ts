import type { Access } from './access';
import type { Catalogd } from './catalogd';
import type { ApiConnection } from './connection';
import type { Lifecycles } from './lifecycle';

/** A person who can be chosen in the masthead; the credentials never leave the server. */
export type ConsoleUser = {
  readonly user: string;
  readonly label: string;
  readonly api: ApiConnection;
};

export type ConsoleOptions = {
  readonly access: Access;
  /** Absent: any free port of the loopback interface. */
  readonly listen?: Listen;
  /**
   * Pods' use of resources can be asked for, as where OpenShift's monitoring runs, which looks at pods with the rights of
   * this user. It is made up.
   */
  readonly observer?: ConsoleUser;
  /** OLM v1's server of catalogs; absent: there is none. */
  readonly catalogd?: Catalogd | undefined;
  /** What catalogs state of the support of their packages; absent: the console does not serve that, as most do not. */
  readonly lifecycles?: Lifecycles | undefined;
  /** Folder with the built plugin (`plugin-manifest.json`, chunks, locales). */
  readonly pluginDir: string;
  /** Asked for the plugin's files instead of that folder, as the console asks the Service of a ConsolePlugin. */
  readonly pluginServer?: PluginServer;
  /**
   * Milliseconds that each file of the plugin takes besides. Files then carry the header of the console's own middleware,
   * too, so that the browser keeps none of them. Absent: they come at once, and are kept.
   */
  readonly pluginLatency?: number;
  /** Folder with the built console page. */
  readonly consoleDir: string;
};

export type PluginServer = {
  /** With the base path of the ConsolePlugin, and a slash at its end. */
  readonly url: string;
  /** PEM, of who signed its certificate. */
  readonly authority: string;
};

export type Listen = {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** On all interfaces; absent: on the loopback interface. */
  readonly isPublic?: boolean;
  /** Folder with `tls.crt` and `tls.key`, as Kubernetes mounts such a Secret; absent: no TLS. */
  readonly tls?: string;
  /** Milliseconds after which it is looked whether these were renewed; absent: a minute. */
  readonly renewal?: number;
};

export type RunningConsole = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};
