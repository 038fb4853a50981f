/** What the server writes into the page as `window.SERVER_FLAGS`, read once and narrowed. */
import { valueAt, listAt, textAt, textsAt } from '../json';

export type ShownUser = { readonly user: string; readonly label: string };

export type ServerFlags = {
  readonly basePath: string;
  readonly consoleVersion: string;
  readonly consolePlugins: readonly string[];
  readonly i18nNamespaces: readonly string[];
  readonly user: string;
  /** Who can be chosen in the masthead. */
  readonly users: readonly ShownUser[];
  /** The server passes on as whom the page acts. */
  readonly canImpersonate: boolean;
  /** Where people log in; absent: they choose who they are. */
  readonly loginURL: string | undefined;
};

const raw: unknown = valueAt(globalThis, 'SERVER_FLAGS');

export const serverFlags: ServerFlags = {
  basePath: textAt(raw, 'basePath') ?? '/',
  consoleVersion: textAt(raw, 'consoleVersion') ?? '0.0.0',
  consolePlugins: textsAt(raw, 'consolePlugins'),
  i18nNamespaces: textsAt(raw, 'i18nNamespaces'),
  user: textAt(raw, 'user') ?? '',
  canImpersonate: valueAt(raw, 'canImpersonate') === true,
  loginURL: textAt(raw, 'loginURL'),
  users: listAt(raw, 'users').map((item) => ({
    user: textAt(item, 'user') ?? '',
    label: textAt(item, 'label') ?? '',
  })),
};
