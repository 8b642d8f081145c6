/** A4 in points, with one column of text. */
const page = { width: 595, height: 842, margin: 56, lineHeight: 15, columns: 88 };
const linesPerPage = Math.floor((page.height - 2 * page.margin) / page.lineHeight);

/** Wraps a text into lines that fit the width of the page. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + word.length >= page.columns) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** A PDF string literal; the font only has Western European letters, others become question marks. */
const literal = (text: string) =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, (character) => `\\${character}`)})`;

/**
 * A PDF of plain text.
 *
 * @param title - printed in bold at the top of the first page
 */
export function textPdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = [...wrapped(title).map((text) => ({ text, font: 'B' })), { text: '', font: 'R' }].concat(
    paragraphs.flatMap((paragraph) => [...wrapped(paragraph), ''].map((text) => ({ text, font: 'R' }))),
  );
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, index) =>
    lines.slice(index * linesPerPage, (index + 1) * linesPerPage),
  );
  const firstPage = 5;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((shown, index) => {
      const text = shown.map((line) => `/${line.font} 11 Tf ${literal(line.text)} Tj T*`).join('\n');
      const start = `BT ${page.lineHeight} TL ${page.margin} ${page.height - page.margin} Td\n`;
      const stream = `${start}${text}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = Buffer.byteLength(body, 'latin1');
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n${table}\ntrailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
