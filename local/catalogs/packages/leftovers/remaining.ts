/** Operators with leftover resources after an incomplete uninstall. */
import { aShoreApi, aShorePackage } from './shore';

/** Its operands have a finalizer that it clears. */
export const barnacleStore = aShorePackage(
  {
    packageName: 'barnacle-store',
    displayName: 'Barnacle Store',
    summary: 'Buckets that are emptied before they are deleted.',
  },
  {
    apis: [
      aShoreApi({
        group: 'barnacle.example.com',
        kind: 'Bucket',
        description: 'A place for files.',
      }),
    ],
  },
);

export const driftNets = aShorePackage({
  packageName: 'drift-nets',
  displayName: 'Drift Nets',
  summary: 'Collects what was thrown away.',
});

export const coralTables = aShorePackage(
  {
    packageName: 'coral-tables',
    displayName: 'Coral Tables',
    summary: 'Tables that grow slowly and stay.',
  },
  {
    apis: [
      aShoreApi({ group: 'coral.example.com', kind: 'Table', description: 'A table of data.' }),
      aShoreApi({ group: 'coral.example.com', kind: 'Backup', description: 'A copy of a table.' }),
    ],
  },
);

export const sandNotes = aShorePackage(
  {
    packageName: 'sand-notes',
    displayName: 'Sand Notes',
    summary: 'Notes that nobody keeps.',
  },
  { apis: [aShoreApi({ group: 'sand.example.com', kind: 'Note', description: 'A note.' })] },
);
