/** Where the features use what changes the cluster, and by which rows of the tables of rights each place is tried. */
import { posix } from 'node:path';
import { namedImports, senders, sources } from './rightsSenders';

const INSTALL = 'features/install';
const REMEDIES = 'features/operator/remedies';
const SOURCES = 'features/sources';

/** Those that send something by themselves are in `CHANGES`. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  [`${INSTALL}/NewInstall.tsx`]: ['install', 'install, but review first'],
  [`${INSTALL}/follow/GroupDialogs.tsx`]: [
    'create the OperatorGroup that an installation waits for',
    'remove one OperatorGroup of two that an installation meets',
    'mend the OperatorGroup that an installation does not fit',
  ],
  [`${INSTALL}/follow/ReviewDone.tsx`]: ['after a review: let updates go on by themselves'],
  [`${INSTALL}/follow/ReviewPlan.tsx`]: ['approve the plan of an installation'],
  [`${INSTALL}/submit/BackOutDialog.tsx`]: ['back out of an installation'],
  'features/installed/bulk/BulkApproval.tsx': ['approve several plans from the list of Operators'],
  'features/installed/uninstall/UninstallDialog.tsx': [
    'uninstall',
    'take a finalizer off while an Operator is uninstalled',
  ],
  [`${INSTALL}/follow/WhatNext.tsx`]: ['enable a console plugin when the installation is over'],
  'features/installed/uninstallMany/ManyPart.tsx': [
    'take a finalizer off while several Operators are uninstalled',
  ],
  'features/operator/overview/ConsolePlugins.tsx': [
    'enable a console plugin',
    'disable a console plugin',
  ],
  'features/operator/overview/PluginChangeDialog.tsx': [
    'enable a console plugin',
    'disable a console plugin',
  ],
  [`${REMEDIES}/ChangeOperatorGroup.tsx`]: ['mend an OperatorGroup'],
  [`${REMEDIES}/CreateOperatorGroup.tsx`]: ['create the OperatorGroup that is missing'],
  [`${REMEDIES}/DisableCatalogDialog.tsx`]: ['take away a catalog that is down'],
  [`${REMEDIES}/RemoveOperatorGroups.tsx`]: ['remove one OperatorGroup of two'],
  [`${REMEDIES}/RestartCatalogDialog.tsx`]: ['restart the pod of a catalog that is down'],
  [`${REMEDIES}/Resubscribe.tsx`]: ['subscribe again'],
  'features/operator/updates/settings/SettingsReview.tsx': [
    'change channel, approval and other settings',
  ],
  [`${SOURCES}/actions/CopiedCsvsButton.tsx`]: ['switch the copies of CSVs'],
  [`${SOURCES}/actions/CopiedCsvsDialog.tsx`]: ['stop the copies of CSVs: the dialog'],
  [`${SOURCES}/actions/DefaultSourcesDialog.tsx`]: ['switch several default catalogs'],
  [`${SOURCES}/actions/RefreshSource.tsx`]: ['refresh a catalog source: its pod starts anew'],
  [`${SOURCES}/actions/SwitchOnSource.tsx`]: ['switch a default catalog on'],
  [`${SOURCES}/actions/TakeAwaySource.tsx`]: [
    'delete a catalog source',
    'switch a default catalog off',
  ],
  [`${SOURCES}/form/SourceEditor.tsx`]: [
    'create a catalog source: the form',
    'edit a catalog source',
  ],
  'features/updates/OpenedPlan.tsx': ['approve a plan'],
  'features/updates/approvals/Approvals.tsx': ['approve several plans in order'],
};

/** They only read what those modules know besides. */
export const READERS: readonly string[] = [
  'features/installed/InstalledOperatorsList.tsx',
  'features/operator/overview/NextSteps.tsx',
];

/** The files of features and components that use what changes the cluster, also by way of other modules of the data layer. */
export function places(): readonly string[] {
  const used = new Map(sources().map((file) => [file, importsOf(file)]));
  const usersOf = (changing: readonly string[], ...layers: readonly string[]) =>
    [...used]
      .filter(([, files]) => files.some((one) => changing.includes(one)))
      .flatMap(([file]) => (layers.some((layer) => file.startsWith(layer)) ? file : []));
  let changing = senders().filter((file) => file.startsWith('data/'));
  for (let more = changing; more.length > 0; changing = [...changing, ...more]) {
    more = usersOf(changing, 'data/').filter((file) => !changing.includes(file));
  }
  return usersOf(changing, 'features/', 'components/');
}

/** What a file uses at run time of the other files. */
function importsOf(file: string): readonly string[] {
  return namedImports(file).flatMap(({ names, from }) => {
    if (names.every((name) => name.startsWith('type '))) return [];
    const path = from.startsWith('~/') ? from.slice(2) : posix.join(posix.dirname(file), from);
    return [`${path}.ts`, `${path}.tsx`];
  });
}
