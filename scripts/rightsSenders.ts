/** What of the source changes the cluster, and by which rows of the tables of rights it is tried. */
import { readFileSync, readdirSync } from 'node:fs';

const REMEDIES = 'features/operator/remedies';

export const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'data/consolePlugins.ts': [
    'install, and enable its console plugin',
    'enable a console plugin',
    'enable a console plugin when the installation is over',
  ],
  'data/install/useAutomaticUpdates.ts': ['after a review: let updates go on by themselves'],
  'data/install/useBackOut.ts': ['back out of an installation'],
  'data/install/useInstallSubmit.ts': [
    'install',
    'install, but review first',
    'install for all namespaces',
    'install into a project that is made for it',
    'install, and enable its console plugin',
  ],
  'data/installed/useBulkTasks.ts': ['approve several plans from the list of Operators'],
  'data/operator/useSubscriptionSettingsSave.ts': ['change channel, approval and other settings'],
  'data/remedies/useCatalogRemoval.ts': [
    'take away a catalog that is down',
    'delete a catalog source',
    'switch a default catalog off',
  ],
  'data/remedies/useChangeOperatorGroup.ts': [
    'mend an OperatorGroup',
    'mend the OperatorGroup that an installation does not fit',
  ],
  'data/remedies/useCreateOperatorGroup.ts': [
    'create the OperatorGroup that is missing',
    'create the OperatorGroup that an installation waits for',
  ],
  'data/remedies/useRemoveOperatorGroups.ts': [
    'remove one OperatorGroup of two',
    'remove one OperatorGroup of two that an installation meets',
  ],
  'data/remedies/useResubscribe.ts': ['subscribe again'],
  'data/removal/finalizerRelease.ts': [
    'clear what holds a namespace',
    'take a finalizer off while leftovers are cleaned up',
    'take a finalizer off while several Operators are uninstalled',
    'take a finalizer off while an Operator is uninstalled',
  ],
  'data/sources/form/useSourceSubmit.ts': [
    'create a catalog source: the form',
    'create a catalog source: with a new pull secret',
    'create a catalog source: a copy',
    'edit a catalog source',
  ],
  'data/sources/useCopiedCsvs.ts': [
    'switch the copies of CSVs',
    'stop the copies of CSVs: the dialog',
  ],
  'data/sources/useDefaultsSwitch.ts': [
    'switch several default catalogs',
    'switch a default catalog on',
  ],
  'data/sources/useSourceRefresh.ts': [
    'refresh a catalog source: its pod starts anew',
    'restart the pod of a catalog that is down',
  ],
  'data/updates/approvalRunSteps.ts': ['approve several plans in order'],
  'data/useApprovePlan.ts': ['approve a plan', 'approve the plan of an installation'],
  'data/useConsolePlugins.ts': ['enable a console plugin', 'disable a console plugin'],
  'features/installed/uninstall/UninstallForm.tsx': [
    'uninstall',
    'uninstall, and disable the console plugin',
    'uninstall, and delete the operands',
    'uninstall, and delete the CustomResourceDefinitions',
    'uninstall, and delete the OperatorGroup',
    'uninstall, and delete the namespace',
  ],
  'features/installed/uninstallMany/ManyForm.tsx': ['uninstall several'],
  'features/leftovers/LeftoversScan.tsx': [
    'clean up leftovers',
    'clear what holds a namespace',
    'clear what holds a namespace, with the right in the whole cluster',
  ],
  [`${REMEDIES}/DeleteCsvDialog.tsx`]: ['delete a version that stands in the way'],
  [`${REMEDIES}/OverrideConditionDialog.tsx`]: [
    'force past a stage: say something else than the Operator’s own condition',
  ],
  [`${REMEDIES}/ResolveAgainDialog.tsx`]: ['resolve a namespace again'],
  [`${REMEDIES}/RetryUnpackDialog.tsx`]: ['unpack a bundle again'],
  [`${REMEDIES}/TakeBackOverrideDialog.tsx`]: ['take back what overrides a condition'],
  [`${REMEDIES}/UnpackSettingsDialog.tsx`]: ['let OLM unpack again by itself'],
  'features/operator/updates/HoldDialog.tsx': ['pause updates, or resume them'],
};

/** They only carry out what others give them, or only ask. */
export const MEANS: readonly string[] = [
  'data/remedies/useClusterCalls.ts',
  'data/remedies/useLiveCalls.ts',
  'data/removal/removalSends.ts',
  'data/serverDryRun.ts',
  'data/updates/approvePlan.ts',
];

/** Actions that lead somewhere else, where something is carried out. */
export const LINKS: readonly string[] = [
  'create a catalog source: the way to the form',
  'create an object of an API',
];

/** By these something is sent. */
const SENDS = [
  'create',
  'patch',
  'remove',
  'send',
  'useClusterCalls',
  'useLiveCalls',
  'changePlugins',
  'patchPlan',
  'beginRemoval',
];

/** From where they come. */
const FROM =
  /(cluster\/write|useClusterCalls|useLiveCalls|consolePlugins|approvePlan|useRemovalRun)$/;

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

/** What a file imports by name, not counting what is only a type altogether. */
export function namedImports(file: string): readonly NamedImports[] {
  const source = readFileSync(`src/${file}`, 'utf8');
  return [...source.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].map(
    ([, names = '', from = '']) => ({
      names: names.split(',').flatMap((name) => name.trim() || []),
      from,
    }),
  );
}
