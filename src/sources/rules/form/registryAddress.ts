import { isDnsSubdomain } from '~/form/rules/nameSyntax';

/** The errors in the address of a registry, `<host>:<port>`. */
export type AddressCause =
  | { readonly kind: 'address-space' }
  | { readonly kind: 'address-scheme'; readonly without: string }
  | { readonly kind: 'address-path' }
  | { readonly kind: 'address-port-missing' }
  | { readonly kind: 'address-port'; readonly port: string }
  | { readonly kind: 'address-host'; readonly host: string };

/** CS-006: the first error in the address of a gRPC server; `null`: none. */
export function addressFault(text: string): AddressCause | null {
  if (/\s/.test(text)) return { kind: 'address-space' };
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0];
  if (scheme !== undefined) return { kind: 'address-scheme', without: text.slice(scheme.length) };
  if (text.includes('/')) return { kind: 'address-path' };
  const { host, port } = splitAddress(text);
  if (!isHost(host)) return { kind: 'address-host', host };
  if (port === '') return { kind: 'address-port-missing' };
  return isPort(port) ? null : { kind: 'address-port', port };
}

/** An IPv6 address contains colons and is in brackets. */
function splitAddress(text: string): { readonly host: string; readonly port: string } {
  const parts = /^(?<host>\[[^\]]*\]|.*?)(?::(?<port>[^:]*))?$/.exec(text)?.groups;
  return { host: parts?.['host'] ?? text, port: parts?.['port'] ?? '' };
}

function isHost(host: string): boolean {
  if (/^\[[0-9a-fA-F:.]+\]$/.test(host)) return true;
  return isDnsSubdomain(host.toLowerCase());
}

function isPort(port: string): boolean {
  return /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
}
