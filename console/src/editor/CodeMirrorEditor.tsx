import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, indentUnit } from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { themedHighlighting } from './highlight';

type CodeMirrorEditorProps = {
  readonly value: string;
  readonly language?: string | undefined;
  readonly isReadOnly: boolean;
  readonly label: string;
  readonly height?: string | undefined;
  readonly minHeight?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Ctrl-S or Cmd-S in the editor. */
  readonly onSave?: (() => void) | undefined;
};

/** A code editor; Tab leaves it, so that it is no trap for the keyboard. */
export function CodeMirrorEditor(props: CodeMirrorEditorProps) {
  const { value, height, minHeight, isReadOnly } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const latest = useRef(props);
  const readOnly = useRef(new Compartment());

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (host.current === null) {
      return undefined;
    }
    const created = new EditorView({
      parent: host.current,
      doc: latest.current.value,
      extensions: [
        ...extensionsOf(latest),
        readOnly.current.of(readOnlyExtension(latest.current.isReadOnly)),
      ],
    });
    view.current = created;
    return () => {
      created.destroy();
    };
  }, []);
  useEffect(() => {
    view.current?.dispatch({
      effects: readOnly.current.reconfigure(readOnlyExtension(isReadOnly)),
    });
  }, [isReadOnly]);
  useEffect(() => {
    const document = view.current?.state.doc;
    if (document !== undefined && document.toString() !== value) {
      view.current?.dispatch({ changes: { from: 0, to: document.length, insert: value } });
    }
  }, [value]);
  return <div ref={host} className="stand-in-editor" style={{ height, minHeight }} />;
}

type Latest = { readonly current: CodeMirrorEditorProps };

function extensionsOf(latest: Latest): readonly Extension[] {
  const { language = 'yaml', label } = latest.current;
  return [
    lineNumbers(),
    foldGutter(),
    history(),
    bracketMatching(),
    highlightActiveLine(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    // JSON is YAML too.
    language === 'yaml' || language === 'json' ? yaml() : [],
    themedHighlighting,
    keymap.of([
      {
        key: 'Mod-s',
        run: () => {
          latest.current.onSave?.();
          return latest.current.onSave !== undefined;
        },
      },
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    // The tab index tells assistive technologies that the scrollable text can be reached by keyboard.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) {
        latest.current.onChange?.(update.state.doc.toString());
      }
    }),
  ];
}

function readOnlyExtension(isReadOnly: boolean): Extension {
  return [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(true)];
}
