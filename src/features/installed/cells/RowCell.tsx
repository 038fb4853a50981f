import type { ReactNode } from 'react';
import { durationText } from '~/components/durationText';
import { Mono } from '~/components/Mono';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import type { ListColumn } from '~/domain/installed/list/listColumns';
import { managementOf } from '~/domain/installed/list/listFacets';
import { type Translate, useT } from '~/i18n';
import { approvalText, managementText } from '../listText';
import { ScopeCell } from './ScopeCell';
import { StatusCell } from './StatusCell';

/** What a column says of an Operator. */
export function RowCell({ column, operator, now }: Props): ReactNode {
  const t = useT();
  switch (column) {
    case 'status':
      return <StatusCell operator={operator} />;
    case 'version':
      return <VersionCell operator={operator} />;
    case 'namespace':
      return <span title={operator.namespace}>{operator.namespace}</span>;
    case 'channel':
      return <ChannelCell operator={operator} />;
    case 'scope':
      return <ScopeCell operator={operator} />;
    case 'catalog':
      return <CatalogCell operator={operator} />;
    case 'managed':
      return managementText(managementOf(operator), t);
    case 'created':
      return <Ago timestamp={operator.createdAt} now={now} text={(duration) => duration} />;
    case 'updated':
      return (
        <Ago
          timestamp={operator.updatedAt}
          now={now}
          text={(duration) => t('{{duration}} ago', { duration })}
        />
      );
  }
}

type Props = {
  readonly column: ListColumn;
  readonly operator: InstalledOperator;
  readonly now: number;
};

type Cell = Pick<Props, 'operator'>;

function VersionCell({ operator: { version } }: Cell) {
  return version === null ? '–' : <Mono title={version}>{version}</Mono>;
}

function ChannelCell({ operator: { channel, approval } }: Cell) {
  const t = useT();
  return (
    <div className="operator-hub__installed-lines">
      <span title={channel ?? undefined}>{channel ?? '–'}</span>
      {approval !== null && (
        <span className="operator-hub__installed-second">{approvalText(approval, t)}</span>
      )}
    </div>
  );
}

function CatalogCell({ operator: { catalog } }: Cell) {
  return catalog === null ? (
    '–'
  ) : (
    <span title={`${catalog.namespace}/${catalog.name}`}>{catalog.name}</span>
  );
}

/** How long ago something was. It is counted on every half minute, not every second: hundreds of rows show it. */
function Ago({ timestamp, now, text }: AgoProps) {
  const t = useT();
  const time = Date.parse(timestamp ?? '');
  return timestamp === null || Number.isNaN(time) ? (
    '–'
  ) : (
    <time dateTime={timestamp} title={new Date(time).toLocaleString()}>
      {text(ageText(now - time, t))}
    </time>
  );
}

type AgoProps = {
  readonly timestamp: string | null;
  readonly now: number;
  readonly text: (duration: string) => string;
};

/** Without seconds, which would be wrong most of the time. */
function ageText(milliseconds: number, t: Translate): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t('less than 1 min');
  return minutes < 60 ? t('{{count}} min', { count: minutes }) : durationText(milliseconds, t);
}
