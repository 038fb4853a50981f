import { createdIn } from '~/olm/packages/createdAt';
import { Button, Flex, FlexItem, Switch, Title, Label, Skeleton } from '@patternfly/react-core';
import { ArrowLeftIcon, TimesIcon } from '@patternfly/react-icons';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useSeveralPackages, type OneOfSeveral } from '~/catalog/read/packageDetails';
import { identityOf, type PackageKey } from '~/olm/packages/operatorPackage';
import { showingOnlyDifferences, showsOnlyDifferences } from '~/catalog/rules/detailsInUrl';
import { type Texts, type Translate, useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { compareRows, type CompareRow, type Compared } from '~/catalog/rules/compare';
import { dataOr } from '~/kube/loadable';
import { CreatedDate } from '~/catalog/view/details/CreatedDate';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { capabilityText } from '~/ui/CatalogCapability';
import { modeName } from '~/ui/modeText';
import { featureText } from '~/catalog/view/texts';
import { capabilityOf } from '~/olm/packages/capability';
import { FEATURES } from '~/olm/packages/features';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { FailureAlert } from '~/ui/FailureAlert';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { PackageActions } from '~/catalog/view/package/PackageActions';
import { packageIcon } from '~/olm/read/packageIcon';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { selectionIn } from '~/catalog/rules/selection';
import './compare.css';

/** Up to three packages beside each other, instead of the tiles. */
export function CompareView({ keys, scope, onRemove, onBack }: Props) {
  const t = useT();
  const [query, setQuery] = useUrlQuery();
  const onlyDifferences = showsOnlyDifferences(query);
  const packages = useSeveralPackages(scope, keys);
  return (
    <section className="operator-hub__compare" aria-label={t('Comparison of Operators')}>
      <Flex columnGap={{ default: 'columnGapLg' }}>
        <Button variant="link" isInline icon={<ArrowLeftIcon />} onClick={onBack}>
          {t('Back to the catalog')}
        </Button>
        <Title headingLevel="h2">{t('Compare {{count}} Operators', { count: keys.length })}</Title>
        <FlexItem align={{ default: 'alignRight' }}>
          <Switch
            label={t('Show only differences')}
            isChecked={onlyDifferences}
            onChange={(_, checked) => {
              setQuery((before) => showingOnlyDifferences(before, checked), { replace: true });
            }}
          />
        </FlexItem>
      </Flex>
      <CompareTable
        packages={packages}
        scope={scope}
        onlyDifferences={onlyDifferences}
        onRemove={onRemove}
      />
      {keys.length < 2 && <p>{t('Return to the catalog and select another Operator.')}</p>}
    </section>
  );
}

type Props = {
  readonly keys: readonly PackageKey[];
  readonly scope: NamespaceScope;
  readonly onRemove: (key: PackageKey) => void;
  readonly onBack: () => void;
};

/** Packages as columns with the compared rows. */
function CompareTable({ packages, scope, onlyDifferences, onRemove }: CompareTableProps) {
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
            <Th width={20} screenReaderText={t('Property')} />
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
              <Td colSpan={packages.length + 1}>{t('No differences found.')}</Td>
            </Tr>
          )}
        </Tbody>
      </Table>
    </div>
  );
}

type CompareTableProps = {
  readonly packages: readonly OneOfSeveral[];
  readonly scope: NamespaceScope;
  readonly onlyDifferences: boolean;
  readonly onRemove: (key: PackageKey) => void;
};

type RowProps = {
  readonly row: CompareRow;
  readonly ids: readonly string[];
  /** Marks different rows; unnecessary if all rows differ. */
  readonly isMarked: boolean;
};

function Row({ row, ids, isMarked }: RowProps) {
  const t = useT();
  return (
    <Tr>
      <Th scope="row" modifier="wrap">
        {FIELD_TEXTS[row.field](t)}{' '}
        {isMarked && (
          <Label isCompact color="blue" variant="outline">
            {t('Different')}
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
  const created = field === 'created' ? createdIn(value) : null;
  return created === null ? valueText(field, value, t) : <CreatedDate time={created.time} />;
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

/** The label of a row. */
const FIELD_TEXTS: Texts<Compared> = {
  catalog: (t) => t('Catalog'),
  provider: (t) => t('Provider'),
  version: (t) => t('Version'),
  channels: (t) => t('Channels'),
  capability: (t) => t('Capability level'),
  installModes: (t) => t('Install modes'),
  features: (t) => t('Infrastructure features'),
  subscriptions: (t) => t('Valid subscriptions'),
  architectures: (t) => t('Architectures'),
  providedApis: (t) => t('Provided APIs'),
  dependencies: (t) => t('Dependencies'),
  minKubeVersion: (t) => t('Minimum Kubernetes version'),
  deprecated: (t) => t('Deprecated'),
  created: (t) => t('Created'),
  images: (t) => t('Number of images'),
};

/** The text of a cell, as in the details. */
function valueText(field: Compared, value: string, t: Translate): string {
  switch (field) {
    case 'capability': {
      const level = capabilityOf(value);
      return level === null ? value : capabilityText(level, t);
    }
    case 'installModes': {
      const mode = INSTALL_MODES.find((one) => one === value);
      return mode === undefined ? value : modeName(mode, t);
    }
    case 'features': {
      const feature = FEATURES.find((one) => one === value);
      return feature === undefined ? value : featureText(feature, t);
    }
    default:
      return value;
  }
}

/** The header of a column: the package, its state and its action, or the reason why it is missing. */
function CompareHead({ one, scope, onRemove }: CompareHeadProps) {
  const t = useT();
  const { key, details, retry } = one;
  const name = key.packageName;
  return (
    <div className="operator-hub__compare-head">
      {details.status === 'loading' && (
        <Skeleton height="5rem" screenreaderText={t('Loading {{what}}', { what: name })} />
      )}
      {details.status === 'failed' && (
        <FailureAlert
          failure={details.failure}
          what={t('Operator {{name}}', { name })}
          onRetry={retry}
        />
      )}
      {details.status === 'ready' && <Known details={details.data} scope={scope} />}
      <Button
        variant="plain"
        size="sm"
        className="operator-hub__compare-remove"
        icon={<TimesIcon />}
        aria-label={t('Remove {{name}} from comparison', { name })}
        onClick={() => {
          onRemove(key);
        }}
      />
    </div>
  );
}

type CompareHeadProps = {
  readonly one: OneOfSeveral;
  readonly scope: NamespaceScope;
  readonly onRemove: (key: PackageKey) => void;
};

type KnownProps = { readonly details: PackageDetails; readonly scope: NamespaceScope };

function Known({ details, scope }: KnownProps) {
  const { operator, state } = details;
  const selection = selectionIn(operator, { channel: null, version: null });
  if (selection === null) return null;
  return (
    <>
      <OperatorIcon icon={packageIcon(scope, identityOf(operator))} />
      <span className="operator-hub__compare-name" dir="auto">
        {selection.channel.displayName}
      </span>
      <CatalogStateLabel state={state} />
      <PackageActions details={details} selection={selection} scope={scope} isOneOfSeveral />
    </>
  );
}
