import { useState } from 'react';
import { ExpandableSection, List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { useT } from '~/i18n';
import { SectionCard } from './SectionCard';

/** The images that the Operator uses (BR-052): what must be mirrored for a cluster without internet. */
export function RelatedImages({ images }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const unique = [...new Set(images)];
  if (unique.length === 0) return null;
  return (
    <SectionCard>
      <ExpandableSection
        toggleText={t('Related images ({{number}})', { number: unique.length })}
        isExpanded={isOpen}
        onToggle={(_, open) => {
          setOpen(open);
        }}
      >
        <List isPlain>
          {unique.map((image) => (
            <ListItem key={image}>
              <Mono>{image}</Mono>
            </ListItem>
          ))}
        </List>
      </ExpandableSection>
    </SectionCard>
  );
}

type Props = { readonly images: readonly string[] };
