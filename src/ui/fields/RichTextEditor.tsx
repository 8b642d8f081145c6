import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { toHtml } from '../content/isHtml';
import { classNames } from '../layout/classNames';
import type { FieldIds, FieldValue } from './FieldFrame';
import styles from './RichTextField.module.css';
import { RichTextToolbar } from './RichTextToolbar';
import { richTextExtensions } from './richTextExtensions';

export interface RichTextHandle {
  focus(): void;
}

interface RichTextEditorProps extends FieldValue<string> {
  readonly ids: FieldIds;
  readonly isLocked: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly ref?: Ref<RichTextHandle>;
}

/** The editor, in a lazy chunk. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { ids, value, onChange, onBlur, isLocked, isRequired, isInvalid, ref } = props;
  const { direction } = useLanguage();
  const editor = useEditor(
    {
      extensions: richTextExtensions,
      content: toHtml(value ?? ''),
      editable: !isLocked,
      editorProps: {
        attributes: {
          id: ids.input,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': ids.label,
          dir: direction,
          class: styles.text ?? '',
        },
      },
      onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? undefined : changed.getHTML()),
      onBlur: () => onBlur?.(),
    },
    [],
  );
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? undefined : editor.getHTML();
    // a value set from outside: a restored draft, the server's version
    if ((value ?? undefined) !== shown) editor.commands.setContent(toHtml(value ?? ''), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    editor.setEditable(!isLocked, false);
    const text = editor.view.dom;
    const attributes = {
      'aria-describedby': ids.describedBy,
      'aria-invalid': isInvalid ? 'true' : undefined,
      'aria-required': isRequired ? 'true' : undefined,
      'aria-readonly': isLocked ? 'true' : undefined,
    };
    for (const [name, set] of Object.entries(attributes)) {
      if (set === undefined) text.removeAttribute(name);
      else text.setAttribute(name, set);
    }
  }, [editor, isLocked, isInvalid, isRequired, ids.describedBy]);

  return (
    <div className={classNames(styles.editor, isInvalid && styles.invalid, isLocked && styles.locked)}>
      {!isLocked && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
