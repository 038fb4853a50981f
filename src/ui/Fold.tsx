import { type ReactNode, useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';
import './fold.css';

/**
 * Collapsed content. It is created when first expanded and kept afterwards. Unlike PatternFly's component, it has
 * `aria-expanded` when collapsed.
 */
export function Fold({ title, isOpen: isFirstOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const [wasOpen, setWasOpen] = useState(isFirstOpen);
  return (
    <ExpandableSection
      className="operator-hub__fold"
      toggleText={title}
      isExpanded={isOpen}
      onToggle={(_, willOpen) => {
        setOpen(willOpen);
        setWasOpen(true);
      }}
    >
      {wasOpen && children}
    </ExpandableSection>
  );
}

type Props = {
  readonly title: string;
  /** Expanded initially. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};
