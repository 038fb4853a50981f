import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '~/i18n';
import { useDrawerHeight } from './useDrawerHeight';
import './catalogDrawer.css';

/**
 * Details beside the list, or over it where there is no room. Not PatternFly's drawer: that scrolls its content in a
 * box of its own, and the list scrolls with the page.
 */
export function CatalogDrawer({ panel, onClose, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = panel !== null;
  useFocusBack(isOpen, list);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented || isForOther(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from what can have the focus
    <div className="operator-hub__drawer" onKeyDown={onKeyDown}>
      <div className={isOpen ? `${BODY} operator-hub__drawer-body--open` : BODY}>
        <div className="operator-hub__drawer-list" ref={list}>
          {children}
        </div>
        {isOpen && <DrawerPanel list={list}>{panel}</DrawerPanel>}
      </div>
    </div>
  );
}

type Props = {
  /** What is shown beside the list; `null`: nothing, and the list has all the width. */
  readonly panel: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type List = { readonly current: HTMLElement | null };

const BODY = 'operator-hub__drawer-body';

function DrawerPanel({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  useDrawerHeight(panel);
  useEffect(() => {
    const isCovered =
      list.current !== null && getComputedStyle(list.current).visibility === 'hidden';
    if (isCovered) panel.current?.focus();
  }, [list]);
  return (
    <section
      ref={panel}
      className="operator-hub__drawer-panel"
      aria-label={t('Operator details')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
    >
      {children}
    </section>
  );
}

/** Whoever closes the panel from within stands on the card that it showed. */
function useFocusBack(isOpen: boolean, list: List): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
  }, [isOpen, list]);
}

/** Escape closes an open menu or dialog first; events of those come here, too. */
function isForOther({ target }: KeyboardEvent): boolean {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
  return isInDialog || document.querySelector('[role="listbox"], [role="menu"]') !== null;
}
