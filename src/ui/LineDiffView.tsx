import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import type { DiffHunk, DiffLine, LineDiff } from '~/olm/lineDiff';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import './lineDiff.css';

/** The differences between two texts, line by line, with context lines. */
export function LineDiffView({ diff, label }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (diff.kind === 'too-large') {
    return <Notice isPlain variant="info" title={t('Too many differences to show')} />;
  }
  const { hunks } = diff;
  const count = hunks.reduce((sum, { lines }) => sum + lines.length, 0);
  const shown = isWhole ? hunks : firstLines(hunks, MOST);
  return (
    <>
      <div
        className="operator-hub__diff"
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
      >
        {shown.map((hunk) => (
          <Hunk key={hunk.newStart} hunk={hunk} />
        ))}
      </div>
      {!isWhole && count > MOST && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('Show all {{count}} lines', { count })}
        </Button>
      )}
    </>
  );
}

type Props = {
  readonly diff: LineDiff;
  /** The name of the compared text. */
  readonly label: string;
};

/** Limit of initially displayed lines: more would block the page. */
const MOST = 300;
/** Limit of the displayed part of a line. */
const LONGEST = 4000;

function firstLines(hunks: readonly DiffHunk[], most: number): readonly DiffHunk[] {
  let room = most;
  return hunks.flatMap((hunk) => {
    const lines = hunk.lines.slice(0, Math.max(0, room));
    room -= hunk.lines.length;
    return lines.length === 0 ? [] : [{ ...hunk, lines }];
  });
}

function Hunk({ hunk }: { readonly hunk: DiffHunk }) {
  const t = useT();
  const { oldStart, newStart, lines } = hunk;
  return (
    <>
      {(oldStart > 1 || newStart > 1) && (
        <div className="operator-hub__diff-place">
          {t('Line {{old}}, now {{line}}', { old: oldStart, line: newStart })}
        </div>
      )}
      {lines.map((line, index) => (
        // Lines have no identity except their position, which never changes.
        <Line key={index} line={line} />
      ))}
    </>
  );
}

/** The sign is for users who do not see the color, and the word is for screen readers. */
function Line({ line: { kind, text: whole } }: { readonly line: DiffLine }) {
  const t = useT();
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  switch (kind) {
    case 'added':
      return (
        <ins className="operator-hub__diff-line operator-hub__diff-added">
          <Sign sign="+" word={t('added')} />
          {text}
        </ins>
      );
    case 'removed':
      return (
        <del className="operator-hub__diff-line operator-hub__diff-removed">
          <Sign sign="−" word={t('removed')} />
          {text}
        </del>
      );
    case 'same':
      return (
        <span className="operator-hub__diff-line">
          <Sign sign=" " word="" />
          {text}
        </span>
      );
  }
}

function Sign({ sign, word }: { readonly sign: string; readonly word: string }) {
  return (
    <span className="operator-hub__diff-sign">
      <span aria-hidden="true">{sign}</span>
      {word !== '' && <span className="pf-v6-screen-reader">{word}</span>}
    </span>
  );
}
