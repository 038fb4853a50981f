import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Displays a long list or map page by page. Added items, which are at the end, are always displayed. */
export function usePages(count: number): Pages {
  const [most, setMost] = useState(PAGE);
  const [firstAdded, setFirstAdded] = useState(Infinity);
  return {
    isShown: (index) => index < most || index >= firstAdded,
    hidden: Math.max(0, Math.min(count, firstAdded) - most),
    showMore: () => {
      setMost(most + PAGE);
    },
    showAdded: () => {
      setFirstAdded(Math.min(count, firstAdded));
    },
  };
}

const PAGE = 20;

type Pages = {
  readonly isShown: (index: number) => boolean;
  /** The number of items on other pages. */
  readonly hidden: number;
  readonly showMore: () => void;
  /** Called before an item is added. */
  readonly showAdded: () => void;
};

/** A button for the next page. */
export function MoreItems({ hidden, showMore }: Pick<Pages, 'hidden' | 'showMore'>) {
  const t = useT();
  if (hidden === 0) return null;
  return (
    <Button variant="link" isInline className="operator-hub__field-more" onClick={showMore}>
      {t('Show {{count}} more', { count: Math.min(PAGE, hidden) })}
    </Button>
  );
}
