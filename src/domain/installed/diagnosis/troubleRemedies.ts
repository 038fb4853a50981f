import type { Trouble } from '../../olmMessages/trouble';
import { catalogRemedies, editSubscription } from './catalogRemedies';
import { changeGroup, createGroup, removeGroups } from './groupRemedies';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import { openPods } from './podRemedies';
import type { Remedy } from './remedy';

/** What helps against a cause that OLM's words tell. */
export function remediesForTrouble(trouble: Trouble, facts: OperatorFacts): readonly Remedy[] {
  const remedies = REMEDIES[trouble.kind];
  return remedies === undefined ? openNamed(trouble) : remedies(trouble, facts);
}

type Rule = (trouble: Trouble, facts: OperatorFacts) => readonly Remedy[];

const withChannel: Rule = (_, facts) => editSubscription('channel', facts);
const withCatalog: Rule = (_, facts) => editSubscription('catalog', facts);
const withPods: Rule = (_, facts) => openPods(facts);
const withGroup: Rule = (_, facts) => changeGroup(facts);
const withOrphan: Rule = (trouble, facts) => [
  ...deleteOrphans(trouble, facts),
  ...openNamed(trouble),
];

/** By the kinds of trouble; those that are not here lead to the objects that the message names. */
const REMEDIES: Partial<Readonly<Record<Trouble['kind'], Rule>>> = {
  'catalog-missing': withCatalog,
  'catalog-empty': withCatalog,
  'catalog-unreachable': (trouble, facts) => catalogRemedies([trouble], facts),
  'package-not-in-catalog': withCatalog,
  'channel-not-in-package': withChannel,
  'version-not-in-channel': withChannel,
  'no-update-path': withChannel,
  'bundle-deprecated': withChannel,
  'csv-without-subscription': withOrphan,
  'package-installed-twice': withOrphan,
  'api-provided-twice': withOrphan,
  'plan-without-group': (_, facts) => createGroup(facts),
  'plan-with-groups': (_, facts) => removeGroups(facts),
  'mode-unsupported': withGroup,
  'mode-unsupported-by-group': withGroup,
  'group-selects-nothing': withGroup,
  'csv-without-group': (_, facts) => createGroup(facts),
  'csv-with-groups': (_, facts) => removeGroups(facts),
  'deployment-deadline': withPods,
  'install-timeout': withPods,
  'deployment-not-ready': withPods,
};

/** OLM says the same of the version that an update replaces, which runs: that one is no orphan. */
function deleteOrphans({ values }: Trouble, facts: OperatorFacts): readonly Remedy[] {
  const names = ['csv', 'first', 'second'].flatMap((one) => values[one] ?? []);
  return names
    .filter((name) => isOrphan(name, facts))
    .map((name) => ({ kind: 'delete-csv', namespace: facts.namespace, name }));
}

function openNamed({ objects }: Trouble): readonly Remedy[] {
  return objects.map((object) => ({ kind: 'open-object', object }));
}
