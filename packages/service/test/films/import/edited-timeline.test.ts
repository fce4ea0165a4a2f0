import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildOtio } from '../../../src/films/export/build-otio.ts'
import { formatEdl, reelsOf } from '../../../src/films/export/format-edl.ts'
import type { EditedNames } from '../../../src/films/import/edited-timeline.ts'
import { readEdl } from '../../../src/films/import/read-edl.ts'
import { readOtio } from '../../../src/films/import/read-otio.ts'
import { sample } from '../export/sample.ts'

const reels = new Map([...reelsOf(sample)].map(([source, reel]) => [reel, source]))
const names: EditedNames = {
  sourceOf: all => all.map(name => reels.get(name) ?? name).find(name => /^clip-\d$/u.test(name)),
  framesPerSecond: 24,
  transitions: ['dissolve', 'push-left'],
}
/** The pieces of the sample. */
const whole = sample.shots.map(({ source, fromFrame, frames, transition }) => ({
  source,
  fromFrame,
  frames,
  ...(transition && { transition }),
}))

type Node = Record<string, any>
/** The exported timeline after an edit of its picture track. */
function edited(edit: (children: Node[]) => Node[]): string {
  const otio = JSON.parse(JSON.stringify(buildOtio(sample, { name: 'film' }))) as Node
  const track = otio['tracks'].children[0]
  track.children = edit(track.children)
  return JSON.stringify(otio)
}

test('an exported film is imported unchanged, in either format', () => {
  assert.deepEqual(
    readOtio(
      edited(all => all),
      names,
    ),
    whole,
  )
  assert.deepEqual(readEdl(formatEdl(sample, { title: 'film' }), names), whole)
})

test('clips are imported in another order, shorter, at another rate, or not at all', () => {
  const text = edited(([first, , second, , last]) => {
    const at25 = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 25, value })
    last!['source_range'] = { OTIO_SCHEMA: 'TimeRange.1', start_time: at25(50), duration: at25(25) }
    return [last!, { ...second!, enabled: false }, first!]
  })
  assert.deepEqual(readOtio(text, names), [
    { source: 'clip-1', fromFrame: 48, frames: 24 },
    { source: 'clip-1', fromFrame: 0, frames: 120 },
  ])
})

test('a transition of another program is a dissolve over its whole length', () => {
  const text = edited(([first, transition, second]) => {
    const time = (value: number) => ({ OTIO_SCHEMA: 'RationalTime.1', rate: 24, value })
    return [first!, { ...transition!, name: 'Cross Zoom', in_offset: time(6), out_offset: time(6) }, second!]
  })
  assert.deepEqual(readOtio(text, names)[0]!.transition, { kind: 'dissolve', frames: 12 })
})

test('an impossible edit is rejected with its position', () => {
  const gap = { OTIO_SCHEMA: 'Gap.1', source_range: edited(([one]) => [one!]) && sampleRange() }
  const refuse = (text: string, says: RegExp): void => assert.throws(() => readOtio(text, names), says)
  refuse('EDL', /it is no JSON/)
  refuse(`{"tracks":${'['.repeat(3_000_000)}`, /nested too deeply/)
  refuse(`{"tracks":[${'{},'.repeat(1_000_000)}{}]}`, /too many values/)
  refuse('{"OTIO_SCHEMA":"SerializableCollection.1"}', /is a SerializableCollection, not a Timeline/)
  refuse(
    edited(() => []),
    /it shows nothing of the film/,
  )
  refuse(
    edited(([first]) => [gap, first!]),
    /children\[0\] of the picture track is a gap/,
  )
  refuse(
    edited(([first]) => [{ ...first!, effects: [{ OTIO_SCHEMA: 'LinearTimeWarp.1' }] }]),
    /has the effect LinearTimeWarp; clips keep their speed/,
  )
  refuse(
    edited(([first]) => [{ ...first!, media_references: {}, name: 'stock.mov' }]),
    /shows "stock.mov", which is no segment of the film/,
  )
  refuse(
    edited(([first]) => [{ ...first!, source_range: null }]),
    /does not say what of its source it shows/,
  )
  const two = JSON.parse(edited(all => all)) as Node
  two['tracks'].children.push(two['tracks'].children[0])
  refuse(JSON.stringify(two), /2 picture tracks with clips/)
  let deep: Node = { OTIO_SCHEMA: 'Stack.1', children: [] }
  for (let depth = 0; depth < 20; depth++) deep = { OTIO_SCHEMA: 'Stack.1', children: [deep] }
  refuse(JSON.stringify({ OTIO_SCHEMA: 'Timeline.1', tracks: deep }), /its tracks cannot be read/)
})

const sampleRange = () => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: { OTIO_SCHEMA: 'RationalTime.1', rate: 24, value: 0 },
  duration: { OTIO_SCHEMA: 'RationalTime.1', rate: 24, value: 12 },
})

const LIST = `TITLE: edited
FCM: NON-DROP FRAME

001  CLIP2    V     C        00:00:00:12 00:00:02:12 01:00:00:00 01:00:02:00
* FROM CLIP NAME: clip-2
002  CLIP2    V     C        00:00:02:12 00:00:02:12 01:00:02:00 01:00:02:00
002  CLIP1    V     D    012 00:00:01:00 00:00:03:00 01:00:02:00 01:00:04:00
* FROM CLIP NAME: clip-2
* TO CLIP NAME: clip-1
003  VOICE    A     C        00:00:00:00 00:00:01:00 01:00:00:00 01:00:01:00
`

test('a dissolve of another program lies over the end of the clip before it', () => {
  assert.deepEqual(readEdl(LIST, names), [
    { source: 'clip-2', fromFrame: 12, frames: 60, transition: { kind: 'dissolve', frames: 12 } },
    { source: 'clip-1', fromFrame: 36, frames: 36 },
  ])
})

test('an edit decision list with gaps, other speeds or other clips is rejected with its line', () => {
  const refuse = (text: string, says: RegExp): void => assert.throws(() => readEdl(text, names), says)
  refuse('nothing', /it has no events/)
  refuse(LIST.replace('01:00:02:00 01:00:04:00', '01:00:02:05 01:00:04:05'), /line 7 .* 5 frames after/)
  refuse(
    LIST.replace('00:00:02:12 01:00:00:00', '00:00:04:12 01:00:00:00'),
    /line 4 \(event 001\) plays 96 frames in 48/,
  )
  refuse(LIST.replaceAll('CLIP2', 'STOCK').replaceAll('clip-2', 'stock.mov'), /line 4 .* shows stock.mov/)
  refuse(
    LIST.replace('* TO CLIP', 'M2   CLIP1       048.0                00:00:01:00\n* TO CLIP'),
    /line 7 .* changes the speed/,
  )
})

test('an edit decision list has a limited number of lines and events', () => {
  const event = '001  AX  V  C        00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00\n'
  assert.throws(() => readEdl(event.repeat(50_000), names), /more than 10000 events/)
  assert.throws(() => readEdl(event + '\n'.repeat(3_000_000), names), /more than 100000 lines/)
})

test('lines of any length are read in one pass, and a message does not repeat them', () => {
  const event = '001  AX  V  C        00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00\n'
  const long = ' '.repeat(3_000_000)
  for (const [text, says] of [
    [`001 AX V C${long}x`, /^it has no events$/],
    [`001 AX V W${'1'.repeat(3_000_000)} x`, /^it has no events$/],
    [`${event}* FROM CLIP NAME: x${long}y`, /^line 1 \(event 001\) shows x\s+…$/],
    [`${event.trimEnd()}\n* EFFECT NAME: x${long}y`, /shows AX, which is no segment/],
  ] as const)
    assert.throws(
      () => readEdl(text, names),
      ({ message }: Error) => says.test(message) && message.length < 500,
    )
  assert.throws(() => readOtio(`{"OTIO_SCHEMA":"${'.1'.repeat(1_000_000)}x"}`, names), {
    message: /^it is a .{300,400}…$/,
  })
})
