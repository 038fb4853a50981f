import { type ReactNode, useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';

/**
 * Content out of the way until it is asked for: it is not made before, and stays as it is when it is folded again. Unlike
 * PatternFly's own, it says that it is closed.
 */
export function Fold({ title, isOpen: isFirstOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(isFirstOpen);
  const [wasOpen, setWasOpen] = useState(isFirstOpen);
  return (
    <ExpandableSection
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
  /** From the start. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};
