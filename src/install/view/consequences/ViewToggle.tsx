import { ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { useT } from '~/i18n';

export type ObjectsView = 'list' | 'yaml';

/** How the objects are shown. */
export function ViewToggle({ view, onChange }: Props) {
  const t = useT();
  return (
    <ToggleGroup isCompact aria-label={t('View')}>
      <ToggleGroupItem
        text={t('List')}
        buttonId="operator-hub-view-list"
        isSelected={view === 'list'}
        onChange={() => {
          onChange('list');
        }}
      />
      <ToggleGroupItem
        text={t('YAML')}
        buttonId="operator-hub-view-yaml"
        isSelected={view === 'yaml'}
        onChange={() => {
          onChange('yaml');
        }}
      />
    </ToggleGroup>
  );
}

type Props = { readonly view: ObjectsView; readonly onChange: (view: ObjectsView) => void };
