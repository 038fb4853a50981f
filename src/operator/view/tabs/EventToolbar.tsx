import {
  FormSelect,
  FormSelectOption,
  Switch,
  Toolbar,
  ToolbarContent,
  ToolbarItem,
} from '@patternfly/react-core';
import type { OperatorEvent } from '~/olm/installed/operatorEvents';
import { useT } from '~/i18n';

/** Which events are shown. */
export function EventToolbar({ events, filter, onFilter }: Props) {
  const t = useT();
  const objects = [...new Set(events.map(({ kind, name }) => `${kind} ${name}`))].toSorted();
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent>
        <ToolbarItem>
          <FormSelect
            aria-label={t('Object')}
            value={filter.object}
            onChange={(_event, object) => {
              onFilter({ ...filter, object });
            }}
          >
            <FormSelectOption value="" label={t('All objects')} />
            {objects.map((object) => (
              <FormSelectOption key={object} value={object} label={object} />
            ))}
          </FormSelect>
        </ToolbarItem>
        <ToolbarItem alignSelf="center">
          <Switch
            id="operator-hub-events-warnings"
            label={t('Only warnings')}
            isChecked={filter.isWarningOnly}
            onChange={(_event, isWarningOnly) => {
              onFilter({ ...filter, isWarningOnly });
            }}
          />
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

export type EventFilter = {
  readonly isWarningOnly: boolean;
  /** `kind name`; empty: all. */
  readonly object: string;
};

type Props = {
  readonly events: readonly OperatorEvent[];
  readonly filter: EventFilter;
  readonly onFilter: (filter: EventFilter) => void;
};
