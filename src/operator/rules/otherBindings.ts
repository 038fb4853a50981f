import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';
import { dangerRank } from '~/olm/permissions/danger';
import type { RatedRule } from '~/olm/permissions/permissions';

/** A RoleBinding or ClusterRoleBinding for an Operator that OLM did not create from its CSV. */
export type Binding = {
  readonly id: string;
  readonly kind: BindingKind;
  readonly name: string;
  /** `null`: cluster-wide. */
  readonly namespace: string | null;
  readonly role: RoleName;
  /** The ServiceAccounts of the Operator in its subjects. */
  readonly accounts: readonly string[];
  /** The group that includes them, if it does not name any of them. */
  readonly group: string | null;
};

export type BindingKind = 'RoleBinding' | 'ClusterRoleBinding';

export type RoleName = {
  readonly kind: 'Role' | 'ClusterRole';
  readonly name: string;
  /** `null` for a ClusterRole. */
  readonly namespace: string | null;
};

/** A binding with the rules of its role; `null`: unable to load. */
export type OtherBinding = Binding & { readonly rules: readonly RatedRule[] | null };

export type OtherBindings = {
  /** Those that name an account of the Operator or all accounts of its namespace; the most dangerous first. */
  readonly own: readonly OtherBinding[];
  /** Those for every ServiceAccount of the cluster. */
  readonly ofEveryone: readonly OtherBinding[];
  /** The missing permissions for a complete answer. */
  readonly missing: readonly Permission[];
};

/** The holder of the bindings. */
export type BindingHolder = {
  readonly namespace: string;
  readonly accounts: readonly string[];
  /** The CSVs whose generated bindings are already known. */
  readonly csvNames: readonly string[];
};

/** The bindings in a list that apply to the accounts. */
export function bindingsIn(
  list: unknown,
  kind: BindingKind,
  holder: BindingHolder,
): readonly Binding[] {
  return listIn(recordIn(list)['items']).flatMap((item): Binding[] => {
    const binding = recordIn(item);
    const metadata = recordIn(binding['metadata']);
    const name = textIn(metadata['name']);
    const role = roleIn(binding, textIn(metadata['namespace']));
    if (name === null || role === null || isGenerated(metadata, role, holder)) return [];
    const namespace = kind === 'RoleBinding' ? textIn(metadata['namespace']) : null;
    const meant = subjectsMeant(binding, namespace, holder);
    if (meant.accounts.length === 0 && meant.group === null) return [];
    return [{ id: [kind, namespace ?? '', name].join(' '), kind, name, namespace, role, ...meant }];
  });
}

/** Those of the Operator before those for everyone, the most dangerous first. */
export function sortedBindings(
  bindings: readonly OtherBinding[],
  missing: readonly Permission[],
): OtherBindings {
  const sorted = bindings.toSorted((one, other) => rank(one) - rank(other));
  return {
    own: sorted.filter(({ group }) => group === null || !EVERYBODY.includes(group)),
    ofEveryone: sorted.filter(({ group }) => group !== null && EVERYBODY.includes(group)),
    missing,
  };
}

/** Groups that contain every ServiceAccount. */
const EVERYBODY: readonly string[] = ['system:serviceaccounts', 'system:authenticated'];

/**
 * Objects that OLM creates from a CSV have a label with it or are owned by it; OLM also grants access to the
 * OperatorCondition (OC-009). Its bindings in kube-system have only OLM's own label.
 */
function isGenerated(metadata: JsonRecord, role: RoleName, { csvNames }: BindingHolder): boolean {
  const labels = recordIn(metadata['labels']);
  const owner = textIn(labels['olm.owner']);
  const isOwned = listIn(metadata['ownerReferences'])
    .map(recordIn)
    .some(({ kind, name }) => OWNERS.has(kind) && csvNames.some((own) => own === name));
  const isReader =
    labels['olm.managed'] === 'true' && role.name === 'extension-apiserver-authentication-reader';
  return isOwned || isReader || (owner !== null && csvNames.includes(owner));
}

const OWNERS: ReadonlySet<unknown> = new Set(['OperatorCondition', 'ClusterServiceVersion']);

function roleIn(binding: JsonRecord, namespace: string | null): RoleName | null {
  const { kind, name } = recordIn(binding['roleRef']);
  const found = textIn(name);
  if (found === null) return null;
  if (kind === 'ClusterRole') return { kind, name: found, namespace: null };
  return kind === 'Role' && namespace !== null ? { kind, name: found, namespace } : null;
}

function subjectsMeant(
  binding: JsonRecord,
  bindingNamespace: string | null,
  { namespace, accounts }: BindingHolder,
): Pick<Binding, 'accounts' | 'group'> {
  const subjects = listIn(binding['subjects']).map(recordIn);
  const named = accounts.filter((account) =>
    subjects.some((subject) => isAccount(subject, account)),
  );
  const groups = [`system:serviceaccounts:${namespace}`, ...EVERYBODY];
  const group = groups.find((one) =>
    subjects.some((subject) => subject['kind'] === 'Group' && subject['name'] === one),
  );
  return { accounts: named, group: named.length > 0 ? null : (group ?? null) };

  function isAccount({ kind, name, namespace: of }: JsonRecord, account: string): boolean {
    if (kind === 'User') return name === `system:serviceaccount:${namespace}:${account}`;
    return (
      kind === 'ServiceAccount' &&
      name === account &&
      (textIn(of) ?? bindingNamespace) === namespace
    );
  }
}

function rank({ rules, namespace, group }: OtherBinding): number {
  const dangers = (rules ?? []).flatMap((rule) => rule.dangers.map(dangerRank));
  const mostSevere = dangers.reduce((least, one) => Math.min(least, one), 500);
  return mostSevere + (namespace === null ? 0 : 1000) + (group === null ? 0 : 10_000);
}
