import { Button } from '@patternfly/react-core';
import { AngleDownIcon } from '@patternfly/react-icons';
import { Td } from '@patternfly/react-table';

/** The cell with the button that expands a row. PatternFly's button is always named "Details", in English. */
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
          // A block like PatternFly's: inline elements cannot be rotated.
          <div className="pf-v6-c-table__toggle-icon">
            <AngleDownIcon />
          </div>
        }
      />
    </Td>
  );
}

type Props = {
  /** The id of the button and of the row that it shows. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
};
