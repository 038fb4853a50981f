import {
  Checkbox,
  Label,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from '@patternfly/react-core';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { dangerName } from '~/ui/permissions/dangerText';
import type { RuleFilter } from '~/operator/rules/accountAccess';
import { isDanger } from '~/olm/permissions/danger';
import { useT } from '~/i18n';

/** Finds rules by resource, verb, API group or name, and by what makes them dangerous. */
export function RuleSearch({ filter, shown, total, onSearch, onChoose }: Props) {
  const t = useT();
  const { keyword, danger } = filter;
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent alignItems="center">
        <ToolbarItem className="operator-hub__rule-search">
          <KeywordSearch
            label={t('Find rules')}
            placeholder={t('Resource, verb or API group')}
            keyword={keyword}
            onKeyword={onSearch}
          />
        </ToolbarItem>
        <ToolbarGroup alignItems="center">
          <ToolbarItem>
            <Checkbox
              id="operator-hub-dangerous-rules"
              label={t('Only what deserves attention')}
              isChecked={danger !== null}
              onChange={(_, isChecked) => {
                onChoose(isChecked ? 'any' : null);
              }}
            />
          </ToolbarItem>
          {danger !== null && isDanger(danger) && (
            <ToolbarItem>
              <Label
                variant="outline"
                closeBtnAriaLabel={t('Show all that deserves attention')}
                onClose={() => {
                  onChoose('any');
                }}
              >
                {dangerName(danger, t)}
              </Label>
            </ToolbarItem>
          )}
          <ToolbarItem>
            <span role="status">
              {shown === total
                ? t('{{count}} rule', { count: total })
                : t('{{shown}} of {{count}} rule', { shown, count: total })}
            </span>
          </ToolbarItem>
        </ToolbarGroup>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = {
  readonly filter: RuleFilter;
  readonly shown: number;
  readonly total: number;
  readonly onSearch: (keyword: string) => void;
  /** `any`: all that deserves attention; `null`: all rules. */
  readonly onChoose: (danger: string | null) => void;
};
