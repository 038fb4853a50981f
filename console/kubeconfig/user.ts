import { type AuthProvider, readAuthProvider } from './authProvider';
import { type ExecPlugin, readExecPlugin } from './execPlugin';
import { type Impersonation, readImpersonation } from './impersonation';
import { pathIn, pemIn } from './pem';
import { invalid, type Place, textIn, under } from './place';
import type { Certificate } from './secret';

/** The authentication of a user, other than by certificate. */
export type Authentication =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'token-file'; readonly place: Place; readonly path: string }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string }
  | { readonly kind: 'exec'; readonly plugin: ExecPlugin }
  | { readonly kind: 'provider'; readonly provider: AuthProvider };

export type KubeUser = {
  readonly authentication: Authentication;
  readonly certificate?: Certificate;
  readonly impersonation?: Impersonation;
};

/** Reads a user's entry. @throws KubeconfigError when it is incomplete or contradicts itself */
export async function readUser(place: Place): Promise<KubeUser> {
  const certificate = await certificateOf(place);
  const impersonation = readImpersonation(place);
  return {
    authentication: authenticationOf(place),
    ...(certificate === undefined ? {} : { certificate }),
    ...(impersonation === undefined ? {} : { impersonation }),
  };
}

async function certificateOf(place: Place): Promise<Certificate | undefined> {
  const cert = await pemIn(place, 'client-certificate');
  const key = await pemIn(place, 'client-key');
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined) throw invalid(place, 'has a client-key but no client-certificate');
  if (key === undefined) throw invalid(place, 'has a client-certificate but no client-key');
  return { cert, key };
}

/** Which one counts where several are given: client-go's order. */
function authenticationOf(place: Place): Authentication {
  refuseTwo(place, ['token', 'username']);
  refuseTwo(place, ['exec', 'auth-provider']);
  const path = pathIn(place, 'tokenFile');
  if (path !== undefined) return { kind: 'token-file', place: under(place, 'tokenFile'), path };
  const token = textIn(place, 'token');
  if (token !== undefined) return { kind: 'token', token };
  const username = textIn(place, 'username');
  if (username !== undefined) {
    return { kind: 'basic', username, password: textIn(place, 'password') ?? '' };
  }
  const exec = under(place, 'exec');
  if (exec.value !== undefined) return { kind: 'exec', plugin: readExecPlugin(exec) };
  const provider = under(place, 'auth-provider');
  if (provider.value === undefined) return { kind: 'none' };
  return { kind: 'provider', provider: readAuthProvider(provider) };
}

function refuseTwo(place: Place, [one, other]: readonly [string, string]): void {
  const isGiven = (key: string) => under(place, key).value !== undefined;
  if (isGiven(one) && isGiven(other)) {
    throw invalid(place, `has both ${one} and ${other}: remove one of them`);
  }
}
