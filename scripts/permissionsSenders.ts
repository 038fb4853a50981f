/** Modules that change the cluster, and the rows of the permission tables that cover them. */
import { readFileSync, readdirSync } from 'node:fs';

export const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'olm/read/consolePlugins.ts': [
    'install, and enable its console plugin',
    'enable a console plugin',
    'enable a console plugin when the installation is over',
  ],
  'install/read/useAutomaticUpdates.ts': ['after a review: let updates go on by themselves'],
  'install/read/useCancelInstall.ts': ['back out of an installation'],
  'install/read/useInstallSubmit.ts': [
    'install',
    'install, but review first',
    'install for all namespaces',
    'install into a project that is made for it',
    'install, and enable its console plugin',
  ],
  'updates/read/useSubscriptionSettingsSave.ts': ['change channel, approval and other settings'],
  'sources/read/useCatalogRemoval.ts': [
    'take away a catalog that is down',
    'delete a catalog source',
    'switch a default catalog off',
  ],
  'operator/read/createOperatorGroup.ts': [
    'create the OperatorGroup that is missing',
    'create the OperatorGroup that an installation waits for',
  ],
  'installed/view/namespaces/GroupDialog.tsx': ['edit the OperatorGroup of a namespace'],
  'installed/view/namespaces/TeamDialog.tsx': ['create a namespace for a team'],
  'updates/view/plan/GrantAccountDialog.tsx': [
    'grant the ServiceAccount of an OperatorGroup its permissions',
  ],
  'operator/read/resubscribe.ts': ['subscribe again'],
  'remove/read/removalSends.ts': [
    'clear what holds a namespace',
    'take a finalizer off while leftovers are cleaned up',
    'take a finalizer off while several Operators are uninstalled',
    'take a finalizer off while an Operator is uninstalled',
  ],
  'sources/read/sourceCalls.ts': ['create a catalog source: with a new pull secret'],
  'installed/read/useCopiedCsvs.ts': [
    'switch the copies of CSVs',
    'stop the copies of CSVs: the dialog',
  ],
  'sources/read/useDefaultsSwitch.ts': [
    'switch several default catalogs',
    'switch a default catalog on',
  ],
  'sources/read/useSourceRefresh.ts': [
    'refresh a catalog source: its pod starts anew',
    'restart the pod of a catalog that is down',
  ],
  'updates/read/approvalRun.ts': ['approve several plans in order'],
  'updates/read/useApprovePlan.ts': ['approve a plan', 'approve the plan of an installation'],
  'operator/read/useConsolePlugins.ts': ['enable a console plugin', 'disable a console plugin'],
  'extensions/read/useInstallExtension.ts': ['install a package by OLM v1'],
  'extensions/view/SettingsDialog.tsx': ['edit what an extension is to have'],
  'extensions/view/TargetDialog.tsx': ['edit what an extension is to have'],
  'extensions/view/GrantDialog.tsx': ['edit what an extension is to have'],
  'remove/view/UninstallExtension.tsx': ['uninstall an extension'],
  'updates/read/useExtensionUpdateRun.ts': ['update an extension from the inbox'],
  'updates/view/extension/ExtensionUpdateDialog.tsx': ['update an extension from the inbox'],
  'remove/view/UninstallForm.tsx': [
    'uninstall',
    'uninstall, and disable the console plugin',
    'uninstall, and delete the operands',
    'uninstall, and delete the CustomResourceDefinitions',
    'uninstall, and delete the OperatorGroup',
    'uninstall, and delete the namespace',
  ],
  'remove/view/many/UninstallManyDialog.tsx': ['uninstall several'],
  'remove/view/leftovers/LeftoversScan.tsx': [
    'clean up leftovers',
    'clear what holds a namespace',
    'clear what holds a namespace, with the right in the whole cluster',
  ],
  'form/read/useCreateObject.ts': [
    'create an instance',
    'create a catalog source: the form',
    'create a catalog source: a copy',
  ],
  'operands/read/useDeleteInstances.ts': ['delete several instances'],
  'operands/view/DeleteInstance.tsx': ['delete an instance'],
  'operands/view/list/AccessDialog.tsx': ['grant access to an API'],
  'form/read/useSaveObject.ts': [
    'edit an instance',
    'edit a ClusterCatalog',
    'edit a catalog source',
  ],
  'olm/read/useAction.ts': [
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
    'disable a ClusterCatalog',
    'delete a ClusterCatalog',
  ],
  'updates/view/operator/PauseUpdatesDialog.tsx': ['pause updates, or resume them'],
};

/** They only send requests of their callers, or only read. */
export const MEANS: readonly string[] = [
  'olm/read/useClusterCalls.ts',
  'olm/read/ensureCreated.ts',
  'remove/read/removalSends.ts',
  'kube/serverDryRun.ts',
  'olm/read/approvePlan.ts',
];

/** Actions that link to a page that performs them. */
export const LINKS: readonly string[] = [
  'create a catalog source: the way to the form',
  'create an object of an API',
];

/** Functions that send requests. */
const SENDS = [
  'create',
  'createYaml',
  'patch',
  'remove',
  'send',
  'useClusterCalls',
  'useLiveCalls',
  'changePlugins',
  'patchPlan',
  'beginRemoval',
];

/** Modules of these functions. */
const FROM =
  /((?:kube|\.)\/write|useClusterCalls|useLiveCalls|consolePlugins|approvePlan|useRemovalRun)$/;

/** The modules that change the cluster, by what they import. */
export function senders(): readonly string[] {
  return sources().filter((file) =>
    namedImports(file).some(
      ({ names, from }) => FROM.test(from) && names.some((name) => SENDS.includes(name)),
    ),
  );
}

export function sources(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .toSorted();
}

type NamedImports = { readonly names: readonly string[]; readonly from: string };

/** Named imports of a file, except for type-only imports. */
export function namedImports(file: string): readonly NamedImports[] {
  const source = readFileSync(`src/${file}`, 'utf8');
  return [...source.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].map(
    ([, names = '', from = '']) => ({
      names: names.split(',').flatMap((name) => name.trim() || []),
      from,
    }),
  );
}
