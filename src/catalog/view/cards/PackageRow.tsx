import { type ReactNode, memo } from 'react';
import { CatalogCapability } from '~/ui/CatalogCapability';
import { Mono } from '~/ui/Mono';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import { routes } from '~/routes';
import { type CardProps, isSameCardProps } from './cardProps';
import { CompareToggle } from '~/catalog/view/compare/CompareToggle';
import { CreatedDate } from '~/catalog/view/details/CreatedDate';
import { FavouriteButton } from './FavouriteButton';
import { MatchHintText } from './MatchHintText';
import { PackageBadges } from './PackageBadges';
import { type PackageColumn, columnText } from './packageColumns';
import { sourceText } from './sourceText';

/**
 * One package. Its name is the link, which reaches over the whole row. PatternFly's styles without its Tr and Td:
 * they measure each cell for a tooltip, which is most of what a row costs while hundreds pass by.
 */
export const PackageRow = memo(
  function PackageRow({ rowIndex, columns, ...props }: PackageRowProps) {
    const { card, isSelected, t } = props;
    return (
      <tr
        aria-rowindex={rowIndex}
        className={isSelected ? `${ROW} operator-hub__table-row--selected` : ROW}
        data-test="operator-row"
        data-package={card.id}
      >
        {columns.map(({ id }) => (
          <td key={id} className="pf-v6-c-table__td pf-m-truncate" data-label={columnText(id, t)}>
            {columns.length === 1 ? <OnlyCell {...props} /> : <PackageCell {...props} id={id} />}
          </td>
        ))}
      </tr>
    );
  },
  (one, other) =>
    one.rowIndex === other.rowIndex &&
    one.columns.length === other.columns.length &&
    isSameCardProps(one, other),
);

type PackageRowProps = CardProps & {
  readonly rowIndex: number;
  readonly columns: readonly PackageColumn[];
};

const ROW = 'pf-v6-c-table__tr operator-hub__table-row';

function PackageCell({ id, ...props }: CardProps & Pick<PackageColumn, 'id'>) {
  const { t } = props;
  const { item } = props.card.main;
  switch (id) {
    case 'name':
      return <NameCell {...props} />;
    case 'provider':
      return (
        <span dir="auto" title={item.provider}>
          {item.provider}
        </span>
      );
    case 'catalog': {
      const source = sourceText(props.card, props.sourceLabels, t);
      return <span title={source}>{source}</span>;
    }
    case 'version':
      return <Mono title={item.version}>{item.version}</Mono>;
    case 'capability':
      return item.capability === null ? '–' : <CatalogCapability level={item.capability} />;
    case 'categories': {
      const categories = t.list(item.categories);
      return (
        <span dir="auto" title={categories}>
          {categories}
        </span>
      );
    }
    case 'created':
      return item.created === null ? '–' : <CreatedDate time={item.created} />;
    case 'state':
      return <PackageBadges entry={props.card.main} news={props.news} t={t} />;
  }
}

/** Where there is room for the name only, what one must know of the package stands below it. */
function OnlyCell(props: CardProps) {
  const { card, news, t } = props;
  const { item } = card.main;
  const { hint } = card;
  return (
    <NameCell {...props}>
      <div className="operator-hub__table-second">
        <PackageBadges entry={card.main} news={news} t={t} />
        {hint !== null ? (
          <MatchHintText hint={hint} item={item} t={t} />
        ) : (
          <span className="operator-hub__table-provider" dir="auto">
            {item.provider}
          </span>
        )}
      </div>
    </NameCell>
  );
}

type NameCellProps = CardProps & {
  /** What stands below the name; absent: why it was found. */
  readonly children?: ReactNode;
};

function NameCell({ children, ...props }: NameCellProps) {
  const { card, scope, base, isStop, isSelected, isFavourite, t } = props;
  const { item } = card.main;
  const { hint } = card;
  return (
    <div className="operator-hub__table-name">
      <OperatorIcon icon={packageIcon(scope, item)} isInList />
      <div className="operator-hub__table-texts">
        <a
          href={base + routes.package(scope, item.key)}
          dir="auto"
          title={item.displayName}
          tabIndex={isStop ? 0 : -1}
          aria-current={isSelected}
        >
          {item.displayName}
        </a>
        {children ?? (hint !== null && <MatchHintText hint={hint} item={item} t={t} />)}
      </div>
      <span className="operator-hub__compare-anchor">
        <CompareToggle item={item} isStop={isStop} t={t} />
      </span>
      <FavouriteButton name={item.displayName} isFavourite={isFavourite} isStop={isStop} t={t} />
    </div>
  );
}
