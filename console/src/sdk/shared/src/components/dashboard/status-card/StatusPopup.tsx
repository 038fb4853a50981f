import { Flex, FlexItem } from '@patternfly/react-core';
import type { ReactNode } from 'react';

type StatusPopupItemProps = {
  readonly value?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
};

export default function StatusPopupItem({ value, icon, children }: StatusPopupItemProps) {
  return (
    <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
      <FlexItem>{children}</FlexItem>
      <FlexItem>
        {value} {icon}
      </FlexItem>
    </Flex>
  );
}

type StatusPopupSectionProps = {
  readonly firstColumn: ReactNode;
  readonly secondColumn?: ReactNode;
  readonly children?: ReactNode;
};

export function StatusPopupSection({
  firstColumn,
  secondColumn,
  children,
}: StatusPopupSectionProps) {
  return (
    <div className="co-status-popup__section">
      <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
        <FlexItem>{firstColumn}</FlexItem>
        <FlexItem>{secondColumn}</FlexItem>
      </Flex>
      {children}
    </div>
  );
}
