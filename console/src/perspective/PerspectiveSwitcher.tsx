import {
  MenuToggle,
  PageSidebarContext,
  Select,
  SelectList,
  SelectOption,
} from '@patternfly/react-core';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivePerspective } from './PerspectiveContext';
import { PERSPECTIVES } from './perspectives';

/** Above the entries of the navigation. Marked for tests as the console's (console-app, nav/NavHeader.tsx). */
export function PerspectiveSwitcher({ onSelect }: { readonly onSelect: () => void }) {
  const { t } = useTranslation('public');
  const [isOpen, setIsOpen] = useState(false);
  const { isSidebarOpen } = useContext(PageSidebarContext);
  const [perspective, setPerspective] = useActivePerspective();
  const names = { admin: t('Core platform'), dev: t('Developer') };
  return (
    <div className="co-perspective-switcher">
      <Select
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        selected={perspective}
        popperProps={{ appendTo: 'inline' }}
        onSelect={(_, chosen) => {
          setIsOpen(false);
          setPerspective(String(chosen));
          onSelect();
        }}
        toggle={(ref) => (
          <MenuToggle
            ref={ref}
            isFullWidth
            isExpanded={isOpen}
            {...(isSidebarOpen === false && { tabIndex: -1 })}
            data-test="perspective-switcher-toggle"
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {names[perspective]}
          </MenuToggle>
        )}
      >
        <SelectList aria-label={t('Perspective')}>
          {PERSPECTIVES.map((id) => (
            <SelectOption key={id} value={id} data-test="perspective-switcher-menu-option">
              {names[id]}
            </SelectOption>
          ))}
        </SelectList>
      </Select>
    </div>
  );
}
