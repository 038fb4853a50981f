import type { Permission } from '~/kube/failure';
import type { PolicyRule } from '~/olm/permissions/policyRule';

/** The missing permissions of the installer in OLM's message. */
export type MissingPermissions = {
  readonly account: { readonly namespace: string; readonly name: string } | null;
  /** Without duplicates and in a stable order: OLM stops at the first one or lists them in random order. */
  readonly permissions: readonly Permission[];
  /** Permissions that it does not have and therefore cannot grant to the Operator. */
  readonly rules: readonly PolicyRule[];
};

/**
 * The permissions that a message names, or `null`. The texts are those of `NewForbidden` of apiserver, of the RBAC
 * escalation check (both in the recordings), and of OLM's preflight check (`pre-authorization failed`).
 */
export function missingPermissionsIn(message: string): MissingPermissions | null {
  const refused = [...message.matchAll(REFUSED)].map(({ groups = {} }) => groups);
  const escalated = ESCALATED.exec(message)?.groups;
  const rules = isRules(message) ? rulesNamed(message) : [];
  if (refused.length === 0 && rules.length === 0) return null;
  const account = refused[0] ?? escalated;
  const permissions = refused
    .map(permissionOf)
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  return {
    account:
      account?.['account'] === undefined
        ? null
        : { namespace: account['home'] ?? '', name: account['account'] },
    permissions: permissions.filter(
      (permission, at) => at === 0 || idOf(permission) !== idOf(permissions[at - 1] ?? permission),
    ),
    rules,
  };
}

const REFUSED =
  /(?:"(?<name>[^"\n]{1,260})" )?is forbidden: User "(?:system:serviceaccount:(?<home>[^:"\n]{1,70}):)?(?<account>[^"\n]{1,260})" cannot (?<verb>\w{1,30}) resource "(?<resource>[^"\n]{1,260})" in API group "(?<group>[^"\n]{0,260})"(?: in the namespace "(?<namespace>[^"\n]{1,70})")?/g;

const ESCALATED =
  /is forbidden: user "system:serviceaccount:(?<home>[^:"\n]{1,70}):(?<account>[^"\n]{1,260})"/;

function isRules(message: string): boolean {
  return /RBAC permissions not currently held|pre-authorization failed/.test(message);
}

function permissionOf({
  verb = '',
  resource = '',
  group = '',
  namespace,
  name,
}: Record<string, string | undefined>): Permission {
  const [plural = '', subresource] = resource.split('/');
  return {
    verb,
    group,
    resource: plural,
    ...(subresource === undefined ? {} : { subresource }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
  };
}

function idOf({ group, resource, subresource, verb, namespace, name }: Permission): string {
  return [group, resource, subresource, verb, namespace, name].join(' ');
}

/** `{APIGroups:[""], Resources:["pods"], Verbs:["get" "list"]}`, with or without quotes and commas. */
function rulesNamed(message: string): readonly PolicyRule[] {
  return message
    .split('\n')
    .filter((line) => line.includes('Verbs:['))
    .map((line) => ({
      apiGroups: wordsIn(line, 'APIGroups'),
      resources: wordsIn(line, 'Resources'),
      resourceNames: wordsIn(line, 'ResourceNames'),
      nonResourceURLs: wordsIn(line, 'NonResourceURLs'),
      verbs: wordsIn(line, 'Verbs'),
    }));
}

function wordsIn(line: string, field: string): readonly string[] {
  const from = new RegExp(`\\b${field}:\\[([^\\]]*)\\]`).exec(line)?.[1];
  if (from === undefined) return [];
  const words = from.split(/[\s,]+/).map((word) => word.replaceAll('"', ''));
  // An empty group is the core group.
  return field === 'APIGroups' ? words : words.filter((word) => word !== '');
}
