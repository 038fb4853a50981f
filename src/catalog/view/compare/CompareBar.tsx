import { Button, Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { useT } from '~/i18n';
import './compare.css';

/** The packages that were picked for comparison, where they are seen and move no tile; nothing while there are none. */
export function CompareBar({ ids, names, onOpen, onRemove }: Props) {
  const t = useT();
  if (ids.length === 0) return null;
  return (
    <div className="operator-hub__compare-bar">
      <LabelGroup categoryName={t('To compare')} numLabels={3}>
        {ids.map((id) => {
          const name = names.get(id) ?? id;
          return (
            <Label
              key={id}
              variant="outline"
              textMaxWidth="12rem"
              closeBtnAriaLabel={t('Do not compare {{name}}', { name })}
              onClose={() => {
                onRemove(id);
              }}
            >
              {name}
            </Label>
          );
        })}
      </LabelGroup>
      <Button variant="secondary" size="sm" isAriaDisabled={ids.length < 2} onClick={onOpen}>
        {ids.length < 2
          ? t('Pick another one to compare')
          : t('Compare {{count}} selected', { count: ids.length })}
      </Button>
    </div>
  );
}

type Props = {
  readonly ids: readonly string[];
  /** Display names by id; a package without one is shown by its id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: () => void;
  readonly onRemove: (id: string) => void;
};
