import { OutlinedStarIcon, StarIcon } from '@patternfly/react-icons';
import type { Translate } from '~/i18n';
import './packageParts.css';

/**
 * The star of a package: the list around it answers the click. Not PatternFly's button, which costs as much to render
 * as the rest of a tile.
 */
export function FavouriteButton({ name, isFavourite, isStop, t }: Props) {
  return (
    <button
      type="button"
      className="operator-hub__star"
      aria-label={t('Favorite {{name}}', { name })}
      aria-pressed={isFavourite}
      tabIndex={isStop ? 0 : -1}
    >
      {isFavourite ? FULL : OUTLINED}
    </button>
  );
}

type Props = {
  readonly name: string;
  readonly isFavourite: boolean;
  /** Whether the tab key leads here: on the package that has the list's tab stop. */
  readonly isStop: boolean;
  readonly t: Translate;
};

/** Made once: React passes over an element that is the same as before. */
const FULL = <StarIcon />;
const OUTLINED = <OutlinedStarIcon />;
