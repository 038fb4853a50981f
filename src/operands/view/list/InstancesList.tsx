import { useMemo, useState, type ReactNode } from 'react';
import { Flex, FlexItem, ToolbarItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { FilterChips } from '~/ui/lists/FilterChips';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { NoMatch } from '~/ui/lists/NoMatch';
import {
  areFiltered,
  INSTANCE_FACETS,
  type InstanceFacet,
  listedInstances,
  toggledInstances,
  unfilteredInstances,
} from '~/operands/rules/instanceList';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { DeleteInstance } from '~/operands/view/DeleteInstance';
import { facetTitle, valueText } from '~/operands/view/texts';
import type { InstanceColumn } from './columns';
import { InstancesTable } from './InstancesTable';
import { useInstancesUrl } from './useInstancesUrl';

/** Instances with search and filters. */
export function InstancesList({ label, rows, columns, facets: offered, actions, note }: Props) {
  const t = useT();
  const { view, show, type } = useInstancesUrl();
  const { passing, facets } = useMemo(() => listedInstances(rows, view), [rows, view]);
  const [deleting, setDeleting] = useState<InstanceRow | null>(null);
  return (
    <>
      <FilterToolbar
        search={{
          label: t('Find by name or key=value'),
          placeholder: t('Find by name or key=value'),
          keyword: view.keyword,
          onKeyword: type,
        }}
        groups={offered.map((facet) => ({
          facet,
          title: facetTitle(facet, t),
          options: facets[facet].map((value) => ({ ...value, text: valueText(facet, value, t) })),
          chosen: view.choices[facet],
        }))}
        onToggle={(facet, value) => {
          show((before) => toggledInstances(before, facet, value));
        }}
      >
        <ToolbarItem>{actions}</ToolbarItem>
      </FilterToolbar>
      <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapSm' }}>
        <FlexItem role="status">
          {passing.length === rows.length
            ? t('{{count}} instance', { count: rows.length })
            : t('{{shown}} of {{count}} instance', { shown: passing.length, count: rows.length })}
        </FlexItem>
        {note !== undefined && <FlexItem>{note}</FlexItem>}
        {areFiltered(view) && (
          <FilterChips
            groups={chosenGroups(INSTANCE_FACETS, {
              choices: view.choices,
              known: facets,
              title: (facet) => facetTitle(facet, t),
              text: (facet, value) => valueText(facet, value, t),
            })}
            onRemove={(facet, value) => {
              show((before) => toggledInstances(before, facet, value));
            }}
            onClear={() => {
              show(unfilteredInstances);
            }}
          />
        )}
      </Flex>
      <InstancesTable
        label={label}
        rows={passing}
        columns={columns}
        view={view}
        onView={show}
        onDelete={setDeleting}
      />
      {passing.length === 0 && (
        <NoMatch
          title={t('No results match the filter criteria')}
          onClear={() => {
            show(unfilteredInstances);
          }}
        />
      )}
      {deleting !== null && (
        <DeleteInstance
          api={deleting.api}
          namespace={deleting.namespace}
          name={deleting.name}
          onClose={() => {
            setDeleting(null);
          }}
        />
      )}
    </>
  );
}

type Props = {
  /** What is listed, for those who do not see it. */
  readonly label: string;
  readonly rows: readonly InstanceRow[];
  readonly columns: readonly InstanceColumn[];
  /** By what it can be narrowed. */
  readonly facets: readonly InstanceFacet[];
  readonly actions: ReactNode;
  /** How current it is. */
  readonly note?: ReactNode;
};
