import { memo, useId } from 'react';
import { CatalogCapability } from '~/ui/CatalogCapability';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import { excerptAt } from '~/catalog/rules/excerpt';
import type { ShownCard } from '~/catalog/rules/cards';
import { routes } from '~/routes';
import { type CardProps, isSameCardProps } from './cardProps';
import { CompareToggle } from '~/catalog/view/compare/CompareToggle';
import { FavouriteButton } from './FavouriteButton';
import { MatchHintText } from './MatchHintText';
import { PackageBadges } from './PackageBadges';
import { sourceText } from './sourceText';

/** One package. Its name is the link, which reaches over the whole tile; who clicks is answered by the grid. */
export const OperatorTile = memo(function OperatorTile(props: CardProps) {
  const { card, scope, base, isStop, isSelected, isFavourite, t } = props;
  const { item } = card.main;
  const { hint } = card;
  const id = useId();
  return (
    <div
      role="gridcell"
      className={isSelected ? `${TILE} operator-hub__tile--selected` : TILE}
      data-test="operator-tile"
      data-package={card.id}
    >
      <div className="operator-hub__tile-head">
        <OperatorIcon icon={packageIcon(scope, item)} isInList />
        <div className="operator-hub__tile-names">
          <a
            href={base + routes.package(scope, item.key)}
            className="operator-hub__tile-name"
            dir="auto"
            title={item.displayName.length > SHORT_NAME ? item.displayName : undefined}
            tabIndex={isStop ? 0 : -1}
            aria-current={isSelected}
            aria-describedby={`${id}-provider ${id}-text ${id}-facts`}
          >
            {item.displayName}
          </a>
          <span className="operator-hub__tile-provider" dir="auto" id={`${id}-provider`}>
            {item.provider}
          </span>
        </div>
        <FavouriteButton name={item.displayName} isFavourite={isFavourite} isStop={isStop} t={t} />
        <CompareToggle item={item} isStop={isStop} t={t} />
      </div>
      <div id={`${id}-text`}>
        {hint !== null && hint.field !== 'description' && (
          <MatchHintText hint={hint} item={item} t={t} />
        )}
        <div className="operator-hub__tile-text" dir="auto">
          {textOf(card)}
        </div>
      </div>
      <TileFacts {...props} id={`${id}-facts`} />
    </div>
  );
}, isSameCardProps);

const TILE = 'operator-hub__tile';

/** From where it was found when the tile would not show that. */
function textOf({ main, hint }: ShownCard): string {
  const { shortDescription } = main.item;
  return hint?.field === 'description'
    ? excerptAt(shortDescription, hint.text, TWO_LINES)
    : shortDescription;
}

/** In characters: what the narrowest tile surely shows of a text and a name. */
const TWO_LINES = 44;
const SHORT_NAME = 26;

function TileFacts({ card, sourceLabels, news, t, id }: CardProps & { readonly id: string }) {
  const { item } = card.main;
  const source = sourceText(card, sourceLabels, t);
  return (
    <div className="operator-hub__tile-facts" id={id}>
      <PackageBadges entry={card.main} news={news} t={t} />
      <div className="operator-hub__tile-source">
        <span className="operator-hub__tile-catalog" dir="auto" title={source}>
          {source}
        </span>
        {item.capability !== null && <CatalogCapability level={item.capability} />}
      </div>
    </div>
  );
}
