import { Markdown } from '~/components/Markdown';
import { useT } from '~/i18n';
import { SectionCard } from './SectionCard';

/** The author's own text about the Operator. */
export function DescriptionCard({ text }: Props) {
  const t = useT();
  return (
    <SectionCard title={t('Description')}>
      {text === '' ? t('Its author has not described it.') : <Markdown text={text} />}
    </SectionCard>
  );
}

type Props = { readonly text: string };
