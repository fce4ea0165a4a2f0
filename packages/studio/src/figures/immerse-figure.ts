import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Figure } from './figure.ts'

/** Share of a swimmer that is under water: feet and belly. */
const SUNK = 0.17
/** Over which share of its height the water closes. */
const SOFT = 0.03

/** A figure up to its waterline, which is where it now stands. Changes its pictures. */
export function immerseFigure(figure: Figure): Figure {
  const line = figure.foot.y - SUNK * figure.height
  for (const picture of figure.frames) fadeBelow(picture, line, SOFT * figure.height)
  return { ...figure, foot: { x: figure.foot.x, y: line } }
}

function fadeBelow({ width, height, rgba }: RgbaPicture, line: number, soft: number): void {
  for (let y = Math.max(0, Math.floor(line - soft)); y < height; y++) {
    const share = Math.max(0, Math.min(1, (line - y) / soft))
    for (let at = y * width * 4 + 3; at < (y + 1) * width * 4; at += 4) rgba[at] = rgba[at]! * share
  }
}
