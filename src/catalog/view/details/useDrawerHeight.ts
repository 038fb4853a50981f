import { type RefObject, useEffect } from 'react';
import { scrollerOf } from '~/ui/scroller';

/** Keeps an element as high as what can be seen from its start to the end of the page. */
export function useDrawerHeight(of: RefObject<HTMLElement | null>): void {
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

/** In pixels. The panel is sticky: it starts where what it stands in does, or where the page's visible part does. */
function visibleHeight(panel: HTMLElement, scroller: HTMLElement | null): number {
  const start = panel.parentElement?.getBoundingClientRect().top ?? 0;
  const { top, bottom } = scroller?.getBoundingClientRect() ?? {
    top: 0,
    bottom: window.innerHeight,
  };
  return Math.round(bottom - Math.max(start, top));
}
