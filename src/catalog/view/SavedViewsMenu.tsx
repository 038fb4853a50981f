import { type RefObject, useState } from 'react';
import { Divider, Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import { StarIcon } from '@patternfly/react-icons';
import type { SavedView } from '~/catalog/rules/savedViews';
import { useT } from '~/i18n';

/** The saved views by their names, and what can be done with them. It is called by the one that is shown. */
export function SavedViewsMenu({ views, query, toggle, onShow, onAsk }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = views.find((view) => view.query === query);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      popperProps={{ position: 'right' }}
      toggle={{
        toggleRef: toggle,
        toggleNode: (
          <MenuToggle
            ref={toggle}
            icon={<StarIcon />}
            isExpanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {shown?.name ?? t('Saved views')}
          </MenuToggle>
        ),
      }}
    >
      <DropdownList aria-label={t('Saved views')}>
        {views.map((view) => (
          <DropdownItem
            key={view.name}
            isSelected={view === shown}
            onClick={() => {
              onShow(view);
            }}
          >
            {view.name}
          </DropdownItem>
        ))}
        {views.length > 0 && <Divider component="li" />}
        <DropdownItem
          onClick={() => {
            onAsk('save');
          }}
        >
          {t('Save this view…')}
        </DropdownItem>
        {views.length > 0 && (
          <DropdownItem
            onClick={() => {
              onAsk('manage');
            }}
          >
            {t('Rename or delete…')}
          </DropdownItem>
        )}
      </DropdownList>
    </Dropdown>
  );
}

type Props = {
  readonly views: readonly SavedView[];
  /** The view that is shown, as a query string. */
  readonly query: string;
  readonly toggle: RefObject<HTMLButtonElement>;
  readonly onShow: (view: SavedView) => void;
  readonly onAsk: (what: 'save' | 'manage') => void;
};
