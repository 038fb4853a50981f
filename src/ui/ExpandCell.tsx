import { Button } from '@patternfly/react-core';
import { AngleDownIcon } from '@patternfly/react-icons';
import { Td } from '@patternfly/react-table';

/** The cell whose button unfolds a row. PatternFly's own button says "Details", in English and alike in every row. */
export function ExpandCell({ name, isExpanded, onToggle }: Props) {
  return (
    <Td className="pf-v6-c-table__toggle">
      <Button
        variant="plain"
        size="sm"
        className={isExpanded ? 'pf-m-expanded' : ''}
        aria-label={name}
        aria-expanded={isExpanded}
        onClick={onToggle}
        icon={
          // A block, as PatternFly's own: what is inline does not turn.
          <div className="pf-v6-c-table__toggle-icon">
            <AngleDownIcon />
          </div>
        }
      />
    </Td>
  );
}

type Props = {
  /** Of what the button is, and what it shows. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
};
