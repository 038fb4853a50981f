import {
  useMemo,
  useEffect,
  useState,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { ChangeQuery } from '~/ui/useUrlQuery';
import { closing } from '~/catalog/rules/detailsInUrl';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { packageId, type PackageKey } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { useT } from '~/i18n';
import { scrollerOf } from '~/ui/usePlace';
import { DetailsPanel } from './DetailsPanel';
import { focusHeading } from './focusHeading';
import './catalogDrawer.css';

/** The details in the URL, beside the packages. */
export function DetailsDrawer({ entries, scope, opened, change, children }: Props) {
  const offers = useMemo(() => othersOf(entries, opened), [entries, opened]);
  const close = () => {
    change(closing, { replace: true });
  };
  const panel =
    opened === null ? null : (
      <DetailsPanel packageKey={opened} scope={scope} offers={offers} onClose={close} />
    );
  return (
    <CatalogDrawer panel={panel} onClose={close}>
      {children}
    </CatalogDrawer>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  readonly opened: PackageKey | null;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

/** The offers of the package in other catalogs, independent of the view. */
function othersOf(entries: readonly CatalogEntry[], key: PackageKey | null) {
  if (key === null) return [];
  return entries
    .map(({ item }) => item)
    .filter((item) => item.key.packageName === key.packageName && item.id !== packageId(key));
}

/**
 * Details beside the list, or above it without enough space. Not PatternFly's drawer, which scrolls its content in its
 * own box, while the list scrolls with the page.
 */
export function CatalogDrawer({ panel, onClose, children }: CatalogDrawerProps) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = panel !== null;
  const [clicks, setClicks] = useState(0);
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
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Enter on a card clicks, too */}
        <div
          className="operator-hub__drawer-list"
          ref={list}
          onClick={({ defaultPrevented }) => {
            // The list has opened the card.
            if (defaultPrevented) setClicks(clicks + 1);
          }}
        >
          {children}
        </div>
        {isOpen && (
          <DrawerPanel list={list} clicks={clicks}>
            {panel}
          </DrawerPanel>
        )}
      </div>
    </div>
  );
}

type CatalogDrawerProps = {
  /** The content beside the list; `null`: none, so that the list has the full width. */
  readonly panel: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type DrawerPanelProps = {
  readonly list: List;
  /** The number of clicks that opened a card: each moves the focus to its name. */
  readonly clicks: number;
  readonly children: ReactNode;
};

type List = { readonly current: HTMLElement | null };

const BODY = 'operator-hub__drawer-body';

function DrawerPanel({ list, clicks, children }: DrawerPanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  useDrawerHeight(panel);
  useEffect(() => {
    const isCovered =
      list.current !== null && getComputedStyle(list.current).visibility === 'hidden';
    if (isCovered || clicks > 0) focusHeading(panel.current);
  }, [list, clicks]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!key.startsWith('Arrow') || !(target instanceof HTMLHeadingElement)) return;
    event.preventDefault();
    // To the next card: the list handles its keys.
    const stop = list.current?.querySelector('a[tabindex="0"]');
    stop?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from its heading
    <section
      ref={panel}
      onKeyDown={onKeyDown}
      className="operator-hub__drawer-panel"
      aria-label={t('Operator details')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
    >
      {children}
    </section>
  );
}

/** Closing the panel from within returns the focus to its card. */
function useFocusBack(isOpen: boolean, list: List): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus();
  }, [isOpen, list]);
}

/** Escape closes an open menu or dialog first, whose events also arrive here. */
function isForOther({ target }: KeyboardEvent): boolean {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
  return isInDialog || document.querySelector('[role="listbox"], [role="menu"]') !== null;
}

/** Limits the height of an element to its visible part of the page. */
function useDrawerHeight(of: RefObject<HTMLElement | null>): void {
  useEffect(() => (of.current === null ? undefined : keptFitting(of.current)), [of]);
}

function keptFitting(panel: HTMLElement): () => void {
  const scroller = scrollerOf(panel);
  const fit = () => {
    panel.style.blockSize = `${visibleHeight(panel, scroller)}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(scroller ?? document.documentElement);
  const scrolled: EventTarget = scroller ?? window;
  scrolled.addEventListener('scroll', fit, { passive: true });
  return () => {
    observer.disconnect();
    scrolled.removeEventListener('scroll', fit);
  };
}

/** In pixels. The panel is sticky: it starts with its container, or at the top of the visible part. */
function visibleHeight(panel: HTMLElement, scroller: HTMLElement | null): number {
  const start = panel.parentElement?.getBoundingClientRect().top ?? 0;
  const { top, bottom } = scroller?.getBoundingClientRect() ?? {
    top: 0,
    bottom: window.innerHeight,
  };
  const toolbar = Number.parseFloat(getComputedStyle(panel).insetBlockStart) || 0;
  return Math.round(bottom - Math.max(start, top + toolbar));
}
