/** A person who can be chosen in the masthead; the token never leaves the server. */
export type ConsoleUser = {
  readonly user: string;
  readonly label: string;
  readonly token: string;
};

export type ConsoleOptions = {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Base URL of the API server, such as `http://127.0.0.1:6443`. */
  readonly apiServer: string;
  /** The first one is signed in until another is chosen. */
  readonly tokens: readonly ConsoleUser[];
  /** Folder with the built plugin (`plugin-manifest.json`, chunks, locales). */
  readonly pluginDir: string;
  /** Folder with the built console page. */
  readonly consoleDir: string;
};

export type RunningConsole = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};
