import { textDirection } from '#domain/language/textDirection';
import { classNames } from '../layout/classNames';
import css from './RichContent.module.css';

/** A text that was written without formatting, in its own direction and with its line breaks: tags in it are part of the words. */
export function PlainContent({ text }: { readonly text: string }) {
  return (
    <div dir={textDirection(text)} className={classNames(css.content, css.plain)}>
      {text}
    </div>
  );
}
