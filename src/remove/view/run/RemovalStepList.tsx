import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import { RemovalStepRow } from './RemovalStepRow';

/** Steps one below the other. @param props.isLive what changes is read out: not for lists that are long */
export function RemovalStepList({ items, control, label, isLive = false }: Props) {
  return (
    <ul
      className="operator-hub__removal-steps"
      aria-label={label}
      {...(isLive ? { 'aria-live': 'polite' } : {})}
    >
      {items.map((item) => (
        <RemovalStepRow key={item.step.id} item={item} control={control} />
      ))}
    </ul>
  );
}

type Props = {
  readonly items: readonly RemovalItem[];
  readonly control: RemovalRunControl;
  readonly label: string;
  readonly isLive?: boolean;
};
