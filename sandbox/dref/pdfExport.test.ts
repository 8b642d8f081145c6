import { describe, expect, test } from 'vitest';
import type { PdfExport } from '#contract/pdfExport';
import { drefSandbox, type Who } from './testDref';

const { call, create, sandbox } = drefSandbox();

describe('exporting a document as PDF', () => {
  const queued = async (who: Who, id: number) => {
    const body = { export_id: id, export_type: 'dref-applications', is_pga: true, per_country: null };
    return (await call<PdfExport>(who, 'POST /api/v2/pdf-export/', body, 'fr')).body;
  };
  const poll = (who: Who, id: number) => call<PdfExport>(who, `GET /api/v2/pdf-export/${id}/`);

  test('is pending for two polls, then has the file of the print page as the user sees it', async () => {
    const { id } = await create();
    const pdf = await queued('staff', id);
    expect(pdf).toMatchObject({ status: 0, pdf_file: null, export_id: id });
    expect(pdf.url).toMatch(new RegExp(`/dref-applications/${id}/export/\\?is_pga=true$`));
    expect((await poll('staff', pdf.id)).body.status).toBe(0);
    expect((await poll('staff', pdf.id)).body.status).toBe(0);
    const { pdf_file } = (await poll('staff', pdf.id)).body;
    const file = await sandbox().request(`GET ${new URL(pdf_file ?? '').pathname}`);
    expect((await file.text()).startsWith('%PDF-')).toBe(true);
    expect((await poll('super', pdf.id)).status).toBe(404);
  });

  test('fails for a document that the user may not see, and when the print service fails', async () => {
    const { id } = await create();
    const outcome = async (who: Who) => {
      const pdf = await queued(who, id);
      await poll(who, pdf.id);
      await poll(who, pdf.id);
      return (await poll(who, pdf.id)).body;
    };
    expect(await outcome('region.admin')).toMatchObject({ status: 2, pdf_file: null, status_display: 'Errored' });
    const failures = [{ endpoint: 'POST /sandbox/printing', times: 1 }];
    await sandbox().request('POST /sandbox/failures', { body: { failures } });
    expect((await outcome('staff')).status).toBe(2);
    expect((await outcome('staff')).status).toBe(1);
    expect((await call('guest', 'POST /api/v2/pdf-export/', {})).status).toBe(403);
  });
});
