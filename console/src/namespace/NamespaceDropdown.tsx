import { Menu, MenuContainer, MenuToggle } from '@patternfly/react-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlagValue } from '../store/useFlagValue';
import { NamespaceMenu } from './NamespaceMenu';
import { useNamespaceOptions } from './namespaceOptions';
import { useShortcut } from './useShortcut';
import { ALL_NAMESPACES } from './namespaceRoute';

type NamespaceDropdownProps = {
  readonly selected: string;
  readonly isDisabled: boolean;
  readonly onSelect: (namespace: string) => void;
  readonly onCreate: () => void;
};

/** The project selector: search, favorites, platform projects on demand, "Create project". */
export function NamespaceDropdown({
  selected,
  isDisabled,
  onSelect,
  onCreate,
}: NamespaceDropdownProps) {
  const { t } = useTranslation('public');
  const [isOpen, setIsOpen] = useState(false);
  const menuRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useShortcut(() => {
    if (!isDisabled) setIsOpen(true);
  });
  const options = useNamespaceOptions();
  const canListAll = useFlagValue('CAN_LIST_NS');
  const allTitle = options.areProjects ? t('All Projects') : t('All Namespaces');
  const title = selected === ALL_NAMESPACES ? allTitle : selected;
  const label = options.areProjects ? t('Project') : t('Namespace');

  const close = () => {
    setIsOpen(false);
    toggleRef.current?.focus();
  };
  return (
    <MenuContainer
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      // Tab moves to the switch and the button of the menu and does not close it.
      onOpenChangeKeys={['Escape']}
      // Inside the page's landmark, not at the end of the document.
      popperProps={{ appendTo: 'inline' }}
      toggleRef={toggleRef}
      menuRef={menuRef}
      toggle={
        <MenuToggle
          ref={toggleRef}
          variant="plainText"
          isDisabled={isDisabled}
          isExpanded={isOpen}
          className="co-namespace-dropdown__menu-toggle"
          data-test="namespace-dropdown"
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {`${label}: ${title}`}
        </MenuToggle>
      }
      menu={
        <Menu
          ref={menuRef}
          className="co-namespace-dropdown__menu"
          data-test="namespace-dropdown-menu"
          isScrollable
          activeItemId={selected}
          onSelect={(_, id) => {
            close();
            onSelect(String(id));
          }}
        >
          <NamespaceMenu
            options={options}
            selected={selected}
            allTitle={canListAll === true ? allTitle : undefined}
            onCreate={() => {
              close();
              onCreate();
            }}
          />
        </Menu>
      }
    />
  );
}
