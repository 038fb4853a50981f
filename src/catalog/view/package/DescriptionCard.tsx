import { Markdown } from '~/ui/Markdown';
import { useT } from '~/i18n';
import { useArrangement } from './arrangement';
import { Beginning } from './Beginning';
import { SectionCard } from './SectionCard';

/** The author's own text about the Operator. It may go on for pages: in the drawer only its beginning is shown. */
export function DescriptionCard({ text }: Props) {
  const t = useT();
  const isNarrow = useArrangement() === 'drawer';
  const description = <Markdown text={text} />;
  return (
    <SectionCard title={t('Description')}>
      {text === '' && t('Its author has not described it.')}
      {text !== '' && (isNarrow ? <Beginning>{description}</Beginning> : description)}
    </SectionCard>
  );
}

type Props = { readonly text: string };
