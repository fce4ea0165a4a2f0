import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Size } from '../../src/frames/size.ts'
import type { ShareBox } from '../../src/frames/share-box.ts'
import { layOutTexts } from '../../src/film/lay-out-texts.ts'
import type { Text } from '../../src/film/timeline.ts'

const FRAMES: Size[] = [
  { width: 1_280, height: 720 },
  { width: 720, height: 1_280 },
  { width: 720, height: 720 },
]
const SUBJECTS: Record<string, ShareBox> = {
  'small in the middle': { left: 0.35, top: 0.3, width: 0.3, height: 0.45 },
  'at the upper edge': { left: 0.3, top: 0, width: 0.4, height: 0.6 },
  'at the left': { left: 0.02, top: 0.3, width: 0.4, height: 0.6 },
  'as wide as the frame': { left: 0, top: 0.2, width: 1, height: 0.6 },
  'as large as the frame': { left: 0, top: 0, width: 1, height: 1 },
}
const TEXTS: Pick<Text, 'text' | 'style'>[] = [
  { style: 'title', text: 'Kite One' },
  { style: 'title', text: 'A lamp that folds · Charges your phone while it shines' },
  { style: 'lower third', text: 'Waterproof down to thirty metres' },
  { style: 'end card', text: 'Kite One\n20% off until Sunday\nGet yours today' },
]

test('no title and no end card covers the subject of its shot, in wide, upright and square frames', () => {
  for (const frame of FRAMES)
    for (const [name, box] of Object.entries(SUBJECTS))
      for (const text of TEXTS) {
        const shot = { source: 'a', name: '', fromFrame: 0, frames: 72, subjects: [box] }
        const { texts, views } = layOutTexts({
          ...frame,
          texts: [{ ...text, font: 'sans', fromFrame: 10, toFrame: 62 }],
          shots: [shot],
        })
        const { zoom, x, y } = views[0] ?? { zoom: 1, x: frame.width / 2, y: frame.height / 2 }
        const seen = {
          left: (box.left * frame.width - x) * zoom + frame.width / 2,
          top: (box.top * frame.height - y) * zoom + frame.height / 2,
          width: box.width * frame.width * zoom,
          height: box.height * frame.height * zoom,
        }
        const laid = texts.at(-1)
        assert.ok(laid)
        const across = Math.min(seen.left + seen.width, laid.x + laid.picture.width) - Math.max(seen.left, laid.x)
        const down = Math.min(seen.top + seen.height, laid.y + laid.picture.height) - Math.max(seen.top, laid.y)
        const says = `${text.style} "${text.text}" over a subject ${name} of ${frame.width} x ${frame.height}`
        assert.ok(across <= 0 || down <= 0, `${says}: ${across} x ${down}`)
        const isInside =
          seen.left >= 0 &&
          seen.top >= 0 &&
          seen.left + seen.width <= frame.width &&
          seen.top + seen.height <= frame.height
        assert.ok(isInside, `${says} is pushed out of the frame`)
        assert.ok(zoom > 0.4, `${says} becomes ${zoom} of its size`)
      }
})

test('a title with enough space stays, and so does its shot', () => {
  const at = {
    width: 1_280,
    height: 720,
    texts: [{ text: 'Kite', style: 'title', font: 'sans', fromFrame: 0, toFrame: 9 }],
  } as const
  const shot = { source: 'a', name: '', fromFrame: 0, frames: 9 }
  const alone = layOutTexts({ ...at, shots: [shot] })
  const beside = layOutTexts({
    ...at,
    shots: [{ ...shot, subjects: [{ left: 0.4, top: 0.5, width: 0.2, height: 0.4 }] }],
  })
  assert.deepEqual(beside, alone)
  assert.deepEqual(beside.views, [undefined])
})

test('a subject that the edge of its clip cuts off does not go on beyond it: a panel is there', () => {
  const shots = [
    { source: 'a', name: '', fromFrame: 0, frames: 48, transition: { kind: 'dissolve', frames: 8 } },
    { source: 'b', name: '', fromFrame: 0, frames: 48, subjects: [{ left: 0.2, top: 0.1, width: 0.6, height: 0.9 }] },
  ]
  const texts = [{ text: 'Kite', style: 'end card', font: 'sans', fromFrame: 54, toFrame: 96 }] as const
  const { texts: laid, views } = layOutTexts({ width: 720, height: 1_280, shots, texts })
  const [panel, card] = laid
  assert.ok(panel && card && views[1])
  assert.deepEqual([panel.x, panel.picture.width, panel.fromFrame, panel.toFrame], [0, 720, 40, 96])
  assert.equal(panel.y + panel.picture.height, 1_280)
  assert.deepEqual([...panel.picture.rgba.subarray(0, 4)], [12, 13, 18, 255])
})
