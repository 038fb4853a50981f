import { notedNamespaces } from '~/olm/installed/csv';
import type { WatchedNamespaces } from '~/remove/rules/watchedNamespaces';
import { lineIn, listIn, recordIn, textIn } from '~/kube/json';

/** An Operator that might remove a finalizer. */
export type KnownOperator = {
  readonly csvName: string;
  readonly namespace: string;
  readonly displayName: string;
  /** The APIs that it owns, as `plural.group`. */
  readonly apis: readonly string[];
  /** The groups of these APIs. */
  readonly groups: readonly string[];
  readonly watched: WatchedNamespaces;
  /** `true`: running according to OLM; `false`: failed, or being deleted; `null`: neither. */
  readonly isAlive: boolean | null;
};

/** The Operators of CSVs of any shape. The caller omits copies. */
export function knownOperators(csvs: readonly unknown[]): readonly KnownOperator[] {
  return csvs.flatMap((csv) => {
    const { metadata, spec, status } = recordIn(csv);
    const { name, namespace, deletionTimestamp } = recordIn(metadata);
    const csvName = textIn(name);
    if (csvName === null) return [];
    const apis = ownedApis(recordIn(spec));
    return [
      {
        csvName,
        namespace: textIn(namespace) ?? '',
        displayName: lineIn(recordIn(spec)['displayName']) ?? csvName,
        apis,
        groups: [...new Set(apis.map(groupOf))].filter((group) => group !== ''),
        watched: notedNamespaces({ metadata }),
        isAlive: aliveness(textIn(recordIn(status)['phase']), textIn(deletionTimestamp)),
      },
    ];
  });
}

function ownedApis(spec: Readonly<Record<string, unknown>>): readonly string[] {
  const definitions = listIn(recordIn(spec['customresourcedefinitions'])['owned']);
  const services = listIn(recordIn(spec['apiservicedefinitions'])['owned']);
  return [
    ...definitions.flatMap((owned) => textIn(recordIn(owned)['name']) ?? []),
    ...services.flatMap((owned) => {
      const [plural, group] = [recordIn(owned)['name'], recordIn(owned)['group']].map(textIn);
      return plural == null || group == null ? [] : [`${plural}.${group}`];
    }),
  ];
}

function groupOf(api: string): string {
  return api.split('.').slice(1).join('.');
}

/** CSV phases of OLM: a replaced version runs until its successor succeeded. */
function aliveness(phase: string | null, deletedAt: string | null): boolean | null {
  if (deletedAt !== null || phase === 'Failed') return false;
  return phase === 'Succeeded' || phase === 'Replacing' ? true : null;
}
