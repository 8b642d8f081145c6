import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichContent } from './RichContent';

test('text is shown at once, and as rich text when the sanitiser has loaded', async () => {
  const { container } = render(
    <RichContent html="<p>Rain in <strong>the delta</strong></p><script>alert(1)</script>" />,
  );
  expect(container).toHaveTextContent('Rain in the delta');
  expect(container.querySelector('strong')).toBeNull();
  expect((await screen.findByText('the delta')).tagName).toBe('STRONG');
  expect(container.querySelector('script')).toBeNull();
  expect(container).toHaveTextContent(/^Rain in the delta$/);
});

test('new content replaces the old', async () => {
  const { rerender, container } = render(<RichContent html="<p>First</p>" />);
  expect((await screen.findByText('First')).tagName).toBe('P');
  rerender(<RichContent html="<p>Second</p>" />);
  expect(container).toHaveTextContent(/^Second$/);
  rerender(<RichContent html={null} />);
  expect(container).toHaveTextContent(/^$/);
});

test.each([
  ['<p dir="ltr">IFRC تدعم <strong>المجتمعات</strong> المتضررة من الفيضانات</p>', 'المجتمعات', 'rtl'],
  ['<p>The <strong>delta</strong></p>', 'delta', 'auto'],
])('%s has the direction of most of its letters', async (html, word, direction) => {
  const { container } = render(<RichContent html={html} />);
  expect((await screen.findByText(word)).tagName).toBe('STRONG');
  expect(container.firstElementChild).toHaveAttribute('dir', direction);
});
