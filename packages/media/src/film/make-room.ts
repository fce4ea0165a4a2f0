import type { Size } from '../frames/size.ts'
import { type Box, gapIn } from './find-free-place.ts'

/** The view of a shot: the point of the frame at its centre, and the scale. */
export type View = { x: number; y: number; zoom: number }

/** Moves a shot in the frame, and reduces it if necessary, so that its subjects are beside, above or below a text. */
export function makeRoom(subjects: readonly Box[], text: Box, frame: Size): View {
  const all = around(subjects)
  const gap = gapIn(frame)
  const [right, bottom] = [text.x + text.width, text.y + text.height]
  const regions: Box[] = [
    { x: 0, y: 0, width: frame.width, height: text.y },
    { x: 0, y: bottom, width: frame.width, height: frame.height - bottom },
    { x: 0, y: 0, width: text.x, height: frame.height },
    { x: right, y: 0, width: frame.width - right, height: frame.height },
  ]
  const views = regions
    .map(({ x, y, width, height }) => ({ x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap }))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(region => viewInto(all, region, frame))
  const best = views.toSorted((a, b) => b.view.zoom - a.view.zoom || a.shift - b.shift)[0]
  return best?.view ?? { x: frame.width / 2, y: frame.height / 2, zoom: 1 }
}

/**
 * The strips beyond a moved shot where a subject is cut off: its edge would be stretched there. Beyond other edges the
 * background is stretched.
 */
export function stripsBeyond({ x, y, zoom }: View, subjects: readonly Box[], frame: Size): Box[] {
  const { width, height } = frame
  const left = Math.round(width / 2 - x * zoom)
  const top = Math.round(height / 2 - y * zoom)
  const right = Math.round(width / 2 + (width - x) * zoom)
  const bottom = Math.round(height / 2 + (height - y) * zoom)
  const gap = gapIn(frame)
  const strips: [boolean, Box][] = [
    [subjects.some(box => box.x < gap), { x: 0, y: 0, width: left, height }],
    [subjects.some(box => box.y < gap), { x: 0, y: 0, width, height: top }],
    [subjects.some(box => box.x + box.width > width - gap), { x: right, y: 0, width: width - right, height }],
    [subjects.some(box => box.y + box.height > height - gap), { x: 0, y: bottom, width, height: height - bottom }],
  ]
  return strips.flatMap(([isCut, box]) => (isCut && box.width > 0 && box.height > 0 ? [box] : []))
}

function viewInto(all: Box, region: Box, frame: Size): { view: View; shift: number } {
  const zoom = Math.min(1, region.width / all.width, region.height / all.height)
  const [width, height] = [all.width * zoom, all.height * zoom]
  const left = within(all.x + (all.width - width) / 2, region.x, region.x + region.width - width)
  const top = within(all.y + (all.height - height) / 2, region.y, region.y + region.height - height)
  const view = {
    x: all.x - (left - frame.width / 2) / zoom,
    y: all.y - (top - frame.height / 2) / zoom,
    zoom,
  }
  return { view, shift: Math.hypot(left - all.x, top - all.y) }
}

const within = (place: number, least: number, most: number): number => Math.max(least, Math.min(place, most))

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))]
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
