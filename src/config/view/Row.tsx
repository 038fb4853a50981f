import { type ReactNode, useContext, useId, useState } from 'react';
import { Badge, Button } from '@patternfly/react-core';
import { AngleDownIcon, AngleRightIcon, MinusCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { FieldFinding } from './FieldFinding';
import { ConfigFindings } from './configContext';
import './config.css';

/** One row of a list: its fields, its folded fields, and a button to remove it. */
export function Row({ path, name, more, onRemove, children }: Props) {
  const t = useT();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const hasFinding = useHasFinding(more?.paths ?? []);
  const isOpen = more !== null && (isExpanded || hasFinding);
  return (
    <li aria-label={name}>
      <div className="operator-hub__config-row">
        <div className="operator-hub__config-fields">{children}</div>
        <div className="operator-hub__config-actions">
          <div className="operator-hub__config-unfold">
            {more !== null && (
              <Unfold
                row={name}
                set={more.set}
                isOpen={isOpen}
                controls={id}
                onToggle={() => {
                  setExpanded(!isOpen);
                }}
              />
            )}
          </div>
          <Button
            variant="plain"
            className="operator-hub__config-remove"
            icon={<MinusCircleIcon />}
            aria-label={t('Remove {{row}}', { row: name })}
            onClick={onRemove}
          />
        </div>
      </div>
      {more !== null && (
        <div id={id} hidden={!isOpen} className="operator-hub__config-more">
          {isOpen && more.fields}
        </div>
      )}
      <FieldFinding path={path} />
    </li>
  );
}

/** The folded fields of a row. */
export type RowMore = {
  /** Of the fields; a problem of one of them unfolds all. */
  readonly paths: readonly string[];
  /** The number of fields with a value. */
  readonly set: number;
  readonly fields: ReactNode;
};

type Props = {
  readonly path: string;
  /** For example "Variable 1". */
  readonly name: string;
  readonly more: RowMore | null;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Unfold({ row, set, isOpen, controls, onToggle }: UnfoldProps) {
  const t = useT();
  return (
    <>
      <Button
        variant="link"
        isInline
        size="sm"
        icon={isOpen ? <AngleDownIcon /> : <AngleRightIcon />}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={t('More options for {{row}}', { row })}
        onClick={onToggle}
      >
        {t('More')}
      </Button>
      {set > 0 && (
        <Badge isRead screenReaderText={t('set')}>
          {set}
        </Badge>
      )}
    </>
  );
}

type UnfoldProps = {
  readonly row: string;
  readonly set: number;
  readonly isOpen: boolean;
  /** The ID of the unfolded element. */
  readonly controls: string;
  readonly onToggle: () => void;
};

function useHasFinding(paths: readonly string[]): boolean {
  const findings = useContext(ConfigFindings);
  return findings.some((finding) => paths.some((path) => finding.path.startsWith(path)));
}
