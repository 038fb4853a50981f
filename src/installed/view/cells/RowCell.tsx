import type { ReactNode } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { managementOf } from '~/installed/rules/listFacets';
import { useT } from '~/i18n';
import type { ShownColumn } from '~/installed/view/listLayout';
import { managementText } from '~/installed/view/listText';
import { ApisCell } from './ApisCell';
import { NamespaceCell } from './NamespaceCell';
import { ScopeCell } from './ScopeCell';
import { CompatibilityCell, SupportCell } from './SupportCells';
import { StatusCell } from './StatusCell';
import { VersionCell } from './VersionCell';
import { approvalText } from '~/ui/approvalText';
import { ageText } from '~/ui/ageText';
import { useMomentText } from '~/ui/timeText';

/** What a column says of an Operator. */
export function RowCell({ column: { id, below }, operator, now }: Props): ReactNode {
  const t = useT();
  switch (id) {
    case 'status':
      return <StatusCell operator={operator} />;
    case 'version':
      return <VersionCell version={operator.version} />;
    case 'namespace':
      return <NamespaceCell operator={operator} hasScope={below === 'scope'} />;
    case 'channel':
      return <ChannelCell operator={operator} />;
    case 'scope':
      return <ScopeCell operator={operator} />;
    case 'catalog':
      return <CatalogCell operator={operator} />;
    case 'managed':
      return managementText(managementOf(operator), t);
    case 'apis':
      return <ApisCell operator={operator} />;
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
    case 'compatibility':
      return <CompatibilityCell operator={operator} />;
    case 'support':
      return <SupportCell operator={operator} />;
  }
}

type Props = {
  readonly column: ShownColumn;
  readonly operator: InstalledOperator;
  readonly now: number;
};

type Cell = Pick<Props, 'operator'>;

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

/** How long ago something was; the exact time is on hover. It is counted on every half minute, not every second: hundreds of rows show it. */
function Ago({ timestamp, now, text }: AgoProps) {
  const t = useT();
  const momentText = useMomentText();
  const time = Date.parse(timestamp ?? '');
  return timestamp === null || Number.isNaN(time) ? (
    '–'
  ) : (
    <time dateTime={timestamp} title={momentText(time)}>
      {text(ageText(now - time, t))}
    </time>
  );
}

type AgoProps = {
  readonly timestamp: string | null;
  readonly now: number;
  readonly text: (duration: string) => string;
};
