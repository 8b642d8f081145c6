import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Heading3, Heading4, Italic, List, ListOrdered, Quote, Redo2, Underline, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton, Toolbar } from 'react-aria-components';
import { useStrings } from '#ui/language/useStrings';
import { WidgetProvider } from '../overlays/WidgetProvider';
import styles from './RichTextField.module.css';
import { RichTextLink } from './RichTextLink';
import { richTextStrings } from './richTextStrings';

/** The format buttons: one tab stop, with arrow keys between them. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const t = useStrings(richTextStrings);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 3 }),
      subheading: now.isActive('heading', { level: 4 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <WidgetProvider>
      <Toolbar aria-label={t.formatting} className={styles.toolbar}>
        <Format label={t.bold} isOn={on.bold} onPress={() => run().toggleBold().run()} icon={<Bold />} />
        <Format label={t.italic} isOn={on.italic} onPress={() => run().toggleItalic().run()} icon={<Italic />} />
        <Format
          label={t.underline}
          isOn={on.underline}
          onPress={() => run().toggleUnderline().run()}
          icon={<Underline />}
        />
        <Format
          label={t.heading}
          isOn={on.heading}
          onPress={() => run().toggleHeading({ level: 3 }).run()}
          icon={<Heading3 />}
        />
        <Format
          label={t.subheading}
          isOn={on.subheading}
          onPress={() => run().toggleHeading({ level: 4 }).run()}
          icon={<Heading4 />}
        />
        <Format
          label={t.bulletList}
          isOn={on.bulletList}
          onPress={() => run().toggleBulletList().run()}
          icon={<List />}
        />
        <Format
          label={t.numberedList}
          isOn={on.orderedList}
          onPress={() => run().toggleOrderedList().run()}
          icon={<ListOrdered />}
        />
        <Format label={t.quote} isOn={on.quote} onPress={() => run().toggleBlockquote().run()} icon={<Quote />} />
        <RichTextLink editor={editor} />
        <Format
          label={t.undo}
          isDisabled={!on.canUndo}
          onPress={() => run().undo().run()}
          icon={<Undo2 className={styles.directional} />}
        />
        <Format
          label={t.redo}
          isDisabled={!on.canRedo}
          onPress={() => run().redo().run()}
          icon={<Redo2 className={styles.directional} />}
        />
      </Toolbar>
    </WidgetProvider>
  );
}

interface FormatProps {
  readonly label: string;
  /** Undefined for an action, which is neither on nor off. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function Format({ label, isOn, isDisabled, icon, onPress }: FormatProps) {
  if (isOn === undefined) {
    return (
      <Button aria-label={label} isDisabled={isDisabled} onPress={onPress} className={styles.format}>
        {icon}
      </Button>
    );
  }
  return (
    <ToggleButton
      aria-label={label}
      isSelected={isOn}
      isDisabled={isDisabled}
      onPress={onPress}
      className={styles.format}
    >
      {icon}
    </ToggleButton>
  );
}
