import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTableFit } from './useTableFit';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Frame() {
  const frame = useRef<HTMLDivElement>(null);
  const { isNarrow } = useTableFit(frame);
  return (
    <div ref={frame} data-testid="frame" data-look={isNarrow ? 'cards' : 'table'}>
      <table />
    </div>
  );
}

/** jsdom has no layout. @returns a function that gives the frame another width */
function show(windowWidth: number, frameWidth: number) {
  vi.stubGlobal('innerWidth', windowWidth);
  const widthOf = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const give = (width: number) => widthOf.mockReturnValue(new DOMRect(0, 0, width, 100));
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  give(frameWidth);
  render(<Frame />);
  return (width: number) => {
    give(width);
    act(() => measure());
  };
}

test.each([
  ['a phone', 360, 330, 'cards'],
  ['a narrow column of a wide window', 1280, 480, 'cards'],
  ['a wide window', 1280, 481, 'table'],
  ['a phone, where the table is not yet shown', 360, 0, 'cards'],
  ['a wide window, where the table is not yet shown', 1280, 0, 'table'],
])('the look of a table on %s', (_, windowWidth, frameWidth, look) => {
  show(windowWidth, frameWidth);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-look', look);
});

test('the look follows the width of the frame, and is kept while it is hidden', () => {
  const give = show(1280, 900);
  give(400);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-look', 'cards');
  give(0);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-look', 'cards');
  give(900);
  expect(screen.getByTestId('frame')).toHaveAttribute('data-look', 'table');
});
