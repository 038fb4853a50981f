import { type ReactNode, useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';

/** Content out of the way until it is asked for. Unlike PatternFly's own, it says that it is closed. */
export function Fold({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ExpandableSection
      toggleText={title}
      isExpanded={isOpen}
      onToggle={(_, willOpen) => {
        setOpen(willOpen);
      }}
    >
      {children}
    </ExpandableSection>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
