import { expect, test } from 'vitest';
import { reportEmbed } from './reportEmbed';

const url = 'https://app.powerbi.com/reportEmbed?reportId=1';

test.each([
  [
    { embed_url: url, embed_token: 'token' },
    { url, token: 'token' },
  ],
  [{ embed_url: url, embed_token: null }, null],
  [{ embed_url: url, embed_token: '' }, null],
  [{ embed_url: null, embed_token: 'token' }, null],
  [{ embed_url: 'aBcDeFgHiJ', embed_token: 'token' }, null],
  [{ embed_url: 'https://app.powerbi.com.example.org/reportEmbed', embed_token: 'token' }, null],
  [{ embed_url: 'http://app.powerbi.com/reportEmbed', embed_token: 'token' }, null],
  [{ embed_url: 'javascript:alert(1)//', embed_token: 'token' }, null],
])('reportEmbed(%o) is %o', (access, embed) => expect(reportEmbed(access)).toEqual(embed));
