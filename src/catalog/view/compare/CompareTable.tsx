import { Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { OneOfSeveral } from '~/catalog/read/packageDetails';
import { type CompareRow, type Compared, compareRows } from '~/catalog/rules/compare';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CreatedDate } from '~/catalog/view/details/CreatedDate';
import { CompareHead } from './CompareHead';
import { comparedText, valueText } from './compareText';

/** Packages as columns, what they are compared by as rows. */
export function CompareTable({ packages, scope, onlyDifferences, onRemove }: Props) {
  const t = useT();
  const rows = compareRows(packages.map(({ details }) => dataOr(details, null)?.operator ?? null));
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="operator-hub__compare-scroll">
      <Table
        variant="compact"
        aria-label={t('Comparison of Operators')}
        gridBreakPoint=""
        className="operator-hub__compare-table"
      >
        <Thead>
          <Tr>
            <Th width={20} screenReaderText={t('Compared by')} />
            {packages.map((one) => (
              <Th key={one.id} modifier="wrap">
                <CompareHead one={one} scope={scope} onRemove={onRemove} />
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((row) => (
            <Row
              key={row.field}
              row={row}
              ids={packages.map(({ id }) => id)}
              isMarked={row.differs && !onlyDifferences}
            />
          ))}
          {shown.length === 0 && (
            <Tr>
              <Td colSpan={packages.length + 1}>{t('They do not differ in anything.')}</Td>
            </Tr>
          )}
        </Tbody>
      </Table>
    </div>
  );
}

type Props = {
  readonly packages: readonly OneOfSeveral[];
  readonly scope: NamespaceScope;
  readonly onlyDifferences: boolean;
  readonly onRemove: (key: PackageKey) => void;
};

type RowProps = {
  readonly row: CompareRow;
  readonly ids: readonly string[];
  /** Whether it says that the packages differ here: needless where all rows do. */
  readonly isMarked: boolean;
};

function Row({ row, ids, isMarked }: RowProps) {
  const t = useT();
  return (
    <Tr>
      <Th scope="row" modifier="wrap">
        {comparedText(row.field, t)}{' '}
        {isMarked && (
          <Label isCompact color="blue" variant="outline">
            {t('Differs')}
          </Label>
        )}
      </Th>
      {ids.map((id, column) => (
        <Td key={id} modifier="breakWord">
          <Cell row={row} values={row.cells[column] ?? []} />
        </Td>
      ))}
    </Tr>
  );
}

function Value({ field, value }: { readonly field: Compared; readonly value: string }) {
  const t = useT();
  const time = field === 'created' ? Date.parse(value) : Number.NaN;
  // Authors write dates in many ways; one that cannot be read is shown as written.
  return Number.isNaN(time) ? valueText(field, value, t) : <CreatedDate time={time} />;
}

function Cell({ row, values }: { readonly row: CompareRow; readonly values: readonly string[] }) {
  const t = useT();
  if (values.length === 0) return '–';
  if (values.length === 1) return <Value field={row.field} value={values[0] ?? ''} />;
  return (
    <ul className="operator-hub__compare-values">
      {values.map((value) => (
        <li key={value}>{valueText(row.field, value, t)}</li>
      ))}
    </ul>
  );
}
