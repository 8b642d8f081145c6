import { displayNames, numberFormat } from '#domain/language/intl';
import { readColour } from './colours';
import type { MapColour } from './mapTypes';
import { type MarkShape, markShapes, traceMark } from './markShapes';

/** Images are drawn at twice their size, for high-density screens. */
export const imageRatio = 2;
const labelFont = '600 11px "Open Sans Variable", system-ui, sans-serif';
const countFont = '700 12px "Open Sans Variable", system-ui, sans-serif';

interface Writing {
  readonly font: string;
  readonly colour: string;
  /** The outline of the letters; none for letters on a circle. */
  readonly halo?: string;
}

function writing(text: string, { font, colour, halo }: Writing): ImageData | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = font;
  const [width, height] = [Math.ceil(context.measureText(text).width) + 6, 18];
  context.canvas.width = width * imageRatio;
  context.canvas.height = height * imageRatio;
  context.scale(imageRatio, imageRatio);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (halo) {
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = halo;
    context.strokeText(text, width / 2, height / 2);
  }
  context.fillStyle = colour;
  context.fillText(text, width / 2, height / 2);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

/** Names and counts are drawn as images: the browser shapes every script, and no third-party font service is requested. */
export const labelImage = 'label:';
export const countImage = 'count:';
export const badgeImage = 'badge:';
export const markImage = 'mark:';

const badgeRadius = 12;

/** Draws letters on a disc with a light outline. */
function badge(text: string, disc: string, ink: string, edge: string): ImageData | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const size = badgeRadius * 2;
  context.canvas.width = size * imageRatio;
  context.canvas.height = size * imageRatio;
  context.scale(imageRatio, imageRatio);
  context.arc(badgeRadius, badgeRadius, badgeRadius - 1, 0, 2 * Math.PI);
  context.fillStyle = disc;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = edge;
  context.stroke();
  context.font = labelFont;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, badgeRadius, badgeRadius);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

const markSize = 18;

/** Draws a mark with a light outline. */
function mark(shape: MarkShape, colour: string, edge: string): ImageData | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.canvas.width = markSize * imageRatio;
  context.canvas.height = markSize * imageRatio;
  context.scale(imageRatio, imageRatio);
  traceMark(context, shape, { left: 2, top: 2, size: markSize - 4 });
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = edge;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

const isShape = (name: string): name is MarkShape => Object.hasOwn(markShapes, name);

/**
 * Draws the text that an image name stands for: `label:NP` the country's name in a language, `count:12` a number,
 * `badge:--series-1:--surface:TC` letters on a disc, after the tokens of disc and letters, `mark:--series-1:star` a figure after its token.
 *
 * @returns null for any other name
 */
export function paintedImage(name: string, language: string, root: Element): ImageData | null {
  const colour = (token: MapColour) => readColour(token, root);
  if (name.startsWith(labelImage)) {
    const iso2 = name.slice(labelImage.length);
    const text = displayNames(language, { type: 'region' }).of(iso2) ?? iso2;
    return writing(text, { font: labelFont, colour: colour('--muted'), halo: colour('--surface') });
  }
  if (name.startsWith(countImage)) {
    const count = Number(name.slice(countImage.length));
    const text = numberFormat(language, { notation: 'compact' }).format(count);
    return writing(text, { font: countFont, colour: colour('--surface') });
  }
  if (name.startsWith(badgeImage)) {
    const [disc = '--series-2', ink = '--surface', text = ''] = name.slice(badgeImage.length).split(':');
    // the name was made of tokens
    return badge(text, colour(disc as MapColour), colour(ink as MapColour), colour('--surface'));
  }
  if (name.startsWith(markImage)) {
    const [token = '--series-2', shape = ''] = name.slice(markImage.length).split(':');
    // the name was made of a token
    return isShape(shape) ? mark(shape, colour(token as MapColour), colour('--surface')) : null;
  }
  return null;
}

/** A dot, for an image that failed to load. */
export function paintedDot(root: Element): ImageData | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const size = 14 * imageRatio;
  context.canvas.width = size;
  context.canvas.height = size;
  context.arc(size / 2, size / 2, size / 2 - imageRatio, 0, 2 * Math.PI);
  context.fillStyle = readColour('--series-2', root);
  context.fill();
  context.lineWidth = imageRatio;
  context.strokeStyle = readColour('--surface', root);
  context.stroke();
  return context.getImageData(0, 0, size, size);
}
