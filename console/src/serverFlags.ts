/** The server's flags in `window.SERVER_FLAGS`, read once and parsed. */
import { valueAt, listAt, textAt, textsAt } from '../json';

export type ShownUser = { readonly user: string; readonly label: string };

export type ServerFlags = {
  readonly basePath: string;
  readonly consoleVersion: string;
  readonly customProductName: string;
  readonly consolePlugins: readonly string[];
  readonly i18nNamespaces: readonly string[];
  readonly user: string;
  /** The users that can be selected in the masthead. */
  readonly users: readonly ShownUser[];
  /** The server passes on as whom the page acts. */
  readonly canImpersonate: boolean;
  /** `late`, `false` or `never`: see the server's options. */
  readonly modelFlags: string | undefined;
  /** The login page; absent: users are selected in the masthead. */
  readonly loginURL: string | undefined;
};

const raw: unknown = valueAt(globalThis, 'SERVER_FLAGS');

export const serverFlags: ServerFlags = {
  basePath: textAt(raw, 'basePath') ?? '/',
  consoleVersion: textAt(raw, 'consoleVersion') ?? '0.0.0',
  customProductName: textAt(raw, 'customProductName') ?? 'Operator Hub',
  consolePlugins: textsAt(raw, 'consolePlugins'),
  i18nNamespaces: textsAt(raw, 'i18nNamespaces'),
  user: textAt(raw, 'user') ?? '',
  canImpersonate: valueAt(raw, 'canImpersonate') === true,
  modelFlags: textAt(raw, 'modelFlags'),
  loginURL: textAt(raw, 'loginURL'),
  users: listAt(raw, 'users').map((item) => ({
    user: textAt(item, 'user') ?? '',
    label: textAt(item, 'label') ?? '',
  })),
};
