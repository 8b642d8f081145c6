import { table } from '../store/table';

export interface MailRow {
  id: number;
  sent_at: string;
  to: string;
  subject: string;
  body: string;
}

export const mails = table<MailRow>('mail', { columns: { to: 'text' } });
