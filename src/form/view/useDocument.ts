import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Checked, documentFindings } from '~/form/rules/documentFindings';
import { objectRead } from '~/form/rules/textEdits';
import { readYaml } from '~/form/rules/yamlText';

/** A typed text as the page has read and validated it, and the line that the user goes to. */
export function useDocument(
  text: string,
  { model, definition, edited, isPart = false, others }: Checked,
) {
  const shown = useReadText(text);
  const read = useMemo(() => readYaml(shown, isPart), [shown, isPart]);
  const checked = useChecked(read, shown);
  const findings = useMemo(
    () =>
      documentFindings(checked, {
        model,
        definition,
        isPart,
        ...(edited !== undefined && { edited }),
        ...(others !== undefined && { others }),
      }),
    [checked, model, definition, isPart, edited, others],
  );
  const [goTo, setGoTo] = useState<{ readonly line: number } | null>(null);
  return {
    shown,
    read,
    findings,
    goTo,
    onLine: (line: number) => {
      setGoTo({ line });
    },
  };
}

/**
 * The parsed text, which follows the input. A long text is parsed in a pause, because that takes longer than a key
 * press; edits by the form are already parsed.
 */
function useReadText(text: string): string {
  return useFollowing(text, isShort(text) || objectRead(text) !== undefined ? 0 : PAUSE);
}

/** The validated text: a short one immediately, a long one in a pause. */
export function useChecked<T>(read: T, text: string): T {
  const isAtOnce = isShort(text);
  const followed = useFollowing(read, isAtOnce ? 0 : PAUSE);
  return isAtOnce ? read : followed;
}

/** In characters. Longer texts take some milliseconds to parse. */
function isShort(text: string): boolean {
  return text.length < 5_000;
}

/** Milliseconds. */
const PAUSE = 150;

/** A value with a delay in milliseconds. */
function useFollowing<T>(value: T, delay: number): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    const follow = () => {
      startTransition(() => {
        setFollowed(value);
      });
    };
    if (delay === 0) {
      follow();
      return undefined;
    }
    const timer = setTimeout(follow, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return followed;
}
