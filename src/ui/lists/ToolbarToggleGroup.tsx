import { type ReactNode, useEffect, useRef } from 'react';
import { ToolbarToggleGroup as Group } from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';

/** The toggle of toolbar content on narrow pages. PatternFly's button has an English name only. */
export function ToolbarToggleGroup({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const icon = useRef<HTMLSpanElement>(null);
  const show = t('Show filters');
  useEffect(() => {
    icon.current?.closest('button')?.setAttribute('aria-label', show);
  }, [show]);
  const toggleIcon = (
    <span ref={icon}>
      <FilterIcon />
    </span>
  );
  return (
    <Group toggleIcon={toggleIcon} breakpoint="xl">
      {children}
    </Group>
  );
}
