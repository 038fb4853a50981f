import type { Access } from './access';
import type { Catalogd } from './catalogd';
import type { ApiConnection } from './connection';
import type { Lifecycles } from './lifecycle';

/** A user that can be selected in the masthead. The credentials never leave the server. */
export type ConsoleUser = {
  readonly user: string;
  readonly label: string;
  readonly api: ApiConnection;
};

export type ConsoleOptions = {
  readonly access: Access;
  /** The name in the masthead and in titles, as `customization.customProductName` of a console; absent: Operator Hub. */
  readonly productName?: string;
  /** Absent: any free port of the loopback interface. */
  readonly listen?: Listen;
  /**
   * Provides invented resource usage of pods, as where OpenShift's monitoring runs, which reads pods with the permissions
   * of this user.
   */
  readonly observer?: ConsoleUser;
  /** OLM v1's server of catalogs; absent: there is none. */
  readonly catalogd?: Catalogd | undefined;
  /** The lifecycle metadata of packages; absent: not served, as in most consoles. */
  readonly lifecycles?: Lifecycles | undefined;
  /** Folder with the built plugin (`plugin-manifest.json`, chunks, locales). */
  readonly pluginDir: string;
  /** Serves the plugin's files instead of that folder, as the Service of a ConsolePlugin does. */
  readonly pluginServer?: PluginServer;
  /**
   * Milliseconds of delay for each file of the plugin. Files then also have the header of the console's own middleware,
   * so that the browser caches none of them. Absent: no delay, and files are cached.
   */
  readonly pluginLatency?: number;
  /** How the page sets the flags of kinds; absent: as soon as it knows the kinds. */
  readonly modelFlags?: ModelFlags | undefined;
  /** Folder with the built console page. */
  readonly consoleDir: string;
};

/**
 * A race of the real console's start, where kinds are discovered in several rounds: it evaluates a flag against an
 * incomplete list and not again (`false`), or only when the list is complete (`late`), or the flag is missing (`never`).
 * In all cases, the kinds of OLM come with the second round of discovery.
 */
export type ModelFlags = 'late' | 'false' | 'never';

export type PluginServer = {
  /** With the base path of the ConsolePlugin, and a slash at its end. */
  readonly url: string;
  /** The certificate authority, PEM. */
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
