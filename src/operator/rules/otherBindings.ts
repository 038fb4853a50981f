import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';
import { dangerRank } from '~/olm/permissions/danger';
import type { RatedRule } from '~/olm/permissions/permissions';

/** A RoleBinding or ClusterRoleBinding that gives rights to an Operator, and is none that OLM makes from its CSV. */
export type Binding = {
  readonly id: string;
  readonly kind: BindingKind;
  readonly name: string;
  /** `null`: for the whole cluster. */
  readonly namespace: string | null;
  readonly role: RoleName;
  /** The ServiceAccounts of the Operator that it names. */
  readonly accounts: readonly string[];
  /** The group by which they are meant, when it names none of them. */
  readonly group: string | null;
};

export type BindingKind = 'RoleBinding' | 'ClusterRoleBinding';

export type RoleName = {
  readonly kind: 'Role' | 'ClusterRole';
  readonly name: string;
  /** `null` of a ClusterRole. */
  readonly namespace: string | null;
};

/** A binding with what its role allows; `null`: could not be read. */
export type OtherBinding = Binding & { readonly rules: readonly RatedRule[] | null };

export type OtherBindings = {
  /** Those that name an account of the Operator, or all accounts of its namespace; the gravest first. */
  readonly own: readonly OtherBinding[];
  /** What every ServiceAccount of the cluster has. */
  readonly ofEveryone: readonly OtherBinding[];
  /** Rights without which the answer is not complete. */
  readonly missing: readonly Permission[];
};

/** Whose bindings are looked for. */
export type BindingHolder = {
  readonly namespace: string;
  readonly accounts: readonly string[];
  /** The CSVs whose generated bindings are known already. */
  readonly csvNames: readonly string[];
};

/** The bindings of a list, as the API answers it, that concern the accounts. */
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

/** Those of the Operator before those of everybody, the gravest first. */
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

/** Groups that every ServiceAccount is in. */
const EVERYBODY: readonly string[] = ['system:serviceaccounts', 'system:authenticated'];

/**
 * OLM labels what it makes from a CSV with that CSV, or has the CSV own it; and lets the Operator write its
 * OperatorCondition (OC-009). What it binds in kube-system says only that OLM made it.
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
  const gravest = dangers.reduce((least, one) => Math.min(least, one), 500);
  return gravest + (namespace === null ? 0 : 1000) + (group === null ? 0 : 10_000);
}
