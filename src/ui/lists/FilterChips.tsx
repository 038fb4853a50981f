import { Button, Flex, Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { useT } from '~/i18n';

/** The selected filter values, each with a remove button, optionally one per facet, and one for all. */
export function FilterChips<F extends string>({
  groups,
  onRemove,
  onRemoveFacet,
  onClear,
}: Props<F>) {
  const t = useT();
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
      {groups.map(({ facet, title, chosen }) => (
        <LabelGroup
          key={facet}
          categoryName={title}
          numLabels={5}
          {...(onRemoveFacet && {
            isClosable: true,
            closeBtnAriaLabel: t('Remove filter {{text}}', { text: title }),
            onClick: () => {
              onRemoveFacet(facet);
            },
          })}
        >
          {chosen.map(({ value, text }) => (
            <Label
              key={value}
              variant="outline"
              textMaxWidth="16rem"
              closeBtnAriaLabel={t('Remove filter {{text}}', { text })}
              onClose={() => {
                onRemove(facet, value);
              }}
            >
              {text}
            </Label>
          ))}
        </LabelGroup>
      ))}
      <Button variant="link" isInline onClick={onClear}>
        {t('Clear all filters')}
      </Button>
    </Flex>
  );
}

type Props<F extends string> = {
  readonly groups: readonly {
    readonly facet: F;
    readonly title: string;
    readonly chosen: readonly { readonly value: string; readonly text: string }[];
  }[];
  readonly onRemove: (facet: F, value: string) => void;
  readonly onRemoveFacet?: (facet: F) => void;
  readonly onClear: () => void;
};
