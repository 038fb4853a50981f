import {
  ToggleGroup,
  ToggleGroupItem,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import { KeywordSearch } from '~/components/KeywordSearch';
import { severityTitle } from '~/components/health/healthText';
import {
  HEALTH_GROUPS,
  type HealthGroup,
  type InstalledView,
} from '~/domain/installed/installedView';
import { useT } from '~/i18n';

/** Search and status filter; each status says how many Operators have it. */
export function InstalledToolbar({ view, counts, onKeyword, onGroups }: Props) {
  const t = useT();
  const toggle = (group: HealthGroup) => {
    const others = view.groups.filter((chosen) => chosen !== group);
    onGroups(others.length === view.groups.length ? [...others, group] : others);
  };
  return (
    <Toolbar>
      <ToolbarContent>
        <ToolbarItem>
          <KeywordSearch
            label={t('Find by name')}
            placeholder={t('Find by name')}
            keyword={view.keyword}
            onKeyword={onKeyword}
          />
        </ToolbarItem>
        <ToolbarItem>
          <ToggleGroup aria-label={t('Filter by status')}>
            {HEALTH_GROUPS.map((group) => (
              <ToggleGroupItem
                key={group}
                buttonId={`installed-status-${group}`}
                text={`${severityTitle(group, t)} ${counts[group]}`}
                isSelected={view.groups.includes(group)}
                onChange={() => {
                  toggle(group);
                }}
              />
            ))}
          </ToggleGroup>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = {
  readonly view: InstalledView;
  readonly counts: Readonly<Record<HealthGroup, number>>;
  readonly onKeyword: (keyword: string) => void;
  readonly onGroups: (groups: readonly HealthGroup[]) => void;
};
