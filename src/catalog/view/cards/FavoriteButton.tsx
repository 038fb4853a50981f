import { OutlinedStarIcon, StarIcon } from '@patternfly/react-icons';
import type { Translate } from '~/i18n';
import './packageParts.css';

/**
 * The favorite button of a package; the list handles its clicks. Not PatternFly's button, which renders as slowly as
 * the rest of a tile.
 */
export function FavoriteButton({ name, isFavorite, isStop, t }: Props) {
  return (
    <button
      type="button"
      className="operator-hub__star"
      aria-label={t('Favorite {{name}}', { name })}
      aria-pressed={isFavorite}
      tabIndex={isStop ? 0 : -1}
    >
      {isFavorite ? FULL : OUTLINED}
    </button>
  );
}

type Props = {
  readonly name: string;
  readonly isFavorite: boolean;
  /** In the tab order: on the package with the list's tab stop. */
  readonly isStop: boolean;
  readonly t: Translate;
};

/** Created once, because React skips an identical element. */
const FULL = <StarIcon />;
const OUTLINED = <OutlinedStarIcon />;
