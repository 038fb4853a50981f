import { useId, useState } from 'react';
import { Button } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { Markdown } from '~/ui/Markdown';
import { TitledCard } from '~/ui/TitledCard';
import './overviewLayout.css';

/** What an Operator is: three lines, and on request the author's description. Nothing if there is no text. */
export function AboutCard({ title, about }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { shortDescription, description } = about;
  if (shortDescription === '') return null;
  return (
    <TitledCard title={title}>
      <div id={id}>
        {isOpen ? (
          <Markdown text={description} />
        ) : (
          <p className="operator-hub__overview-lead" dir="auto">
            {shortDescription}
          </p>
        )}
      </div>
      {description !== shortDescription && (
        <Button
          variant="link"
          isInline
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t('Show less') : t('Show all')}
        </Button>
      )}
    </TitledCard>
  );
}

type Props = {
  readonly title: string;
  readonly about: Pick<PackageChannel, 'shortDescription' | 'description'>;
};
