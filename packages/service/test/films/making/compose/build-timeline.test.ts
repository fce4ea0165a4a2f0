import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FilmDesign } from '../../../../src/films/making/design/film-design.ts'
import { joinFilms } from '../../../../src/films/making/compose/compose-parts.ts'
import { type ChosenParts, buildTimeline } from '../../../../src/films/making/compose/build-timeline.ts'
import type { StoryShot } from '../../../../../media/src/shots/storyboard.ts'
import { layOutTexts } from '../../../../../media/src/film/lay-out-texts.ts'
import type { Timeline } from '../../../../../media/src/film/timeline.ts'

const shot = (prompt: string, frames: number, more: Partial<StoryShot> = {}): StoryShot => ({
  prompt,
  frames,
  pictures: [0],
  from: 'frame',
  amplitude: 'medium',
  ...more,
})
const design: FilmDesign = {
  width: 1280,
  height: 720,
  texts: [],
  storyboard: {
    language: 'en',
    shots: [
      shot('one', 48, {
        transition: { kind: 'dissolve', frames: 8 },
        title: { text: 'Hello', style: 'title', fromFrame: 10, frames: 20 },
      }),
      shot('two', 72, { title: { text: 'There', style: 'title', fromFrame: 6, frames: 12 } }),
      shot('three', 24, { transition: { kind: 'dissolve', frames: 8 } }),
    ],
    narration: {
      voice: 'v',
      lines: [
        { text: 'first', shot: 0 },
        { text: 'last', shot: 2 },
      ],
    },
  },
}
const videos = [0, 1, 2].map(nth => ({ source: `clip-${nth}`, prompt: nth === 1 ? 'two, edited' : '', shot: nth }))
const timeline = (parts: Partial<ChosenParts> = {}, over: Partial<FilmDesign> = {}): Timeline =>
  buildTimeline({ ...design, ...over }, { videos, ...parts })
const trackOf = ({ tracks }: Timeline, kind: string) => tracks.find(track => track.kind === kind)

test('shots follow one another with the words their clips were made from; nothing follows the last', () => {
  const { frames, shots, framesPerSecond } = timeline()
  assert.deepEqual([frames, framesPerSecond], [144, 24])
  assert.deepEqual(
    shots.map(({ source, name, fromFrame, frames: length, transition }) => [
      source,
      name,
      fromFrame,
      length,
      transition?.kind,
    ]),
    [
      ['clip-0', 'one', 0, 48, 'dissolve'],
      ['clip-1', 'two, edited', 0, 72, undefined],
      ['clip-2', 'three', 0, 24, undefined],
    ],
  )
})

test('titles are in their shot, wherever it is, before the texts of the film', () => {
  const text = { text: 'Sub', style: 'subtitle', font: 'sans', fromFrame: 1, toFrame: 2 } as const
  const framesIn = (one: Timeline): unknown[] =>
    one.texts.map(({ text: words, fromFrame, toFrame }) => [words, fromFrame, toFrame])
  assert.deepEqual(framesIn(timeline({}, { texts: [text] })), [
    ['Hello', 10, 30],
    ['There', 54, 66],
    ['Sub', 1, 2],
  ])
  assert.deepEqual(framesIn(timeline({ videos: [videos[1]!, videos[0]!, videos[2]!] })), [
    ['There', 6, 18],
    ['Hello', 82, 102],
  ])
})

test('an unreported position is the middle, and a reported one is kept', () => {
  const box = { left: 0, top: 0, width: 0.2, height: 0.2 }
  const subjectsIn = (shown?: readonly (typeof box)[], pictures = [0]) =>
    timeline(
      { videos: [{ ...videos[0]!, ...(shown && { shown }) }] },
      { storyboard: { ...design.storyboard, shots: [shot('one', 48, { pictures })] } },
    ).shots[0]?.subjects
  assert.deepEqual(subjectsIn(), [{ left: 0.25, top: 0.2, width: 0.5, height: 0.6 }])
  assert.deepEqual(subjectsIn([box]), [box])
  assert.equal(subjectsIn([]), undefined)
  assert.equal(subjectsIn(undefined, []), undefined)
})

test('titles leave the middle of a shot free if its engine reports nothing', () => {
  const film = timeline()
  const { texts, views } = layOutTexts(film)
  assert.deepEqual(views, [undefined, undefined, undefined])
  assert.equal(texts.length, 2)
  for (const { x, y, picture } of texts) {
    const isOverMiddle =
      x < 0.75 * 1_280 && x + picture.width > 0.25 * 1_280 && y < 0.8 * 720 && y + picture.height > 0.2 * 720
    assert.ok(!isOverMiddle, `${x},${y} ${picture.width}x${picture.height}`)
  }
})

test('scenes are audible under everything except a song; music is between them and speech', () => {
  const scene = trackOf(timeline({ music: { source: 'bgm', seconds: 6 } }), 'scene')
  assert.deepEqual(
    scene?.cues.map(({ source, atSeconds, seconds }) => [source, atSeconds, seconds]),
    [
      ['clip-0', 0, 2],
      ['clip-1', 2, 3],
      ['clip-2', 5, 1],
    ],
  )
  const { gainDb = 0, cues = [] } = trackOf(timeline({ music: { source: 'bgm', seconds: 6 } }), 'music') ?? {}
  assert.deepEqual(cues, [{ source: 'bgm', atSeconds: 0, fromSeconds: 0, seconds: 6 }])
  assert.ok(gainDb < 0 && (scene?.gainDb ?? 0) < 0)
  const sung = timeline({ song: { source: 'song', seconds: 60 } })
  assert.equal(trackOf(sung, 'scene'), undefined)
  assert.deepEqual(trackOf(sung, 'song')?.cues, [{ source: 'song', atSeconds: 0, fromSeconds: 0, seconds: 6 }])
  assert.equal(trackOf(timeline({ song: { source: 'song', seconds: 4 } }), 'song')?.cues[0]?.seconds, 4)
})

test('given music is repeated for the length of the film, and fades out', () => {
  assert.deepEqual(trackOf(timeline({ loop: 'given' }), 'music')?.cues, [
    { source: 'given', atSeconds: 0, fromSeconds: 0, seconds: 6, fadeOutSeconds: 1.5, loops: true },
  ])
})

test('each line is spoken with its shot, from slightly before its first word to slightly after its last', () => {
  const lines = [
    { fromSeconds: 0.5, toSeconds: 1 },
    { fromSeconds: 2, toSeconds: 2.4 },
  ]
  const cuesOf = (one: Timeline) => trackOf(one, 'narration')?.cues ?? []
  const [first, last] = cuesOf(timeline({ narration: { source: 'voice', lines } }))
  assert.ok(first!.atSeconds < 1 && last!.atSeconds > 4.9, `${first?.atSeconds} ${last?.atSeconds}`)
  const near = (found: number, wanted: number): void => assert.ok(Math.abs(found - wanted) < 1e-9, `${found}`)
  near(first!.fromSeconds, 0.46)
  near(first!.seconds, 0.66)
  near(last!.fromSeconds, 1.96)
  near(last!.seconds, 0.56)
  // Where the shots are turned round, so is what is said.
  const [earlier, later] = cuesOf(
    timeline({ narration: { source: 'voice', lines }, videos: [videos[2]!, videos[1]!, videos[0]!] }),
  )
  near(earlier!.fromSeconds, 1.96)
  near(later!.fromSeconds, 0.46)
  assert.ok(later!.atSeconds > 3.9)
})

test('lines of a dialogue are spoken at their times in the design', () => {
  const spoken = [
    { source: 's0', seconds: 1.5 },
    { source: 's1', seconds: 2 },
  ] as const
  assert.deepEqual(
    trackOf(timeline({ spoken }, { spoken: [{ atSeconds: 0.5 }, { atSeconds: 3 }] }), 'dialogue')?.cues,
    [
      { source: 's0', atSeconds: 0.5, fromSeconds: 0, seconds: 1.5 },
      { source: 's1', atSeconds: 3, fromSeconds: 0, seconds: 2 },
    ],
  )
})

test('chapters are joined in order, each with its own sound from its start', () => {
  const chapter = (source: string, frames: number) => ({ source, frames, width: 720, height: 1280 })
  assert.deepEqual(joinFilms([chapter('a', 48), chapter('b', 24)]), {
    width: 720,
    height: 1280,
    framesPerSecond: 24,
    frames: 72,
    shots: [
      { source: 'a', name: 'Chapter 1', fromFrame: 0, frames: 48 },
      { source: 'b', name: 'Chapter 2', fromFrame: 0, frames: 24 },
    ],
    texts: [],
    tracks: [
      {
        kind: 'joined',
        gainDb: 0,
        cues: [
          { source: 'a', atSeconds: 0, fromSeconds: 0, seconds: 2 },
          { source: 'b', atSeconds: 2, fromSeconds: 0, seconds: 1 },
        ],
      },
    ],
  })
  assert.throws(() => joinFilms([]), /nothing to join/)
})

test('a longer or shorter version of a segment takes its own time and shifts the following ones', () => {
  const [first, second, third] = videos
  const longer = timeline({ videos: [{ ...first!, frames: 96 }, second!, { ...third!, frames: 24 }] })
  assert.deepEqual(
    [longer.frames, longer.shots.map(one => one.frames), longer.texts.map(one => one.fromFrame)],
    [192, [96, 72, 24], [10, 102]],
  )
  const shorter = timeline({ videos: [{ ...first!, frames: 6 }, second!, third!] })
  assert.equal(shorter.shots[0]?.transition, undefined, 'no transition is longer than its shot')
  assert.deepEqual([shorter.texts[0]?.fromFrame, shorter.texts[0]?.toFrame], [1, 6], 'a title stays in its shot')
  const over = { text: 'Sub', style: 'subtitle', font: 'sans', fromFrame: 100, toFrame: 140 } as const
  const gone = { ...over, fromFrame: 143, toFrame: 144 }
  const { texts } = timeline({ videos: [{ ...first!, frames: 24 }, second!, third!] }, { texts: [over, gone] })
  assert.deepEqual(
    texts.filter(one => one.text === 'Sub').map(one => one.toFrame),
    [120],
  )
})

test('music too short for its film is repeated, and fades out', () => {
  const [first, ...others] = videos
  const longer = timeline({ videos: [{ ...first!, frames: 96 }, ...others], music: { source: 'bgm', seconds: 6 } })
  const [cue] = trackOf(longer, 'music')?.cues ?? []
  assert.deepEqual([cue?.loops, cue?.seconds, cue?.fadeOutSeconds], [true, 8, 1.5])
})

test('a bubble points at the mouth of its speaker, or at the nearest face without a known name', () => {
  const bubble = { text: 'Hello', fromFrame: 50, toFrame: 70, style: 'bubble', font: 'sans' } as const
  const towards = { x: 0.5, y: 0.5 }
  const faces = [
    { left: 0.1, top: 0.2, width: 0.1, height: 0.2, name: 'lena' },
    { left: 0.5, top: 0.4, width: 0.1, height: 0.2, name: 'pim' },
  ]
  const seen = videos.map(video => ({ ...video, ...(video.shot === 1 && { faces }) }))
  const told = (speaker?: string) =>
    timeline({ videos: seen }, { texts: [{ ...bubble, towards, ...(speaker && { speaker }) }] }).texts.find(
      ({ style }) => style === 'bubble',
    )
  const { towards: lena, face } = told('Lena') ?? assert.fail()
  assert.deepEqual(
    [lena?.x, lena?.y].map(share => share?.toFixed(2)),
    ['0.15', '0.35'],
  )
  assert.deepEqual(face, { left: 0.1, top: 0.2, width: 0.1, height: 0.2 })
  assert.equal(told('Somebody')?.towards?.x.toFixed(2), '0.55')
  assert.deepEqual(timeline({}, { texts: [{ ...bubble, towards }] }).texts.at(-1)?.towards, towards)
})

test('captions move with their shots into another order', () => {
  const caption = { text: 'two', fromFrame: 58, toFrame: 80, style: 'subtitle', font: 'sans' } as const
  const turned = [videos[1]!, videos[0]!, videos[2]!]
  const [moved] = timeline({ videos: turned }, { texts: [caption] }).texts.filter(({ style }) => style === 'subtitle')
  assert.deepEqual([moved?.fromFrame, moved?.toFrame], [10, 32])
})
