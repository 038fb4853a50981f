import { danger, warning, when } from '~/olm/finding';
import { catalogSourceModel } from '~/kube/models/catalogSource';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { type CatalogHealth, resolvedCatalogs } from '~/olm/catalogSources/catalogHealth';
import { excludingGroup } from '~/olm/namespaces/globalCatalogExclusion';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { type InstallFinding, choose } from './installFinding';
import type { ConcernedObject } from '~/olm/messages/message';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { otherNamespaces } from './fixes';

/** Whether OLM can resolve the namespace and this package. */
export function catalogFindings(plan: PlannedInstall): readonly InstallFinding[] {
  if (plan.form.namespace === '') return [];
  const gone = presenceFindings(plan);
  // A missing catalog is missing in every namespace, so that another one is no remedy.
  return [
    ...(gone.length > 0 ? gone : (exclusionFinding(plan) ?? serviceFindings(plan))),
    ...healthFindings(plan),
  ];
}

/** The package server offers a global catalog even where the resolution excludes it; `null`: the namespace excludes none. */
function exclusionFinding(plan: PlannedInstall): readonly InstallFinding[] | null {
  const { catalog, catalogNamespace } = plan.offered.key;
  const { namespace } = plan.form;
  const group = excludingGroup(groupsIn(namespace, plan.facts.operatorGroups));
  if (group === null || catalogNamespace === namespace) return null;
  const cause = { kind: 'package-not-served', catalog, catalogNamespace, namespace } as const;
  const object = { model: operatorGroupModel, name: group.metadata.name, namespace };
  return [danger({ ...cause, object, actions: otherNamespaces(plan) })];
}

/**
 * BR-016: a catalog outside of the global namespace is available in its own namespace only. Stock console 4.6, item 5.
 */
function serviceFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog, catalogNamespace } = offered.key;
  const { namespace } = form;
  const cause = { kind: 'package-not-served', catalog, catalogNamespace, namespace } as const;
  const isOther = catalogNamespace !== namespace;
  const actions = isOther ? [choose({ namespace: catalogNamespace })] : [];
  const object = catalogObject(catalog, catalogNamespace);
  return when(facts.isServed === false, danger({ ...cause, object, actions }));
}

/** The catalog was deleted while the page was open (recording no_such_catalog). */
function presenceFindings({ offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog, catalogNamespace } = offered.key;
  const isSeen = facts.catalogs?.some(({ metadata }) => metadata.namespace === catalogNamespace);
  const isThere = facts.catalogs?.some(
    ({ metadata }) => metadata.name === catalog && metadata.namespace === catalogNamespace,
  );
  const object = catalogObject(catalog, catalogNamespace);
  return when(
    isSeen === true && isThere === false,
    danger({ kind: 'catalog-gone', catalog, catalogNamespace, object }),
  );
}

/**
 * IN-044: an unavailable catalog stops every resolution in its namespaces (recording catalog_unhealthy). A warning,
 * because the installation continues when the catalog is available again.
 */
function healthFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog: own, catalogNamespace } = offered.key;
  // A package that is available in another namespace proves that its catalog is global.
  const global = facts.isServed === true ? [catalogNamespace] : [];
  const resolution = {
    used: new Set(global),
    groups: groupsIn(form.namespace, facts.operatorGroups),
  };
  return resolvedCatalogs(facts.catalogs ?? [], form.namespace, resolution)
    .filter(({ state }) => state === 'down')
    .map(({ name, namespace, message, observed }: CatalogHealth) => {
      const object = catalogObject(name, namespace);
      const reported = message === '' ? observed : message;
      return name === own && namespace === catalogNamespace
        ? warning({ kind: 'catalog-down', catalog: name, message: reported, object })
        : warning({
            kind: 'other-catalog-down',
            catalog: name,
            catalogNamespace: namespace,
            message: reported,
            object,
          });
    });
}

function catalogObject(name: string, namespace: string): ConcernedObject {
  return { model: catalogSourceModel, name, namespace };
}
