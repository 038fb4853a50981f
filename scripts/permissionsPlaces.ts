/** Views that use hooks that change the cluster, and the rows of the permission tables that cover them. */
import { posix } from 'node:path';
import { namedImports, senders, sources } from './permissionsSenders';

/** Views that send requests themselves are in `CHANGES`. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  'extensions/view/install/NewExtension.tsx': ['install a package by OLM v1'],
  'updates/view/inbox/ExtensionUpdates.tsx': ['update an extension from the inbox'],
  'updates/view/extension/ExtensionUpdateDialog.tsx': ['update an extension from the inbox'],
  'install/view/NewInstall.tsx': ['install', 'install, but review first'],
  'install/view/follow/ReviewDone.tsx': ['after a review: let updates go on by themselves'],
  'install/view/follow/InstallDetails.tsx': [
    'approve the plan of an installation',
    'enable a console plugin when the installation is over',
  ],
  'install/view/submit/CancelInstallDialog.tsx': ['back out of an installation'],
  'remove/view/UninstallDialog.tsx': [
    'uninstall',
    'take a finalizer off while an Operator is uninstalled',
  ],
  'remove/view/many/UninstallManyDialog.tsx': [
    'take a finalizer off while several Operators are uninstalled',
  ],
  'operator/view/overview/ConsolePlugins.tsx': [
    'enable a console plugin',
    'disable a console plugin',
  ],
  'operator/view/remedies/OneAction.tsx': [
    'delete a version that stands in the way',
    'force past a stage: say something else than the Operator’s own condition',
    'let OLM unpack again by itself',
    'mend an OperatorGroup',
    'mend the OperatorGroup that an installation does not fit',
    'remove one OperatorGroup of two',
    'remove one OperatorGroup of two that an installation meets',
    'resolve a namespace again',
    'take back what overrides a condition',
    'unpack a bundle again',
  ],
  'operator/view/remedies/groupActions.ts': [
    'create the OperatorGroup that is missing',
    'create the OperatorGroup that an installation waits for',
  ],
  'operator/view/remedies/resubscribeActions.ts': ['subscribe again'],
  'updates/view/settings/SettingsForm.tsx': ['change channel, approval and other settings'],
  'installed/view/namespaces/GroupDialog.tsx': ['edit the OperatorGroup of a namespace'],
  'installed/view/namespaces/NamespacesPage.tsx': ['edit the OperatorGroup of a namespace'],
  'installed/view/namespaces/TeamDialog.tsx': ['create a namespace for a team'],
  'updates/view/plan/GrantAccountDialog.tsx': [
    'grant the ServiceAccount of an OperatorGroup its permissions',
  ],
  'installed/view/CopiedCsvs.tsx': [
    'switch the copies of CSVs',
    'stop the copies of CSVs: the dialog',
  ],
  'sources/view/actions/DefaultSourcesDialog.tsx': ['switch several default catalogs'],
  'sources/view/actions/EnableSource.tsx': ['switch a default catalog on'],
  'sources/view/RefreshDialog.tsx': [
    'refresh a catalog source: its pod starts anew',
    'restart the pod of a catalog that is down',
  ],
  'sources/view/RemoveCatalogDialog.tsx': [
    'take away a catalog that is down',
    'delete a catalog source',
    'switch a default catalog off',
  ],
  'sources/view/clusterCatalog/CallsDialog.tsx': [
    'disable a ClusterCatalog',
    'delete a ClusterCatalog',
  ],
  'sources/view/form/useSourceForm.tsx': ['create a catalog source: with a new pull secret'],
  'operands/view/DeleteInstance.tsx': ['delete an instance'],
  'operands/view/DeleteInstances.tsx': ['delete several instances'],
  'form/view/EditObject.tsx': ['edit an instance', 'edit a catalog source'],
  'form/view/NewObject.tsx': ['create an instance', 'create a catalog source: the form'],
  'updates/view/OpenedPlan.tsx': ['approve a plan'],
  'updates/view/approvals/Approvals.tsx': ['approve several plans in order'],
};

/** They use only other exports of those modules. */
export const READERS: readonly string[] = [
  'extensions/view/InstallExtensionPage.tsx',
  'installed/view/InstalledOperatorsList.tsx',
  'operator/view/overview/NextSteps.tsx',
];

const READ = /^(kube|\w+\/read)\//;
const VIEW = /^(ui|\w+\/view)\//;

/** Views that use hooks that change the cluster, directly or through other hooks. */
export function places(): readonly string[] {
  const used = new Map(sources().map((file) => [file, importsOf(file)]));
  const usersOf = (changing: readonly string[], shelf: RegExp) =>
    [...used]
      .filter(([, files]) => files.some((one) => changing.includes(one)))
      .flatMap(([file]) => (shelf.test(file) ? file : []));
  let changing = senders().filter((file) => READ.test(file));
  for (let more = changing; more.length > 0; changing = [...changing, ...more]) {
    more = usersOf(changing, READ).filter((file) => !changing.includes(file));
  }
  return usersOf(changing, VIEW);
}

/** Run-time imports of a file. */
function importsOf(file: string): readonly string[] {
  return namedImports(file).flatMap(({ names, from }) => {
    if (names.every((name) => name.startsWith('type '))) return [];
    const path = from.startsWith('~/') ? from.slice(2) : posix.join(posix.dirname(file), from);
    return [`${path}.ts`, `${path}.tsx`];
  });
}
