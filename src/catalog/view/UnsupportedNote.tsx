import { Button } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { EditView } from './useCatalogUrl';

/** How many packages no node of the cluster can run, and whether they are shown; nothing when there are none. */
export function UnsupportedNote({ count, isShown, onView }: Props) {
  const t = useT();
  if (count === 0) return null;
  return (
    <p className="operator-hub__unsupported">
      {isShown
        ? t('{{count}} Operators shown that no node can run.', { count })
        : t('{{count}} Operators hidden that no node can run.', { count })}{' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          onView((before) => ({ ...before, showsUnsupported: !isShown }));
        }}
      >
        {isShown ? t('Hide them') : t('Show them')}
      </Button>
    </p>
  );
}

type Props = {
  readonly count: number;
  readonly isShown: boolean;
  readonly onView: EditView;
};
