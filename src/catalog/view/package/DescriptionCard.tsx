import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@patternfly/react-core';
import { Markdown } from '~/ui/Markdown';
import { useT } from '~/i18n';
import { useArrangement } from './arrangement';
import { SectionCard } from './SectionCard';

/** The author's description. It can be long, so that the drawer shows only its beginning. */
export function DescriptionCard({ text }: Props) {
  const t = useT();
  const isNarrow = useArrangement() === 'drawer';
  const description = <Markdown text={text} />;
  return (
    <SectionCard title={t('Description')}>
      {text === '' && t('No description available')}
      {text !== '' && (isNarrow ? <Beginning>{description}</Beginning> : description)}
    </SectionCard>
  );
}

type Props = { readonly text: string };

/** Long content with only its beginning visible, until the user expands it or moves the focus into it. */
export function Beginning({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isLong = useIsLong(content);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div
        id={id}
        className={[PART, isLong && !isOpen && `${PART}--cut`, isOpen && `${PART}--whole`]
          .filter(Boolean)
          .join(' ')}
        onFocus={() => {
          setOpen(true);
        }}
      >
        <div ref={content} className={`${PART}-content`}>
          {children}
        </div>
      </div>
      {isLong && (
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
    </>
  );
}

const PART = 'operator-hub__beginning';

/** In rem, as in package.css. */
const SHOWN = 14;

/** Whether the content is longer than the visible part; updated when it loads or its width changes. */
function useIsLong(content: RefObject<HTMLElement | null>): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setLong(element.offsetHeight > SHOWN * rem);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [content]);
  return isLong;
}
