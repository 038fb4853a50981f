import type { CatalogContents } from './catalogContent';
import type { ApiConnection } from './connection';

/** A person who can be chosen in the masthead; the credentials never leave the server. */
export type ConsoleUser = {
  readonly user: string;
  readonly label: string;
  readonly api: ApiConnection;
};

export type ConsoleOptions = {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** The first one is signed in until another is chosen. */
  readonly users: readonly ConsoleUser[];
  /** Pods' use of resources can be asked for, as where OpenShift's monitoring runs. It is made up. */
  readonly hasMonitoring?: boolean;
  /** What OLM v1's catalogd serves; absent: there is none. */
  readonly catalogContents?: CatalogContents;
  /** Folder with the built plugin (`plugin-manifest.json`, chunks, locales). */
  readonly pluginDir: string;
  /** Folder with the built console page. */
  readonly consoleDir: string;
};

export type RunningConsole = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};
