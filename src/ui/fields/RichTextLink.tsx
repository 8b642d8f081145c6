import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { safeHref } from '#domain/links/safeUrl';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Popover } from '../overlays/Popover';
import styles from './RichTextField.module.css';
import { richTextStrings } from './richTextStrings';
import { TextField } from './TextField';

/** Adds a link to the selected text, edits or removes it. */
export function RichTextLink({ editor }: { readonly editor: Editor }) {
  const t = useStrings(richTextStrings);
  return (
    <Popover
      label={t.link}
      trigger={<Button variant="text" size="s" label={t.link} icon={<Link2 aria-hidden="true" />} />}
    >
      {(close) => <LinkForm editor={editor} onDone={close} />}
    </Popover>
  );
}

function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useStrings(richTextStrings);
  const current = useEditorState({ editor, selector: ({ editor: now }) => now.getAttributes('link').href as unknown });
  const [address, setAddress] = useState(typeof current === 'string' ? current : undefined);
  const [isRefused, setRefused] = useState(false);

  const addressField = useRef<HTMLInputElement>(null);
  useEffect(() => addressField.current?.focus(), []);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // React events of a popover bubble to the form around the field.
    event.stopPropagation();
    const href = safeHref(address);
    if (href === null) {
      setRefused(true);
      return;
    }
    const text = editor.chain().extendMarkRange('link');
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    if (hasText) text.setLink({ href }).run();
    else text.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <form className={styles.linkForm} noValidate onSubmit={onSubmit}>
      <TextField
        ref={addressField}
        type="url"
        label={t.linkAddress}
        value={address}
        onChange={(next) => {
          setAddress(next);
          setRefused(false);
        }}
        error={isRefused ? t.linkRefused : undefined}
      />
      <div className={styles.linkActions}>
        <Button variant="primary" type="submit">
          {t.linkSet}
        </Button>
        {typeof current === 'string' && <Button onPress={remove}>{t.linkRemove}</Button>}
      </div>
    </form>
  );
}
