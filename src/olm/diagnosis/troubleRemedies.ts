import type { Trouble } from '~/olm/messages/trouble';
import { catalogRemedies, editSubscription } from './catalogRemedies';
import { conflictRemedies } from './conflictRemedies';
import { changeGroup, createGroup, openGroup, removeGroups } from './groupRemedies';
import { namedObjects } from './namedObjects';
import type { OperatorFacts } from './operatorFacts';
import { openPods } from './podRemedies';
import {
  missingAccount,
  missingApi,
  missingDependency,
  tooOldKubernetes,
} from './requirementRemedies';
import { neighbourOwners, ownersElsewhere } from './rivalRemedies';
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
const withConflict: Rule = (trouble, facts) => conflictRemedies(trouble, facts);

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
  'csv-without-subscription': withConflict,
  'package-installed-twice': withConflict,
  'api-provided-twice': withConflict,
  'plan-without-group': (_, facts) => createGroup(facts),
  'plan-with-groups': (_, facts) => removeGroups(facts),
  'mode-unsupported': withGroup,
  'mode-unsupported-by-group': withGroup,
  'group-selects-nothing': withGroup,
  'csv-without-group': (_, facts) => createGroup(facts),
  'csv-with-groups': (_, facts) => removeGroups(facts),
  'kube-version-too-old': (_, facts) => tooOldKubernetes(facts),
  'required-crd-missing': missingApi,
  'required-api-missing': missingApi,
  'account-missing': (_, facts) => missingAccount(facts),
  'account-lacks-rules': (_, facts) => missingAccount(facts),
  'dependency-api-missing': missingDependency,
  'dependency-package-missing': missingDependency,
  'dependency-missing': missingDependency,
  'api-owned-by-other-csv': (_, facts) => neighbourOwners(facts),
  'api-owned-by-other-group': (_, facts) => ownersElsewhere(facts),
  'group-is-static': (_, facts) => openGroup(facts),
  'bundle-invalid': withChannel,
  'install-modes-invalid': withChannel,
  'deployment-deadline': withPods,
  'install-timeout': withPods,
  'deployment-not-ready': withPods,
};

function openNamed(trouble: Trouble): readonly Remedy[] {
  return namedObjects(trouble).map((object) => ({ kind: 'open-object', object }));
}
