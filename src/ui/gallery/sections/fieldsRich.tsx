import { FileField } from '../../fields/FileField';
import { UploadingFile } from '../../fields/FileRows';
import { RichTextField } from '../../fields/RichTextField';
import type { Upload, UploadedFile } from '../../fields/uploads';
import type { Transfer } from '../../fields/useUploads';
import { Controlled, Specimen } from '../Specimen';

/** Files named "fail…" fail; other uploads run until they are cancelled. */
const upload: Upload = (file, { onProgress, signal }) =>
  new Promise((_, reject) => {
    onProgress(0.4);
    if (file.name.startsWith('fail')) reject(new Error('refused'));
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const storedFiles: readonly UploadedFile[] = [
  { id: 1, name: 'appeal.pdf', href: 'https://example.org/appeal.pdf' },
  { id: 2, name: 'photo-of-the-delta-after-the-flood.jpg', caption: 'The delta' },
];
const pendingUploads: readonly Transfer[] = [
  { key: 1, id: 'pending', file: new File([], 'signed-page.pdf'), part: 0.4, hasFailed: false },
  {
    key: 2,
    id: 'failed',
    file: new File([], 'photo-of-the-delta-after-the-flood.jpg'),
    part: 0.8,
    hasFailed: true,
    reason: 'Only SVG files are refused.',
    kept: 'tooLarge',
  },
];
const overview =
  '<h3>Situation</h3><p>Heavy <strong>rain</strong> and <em>wind</em>, see <a href="https://example.org">the report</a>.</p><ul><li><p>Three districts</p></li></ul><blockquote><p>As told by the desk.</p></blockquote>';

export default function Section() {
  return (
    <>
      <Specimen name="File field" layout="grid">
        <Controlled<readonly UploadedFile[]>>
          {(fieldProps) => (
            <FileField {...fieldProps} label="Attachment" upload={upload} accept={['.pdf']} maxSize={10_000_000} />
          )}
        </Controlled>
        <Controlled<readonly UploadedFile[]> initial={storedFiles}>
          {(fieldProps) => (
            <FileField {...fieldProps} label="Images" upload={upload} isMultiple hasCaption isRequired />
          )}
        </Controlled>
        <Controlled<readonly UploadedFile[]>>
          {(fieldProps) => (
            <FileField {...fieldProps} label="With error" upload={upload} error="Attach the signed page." />
          )}
        </Controlled>
        <Controlled<readonly UploadedFile[]> initial={storedFiles}>
          {(fieldProps) => <FileField {...fieldProps} label="Read-only" upload={upload} isReadOnly hasCaption />}
        </Controlled>
        <Controlled<readonly UploadedFile[]> initial={storedFiles}>
          {(fieldProps) => <FileField {...fieldProps} label="Disabled" upload={upload} isDisabled />}
        </Controlled>
      </Specimen>
      <Specimen name="Files on their way, and failed" layout="column">
        <ul>
          {pendingUploads.map((transfer) => (
            <UploadingFile
              key={transfer.key}
              transfer={transfer}
              onCancel={() => undefined}
              onRetry={() => undefined}
            />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Rich text field" layout="column">
        <Controlled initial={overview}>
          {(fieldProps) => (
            <RichTextField {...fieldProps} label="Situational overview" hint="Facts first." isRequired />
          )}
        </Controlled>
        <Controlled<string>>
          {(fieldProps) => <RichTextField {...fieldProps} label="With error" error="Say what happened." />}
        </Controlled>
        <Controlled initial={overview}>
          {(fieldProps) => <RichTextField {...fieldProps} label="Read-only" isReadOnly />}
        </Controlled>
      </Specimen>
    </>
  );
}
