/** Intended differences of simulated OLM v1, with reasons. */
import type { Account } from './account';

export type Exception = {
  /** Absent: all. */
  readonly situations?: readonly string[];
  /** `Kind namespace/name`, and a fact with its value. */
  readonly object: RegExp;
  readonly fact: RegExp;
  readonly why: string;
};

export const NOT_SIMULATED: readonly Exception[] = [
  {
    situations: ['v1_catalog_bad_image'],
    object: /^ClusterExtension \/v1-old$/,
    fact: /^Progressing: .*catalog "acme" is not being served$/,
    why: 'eight extensions waited in one queue, and this one was not looked at in the 50 ms in which acme was not served; here all are looked at at once',
  },
];

/** Excluded from comparisons because it is not simulated. */
export const LEFT_OUT: readonly string[] = [
  'Boxcutter, the runtime of Technology Preview: ClusterObjectSets, revisions, probes, deadlines, collisions; only the namespaces that it manages are there, owned by the extension',
  'NewOLMPreflightPermissionChecks: the gate was off where OLM v1 was recorded, and is gone from 4.23 on',
  'the types in inline.deploymentConfig: only its fields are validated',
  'releases that failed: Helm keeps them, too; here there are only those that were applied',
  'the right to watch: only the one to list is asked for before an extension is in sync',
  'certificates of webhooks: their Services and configurations are there, without a certificate authority',
  'the words for APIServices and for bundles that do not watch all namespaces: taken from the code, not recorded',
  'several pods of catalogd, of which only the leader answers',
];

export function withoutExceptions(situation: string, account: Account): Account {
  return Object.fromEntries(
    Object.entries(account).flatMap(([object, facts]) => {
      const kept = facts.filter(
        (fact) =>
          !NOT_SIMULATED.some(
            (each) =>
              (each.situations?.includes(situation) ?? true) &&
              each.object.test(object) &&
              each.fact.test(fact),
          ),
      );
      const changes = kept.filter((fact, index) => fact !== kept[index - 1]);
      return changes.length === 0 ? [] : [[object, changes]];
    }),
  );
}
