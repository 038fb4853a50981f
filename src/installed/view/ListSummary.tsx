import { Flex, FlexItem } from '@patternfly/react-core';
import type { ListResult, ListView } from '~/installed/rules/listView';
import { useT } from '~/i18n';
import { ListChips } from './ListChips';
import type { EditView } from './useInstalledUrl';

/** How many Operators the view shows, and by what it is narrowed. */
export function ListSummary({ view, result, total, onView }: Props) {
  const t = useT();
  const shown = result.rows.length;
  return (
    <Flex
      className="operator-hub__installed-summary"
      columnGap={{ default: 'columnGapMd' }}
      rowGap={{ default: 'rowGapSm' }}
    >
      <FlexItem role="status">
        {shown === total
          ? t('{{count}} Operator', { count: total })
          : t('{{shown}} of {{count}} Operator', { shown, count: total })}
      </FlexItem>
      <ListChips view={view} facets={result.facets} onView={onView} />
    </Flex>
  );
}

type Props = {
  readonly view: ListView;
  readonly result: ListResult;
  /** Operators of the whole list. */
  readonly total: number;
  readonly onView: EditView;
};
