import { useEffect, useRef } from 'react';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Extension, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import './codeEditor.css';

/** A YAML editor. Tab leaves it, so that it does not trap the keyboard. */
export function CodeEditor(props: Props) {
  const { value, marked, goTo } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (host.current === null) return undefined;
    const created = new EditorView({
      parent: host.current,
      doc: latest.current.value,
      extensions: extensionsOf(latest),
    });
    view.current = created;
    return () => {
      created.destroy();
    };
  }, []);
  useEffect(() => {
    const document = view.current?.state.doc;
    if (document !== undefined && document.toString() !== value) {
      view.current?.dispatch({ changes: { from: 0, to: document.length, insert: value } });
    }
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: markLines.of(marked) });
  }, [marked, value]);
  useEffect(() => {
    if (goTo !== null && view.current !== undefined) showLine(view.current, goTo.line);
  }, [goTo]);
  return <div ref={host} className="operator-hub__code-editor" />;
}

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines with findings, starting at 1. */
  readonly marked: readonly number[];
  /** The position of the cursor. A new object moves the cursor there again. */
  readonly goTo: { readonly line: number } | null;
};

type Latest = { readonly current: Props };

function extensionsOf(latest: Latest): readonly Extension[] {
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    yaml(),
    themedHighlighting,
    markedLines,
    keymap.of([...defaultKeymap, ...historyKeymap]),
    // The tab index tells assistive tools that the scrolled text can be reached by keyboard.
    EditorView.contentAttributes.of({ 'aria-label': latest.current.label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) latest.current.onChange(update.state.doc.toString());
    }),
  ];
}

function showLine(view: EditorView, number: number): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(1, number), doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from) });
  view.focus();
}

const markLines = StateEffect.define<readonly number[]>();

const MARK = Decoration.line({ class: 'operator-hub__code-marked' });

const markedLines = StateField.define({
  create: () => Decoration.none,
  update: (before, { state, effects, changes }) => {
    const effect = effects.find((one) => one.is(markLines));
    if (effect === undefined) return before.map(changes);
    const lines = effect.is(markLines) ? effect.value : [];
    const known = [...new Set(lines)].filter((line) => line >= 1 && line <= state.doc.lines);
    return Decoration.set(
      known
        .toSorted((one, other) => one - other)
        .map((line) => MARK.range(state.doc.line(line).from)),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The default style's fixed colors by what they mark, replaced by those of the theme (codeEditor.css). */
const THEMED: Readonly<Record<string, string>> = {
  '#00c': 'var(--operator-hub--code-key)',
  '#a11': 'var(--operator-hub--code-string)',
  '#164': 'var(--operator-hub--code-literal)',
  '#219': 'var(--operator-hub--code-literal)',
  '#940': 'var(--operator-hub--code-comment)',
  '#708': 'var(--operator-hub--code-keyword)',
};

const themedHighlighting = syntaxHighlighting(
  HighlightStyle.define(
    defaultHighlightStyle.specs.map((spec) => {
      const color: unknown = spec['color'];
      return typeof color === 'string'
        ? { tag: spec.tag, color: THEMED[color] ?? 'inherit' }
        : spec;
    }),
  ),
);
