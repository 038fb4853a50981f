import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { Mono } from '~/ui/Mono';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';
import { useT } from '~/i18n';
import { tableRows } from './laneRow';
import { standingWords, takesOverText } from '~/ui/package/pathText';

/** The same as the graph, line by line, the newest first. */
export function LaneTable({ lane, target }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { channel, versions } = lane;
  const rows = tableRows(lane, target, isWhole);
  const hasEdges = versions.some(({ entry }) => entry !== null);
  return (
    <>
      <Table
        variant="compact"
        borders={false}
        gridBreakPoint="grid-lg"
        aria-label={t('Versions of channel {{channel}}', { channel })}
      >
        <Thead>
          <Tr>
            <Th width={20}>{t('Version')}</Th>
            <Th width={25}>{t('Standing')}</Th>
            {hasEdges && <Th>{t('Takes over')}</Th>}
            {lane.course !== null && <Th modifier="fitContent">{t('Updates to it')}</Th>}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((one) =>
            one.kind === 'gap' ? (
              <Tr key={`gap ${one.before.csvName}`}>
                <Td colSpan={4} className="operator-hub__subtle">
                  {t('{{count}} more version', { count: one.count })}
                </Td>
              </Tr>
            ) : (
              <VersionRow
                key={one.item.csvName}
                version={one.item}
                hasEdges={hasEdges}
                hasCourse={lane.course !== null}
              />
            ),
          )}
        </Tbody>
      </Table>
      {(isWhole || rows.some(({ kind }) => kind === 'gap')) && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? t('Show fewer') : t('Show all {{count}} versions', { count: versions.length })}
        </Button>
      )}
    </>
  );
}

type Props = { readonly lane: VersionLane; readonly target: string | null };

function VersionRow({ version, hasEdges, hasCourse }: RowProps) {
  const t = useT();
  const { csvName, deprecation, entry, way } = version;
  return (
    <Tr>
      <Td dataLabel={t('Version')}>
        <Mono title={csvName}>{version.version}</Mono>{' '}
        {deprecation !== null && <DeprecatedLabel message={deprecation} />}
      </Td>
      <Td dataLabel={t('Standing')}>{standingWords(version, t)}</Td>
      {hasEdges && (
        <Td dataLabel={t('Takes over')}>{entry === null ? '' : takesOverText(entry, t)}</Td>
      )}
      {hasCourse && (
        <Td dataLabel={t('Updates to it')} className="operator-hub__number">
          {way.kind === 'reached' ? way.hops : '–'}
        </Td>
      )}
    </Tr>
  );
}

type RowProps = {
  readonly version: LaneVersion;
  readonly hasEdges: boolean;
  readonly hasCourse: boolean;
};
