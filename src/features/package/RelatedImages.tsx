import { useState } from 'react';
import { Card, CardBody, ExpandableSection, List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** The images that the Operator uses (BR-052): what must be mirrored for a cluster without internet. */
export function RelatedImages({ images }: { readonly images: readonly string[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (images.length === 0) return null;
  return (
    <Card>
      <CardBody>
        <ExpandableSection
          toggleText={t('Related images ({{number}})', { number: images.length })}
          isExpanded={isOpen}
          onToggle={(_, open) => {
            setOpen(open);
          }}
        >
          <List isPlain>
            {[...new Set(images)].map((image) => (
              <ListItem key={image} className="operator-hub__mono">
                {image}
              </ListItem>
            ))}
          </List>
        </ExpandableSection>
      </CardBody>
    </Card>
  );
}
