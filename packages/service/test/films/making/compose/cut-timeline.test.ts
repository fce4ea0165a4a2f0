import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Timeline } from '../../../../../media/src/film/timeline.ts'
import { cutTimeline } from '../../../../src/films/making/compose/cut-timeline.ts'

/** Three segments of two seconds, each with a title, a line and a subtitle; music under all. */
const film: Timeline = {
  width: 640,
  height: 360,
  framesPerSecond: 24,
  frames: 144,
  shots: ['a', 'b', 'c'].map(source => ({
    source,
    name: source,
    fromFrame: 0,
    frames: 48,
    ...(source === 'a' && { transition: { kind: 'dissolve', frames: 8 } }),
  })),
  texts: [0, 1, 2].flatMap(segment => [
    {
      text: `title ${segment}`,
      style: 'title',
      font: 'sans',
      fromFrame: 48 * segment + 10,
      toFrame: 48 * segment + 40,
    },
    { text: `said ${segment}`, style: 'subtitle', font: 'sans', fromFrame: 48 * segment, toFrame: 48 * segment + 24 },
  ]),
  tracks: [
    {
      kind: 'narration',
      gainDb: 0,
      cues: [0, 1, 2].map(line => ({ source: 'voice', atSeconds: 2 * line + 0.25, fromSeconds: line, seconds: 1 })),
    },
    { kind: 'music', gainDb: -6, cues: [{ source: 'music', atSeconds: 0, fromSeconds: 0, seconds: 6 }] },
    {
      kind: 'scene',
      gainDb: -4,
      cues: ['a', 'b', 'c'].map((source, at) => ({ source, atSeconds: 2 * at, fromSeconds: 0, seconds: 2 })),
    },
  ],
}

test('pieces come in order, with their titles, lines and sounds', () => {
  const cut = cutTimeline(film, [
    { segment: 2, from: 0, to: 2, transition: 'wipe-left', over: 0.25 },
    { segment: 0, from: 0, to: 1.5 },
  ])
  assert.equal(cut.frames, 84)
  assert.deepEqual(
    cut.shots.map(({ source, fromFrame, frames, transition }) => [source, fromFrame, frames, transition]),
    [
      ['c', 0, 48, { kind: 'wipe-left', frames: 6 }],
      ['a', 0, 36, undefined],
    ],
  )
  assert.deepEqual(
    cut.texts.map(({ text, fromFrame, toFrame }) => [text, fromFrame, toFrame]),
    [
      ['title 0', 58, 84],
      ['said 0', 48, 72],
      ['title 2', 10, 40],
      ['said 2', 0, 24],
    ],
  )
  const [lines, music, scene] = cut.tracks.map(({ cues }) => cues)
  assert.deepEqual(
    lines!.map(({ fromSeconds, atSeconds }) => [fromSeconds, atSeconds]),
    [
      [2, 0.25],
      [0, 2.25],
    ],
  )
  assert.equal(music![0]!.seconds, 3.5)
  assert.deepEqual(
    scene!.map(({ source, atSeconds, seconds }) => [source, atSeconds, seconds]),
    [
      ['c', 0, 2],
      ['a', 2, 1.5],
    ],
  )
})

test('a piece from the middle of a segment shows that part, without titles that are over', () => {
  const { shots, texts, tracks } = cutTimeline(film, [
    { segment: 1, from: 0, to: 0.25 },
    { segment: 1, from: 1.75, to: 2 },
  ])
  assert.deepEqual(
    shots.map(({ fromFrame, frames }) => [fromFrame, frames]),
    [
      [0, 6],
      [42, 6],
    ],
  )
  assert.deepEqual(
    texts.map(({ text, fromFrame, toFrame }) => [text, fromFrame, toFrame]),
    [['said 1', 0, 6]],
  )
  assert.deepEqual(tracks[0]!.cues, [], 'a line that does not fit is left out')
  assert.equal(tracks[2]!.cues[1]!.fromSeconds, 1.75)
})

test('subtitles with the times of the new film stay', () => {
  const { texts } = cutTimeline(film, [{ segment: 2, from: 0, to: 2 }], true)
  assert.deepEqual(
    texts.map(({ text, fromFrame }) => [text, fromFrame]),
    [
      ['said 0', 0],
      ['title 2', 10],
    ],
  )
})

test('colliding lines wait for each other', () => {
  const late = {
    ...film,
    tracks: [{ ...film.tracks[0]!, cues: [0.9, 4].map(atSeconds => ({ ...film.tracks[0]!.cues[0]!, atSeconds })) }],
  }
  const { tracks } = cutTimeline(late, [
    { segment: 0, from: 0.5, to: 1.25 },
    { segment: 2, from: 0, to: 2 },
  ])
  assert.deepEqual(
    tracks[0]!.cues.map(({ atSeconds }) => Number(atSeconds.toFixed(3))),
    [0.4, 1.4],
  )
})
