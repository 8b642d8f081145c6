import { expect, test } from 'vitest';
import { fileNameOf } from './fileName';

test.each([
  ['https://files.example.org/media/report.pdf', 'report.pdf'],
  ['https://files.example.org/media/0123456789ab-report.pdf?sig=a/b#page=2', 'report.pdf'],
  ['https://files.example.org/media/report.pdf#a/b', 'report.pdf'],
  ['https://files.example.org/media/0123456789ab-Cr%C3%BCe%20plan.pdf', 'Crüe plan.pdf'],
  ['https://files.example.org/media/0123456789abc-report.pdf', '0123456789abc-report.pdf'],
  ['https://files.example.org/media/my-0123456789ab-report.pdf', 'my-0123456789ab-report.pdf'],
  ['https://files.example.org/media/50%.pdf', '50%.pdf'],
  ['https://files.example.org/media/0123456789ab-50%.pdf', '50%.pdf'],
  ['https://files.example.org/media/', 'https://files.example.org/media/'],
  ['0123456789ab-', '0123456789ab-'],
  ['report.pdf', 'report.pdf'],
  ['', ''],
])('the file at "%s" is called "%s"', (address, name) => expect(fileNameOf(address)).toBe(name));
