/** `auth-provider` of a kubeconfig's user: how clients got tokens before exec plugins. */
import { invalid, neededText, type Place, textIn, under } from './place';

export type AuthProvider =
  | { readonly kind: 'oidc'; readonly idToken: string }
  | {
      readonly kind: 'gcp';
      readonly accessToken?: string;
      /** Milliseconds since 1970; absent: not known. */
      readonly expiresAt?: number;
      readonly command?: TokenCommand;
    };

/** A command that prints JSON, and the keys under which it has token and expiry. */
export type TokenCommand = {
  readonly path: string;
  readonly args: readonly string[];
  readonly tokenKeys: readonly string[];
  readonly expiryKeys: readonly string[];
};

/** @throws KubeconfigError for providers other than oidc and gcp */
export function readAuthProvider(place: Place): AuthProvider {
  const name = neededText(place, 'name');
  const config = under(place, 'config');
  switch (name) {
    case 'oidc':
      return { kind: 'oidc', idToken: neededText(config, 'id-token') };
    case 'gcp':
      return gcp(config);
    default:
      throw invalid(
        under(place, 'name'),
        `is ${name}, which is no longer supported; use an exec plugin${REPLACEMENTS[name] ?? ''}`,
      );
  }
}

const REPLACEMENTS: Readonly<Record<string, string>> = { azure: ' (kubelogin)' };

function gcp(config: Place): AuthProvider {
  const accessToken = textIn(config, 'access-token');
  const expiry = textIn(config, 'expiry');
  const expiresAt = expiry === undefined ? NaN : Date.parse(expiry);
  const path = textIn(config, 'cmd-path');
  if (accessToken === undefined && path === undefined) {
    throw invalid(config, 'has neither access-token nor cmd-path');
  }
  return {
    kind: 'gcp',
    ...(accessToken === undefined ? {} : { accessToken }),
    ...(Number.isNaN(expiresAt) ? {} : { expiresAt }),
    ...(path === undefined ? {} : { command: tokenCommand(config, path) }),
  };
}

function tokenCommand(config: Place, path: string): TokenCommand {
  return {
    path,
    args: (textIn(config, 'cmd-args') ?? '').split(' ').filter((argument) => argument !== ''),
    tokenKeys: keysOf(config, 'token-key', '{.access_token}'),
    expiryKeys: keysOf(config, 'expiry-key', '{.token_expiry}'),
  };
}

/** The part of JSONPath that these templates use: `{.one.other}`. */
function keysOf(config: Place, key: string, preset: string): readonly string[] {
  const template = textIn(config, key) ?? preset;
  const [, path] = /^\{\.([\w-]+(?:\.[\w-]+)*)\}$/.exec(template) ?? [];
  if (path === undefined)
    throw invalid(under(config, key), 'must look like {.credential.access_token}');
  return path.split('.');
}
