import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../../src/prompt-parsing/read-prompt.ts'
import { TRANSITIONS } from '../../../../media/src/compositor/transition-kinds.ts'
import { readTable } from '../../../src/film-writing/film-tables.ts'
import { type MusicVideoOptions, planMusicVideo } from '../../../src/film-writing/music-video/plan-music-video.ts'
import type { Storyboard } from '../../../../media/src/shots/storyboard.ts'
import { FACE, PROFILE, songOf, THING } from './songs.ts'

const SONG = songOf({
  seconds: 48.37,
  tempo: 100,
  sections: [
    [0, 0.2],
    [9.6, 0.6],
    [19.2, 1],
    [38.4, 0.1],
  ],
  sung: [
    [5, 9],
    [10.5, 14],
    [15, 19],
    [20, 24],
    [25, 29],
    [30, 37],
  ],
})
const options = (over: Partial<MusicVideoOptions> = {}): MusicVideoOptions => ({
  song: SONG,
  pictures: [THING, THING, THING],
  singers: [],
  prompt: '',
  style: '',
  mode: 'plain',
  seed: 1,
  ...over,
})
const startsOf = ({ shots }: Storyboard): number[] =>
  shots.map((_, at) => shots.slice(0, at).reduce((sum, { frames }) => sum + frames, 0) / 24)
const sungOf = ({ shots }: Storyboard): number[] => shots.flatMap(({ sings }, at) => (sings ? [at] : []))
const isNear = (list: readonly number[], seconds: number): boolean => list.some(time => Math.abs(time - seconds) < 0.03)

function* films(): Generator<{ asked: MusicVideoOptions; film: Storyboard }> {
  for (const seconds of [10, 12.345, 61.7, 179.99, 300])
    for (const tempo of [0, 60, 93.3, 174])
      for (const count of [1, 2, 7]) {
        const asked = options({
          song: songOf({
            seconds,
            tempo,
            sections: [
              [0, 0.2],
              [seconds / 3, 1],
              [seconds / 1.5, 0.5],
            ],
            sung: [
              [1, 5],
              [6, 9],
            ],
          }),
          pictures: Array.from({ length: count }, (_, at) => (at % 2 ? THING : FACE)),
          mode: count === 7 ? 'lip_sync' : 'plain',
          seed: count,
        })
        yield { asked, film: planMusicVideo(asked) }
      }
}

test("frames sum to the song's exactly", () => {
  for (const { asked, film } of films())
    assert.equal(
      film.shots.reduce((sum, { frames }) => sum + frames, 0),
      Math.round(asked.song.seconds * 24),
    )
})

test('every picture is used, and neighbours differ if possible', () => {
  for (const { asked, film } of films()) {
    assert.equal(new Set(film.shots.flatMap(({ pictures }) => pictures)).size, asked.pictures.length)
    for (const [at, shot] of film.shots.entries()) {
      const next = film.shots[at + 1]
      if (!next || asked.pictures.length < 2) continue
      assert.notDeepEqual(shot.pictures, next.pictures)
    }
  }
})

test('neighbours have different moves', () => {
  for (const { film } of films())
    for (const [at, { camera }] of film.shots.entries()) assert.notEqual(camera?.move, film.shots[at + 1]?.camera?.move)
})

test('every cut is on a beat, and most are on the first of a bar', () => {
  const cuts = startsOf(planMusicVideo(options())).slice(1)
  assert.ok(
    cuts.every(cut => isNear(SONG.beats, cut)),
    cuts.join(' '),
  )
  assert.ok(cuts.filter(cut => isNear(SONG.downbeats, cut)).length > cuts.length * 0.7)
})

test('a cut prefers the beat on which singing begins again', () => {
  const cutsAt = (from: number): number[] => {
    const song = songOf({
      seconds: 24,
      tempo: 120,
      sung: [
        [1, 6],
        [from, from + 5],
      ],
    })
    return startsOf(planMusicVideo(options({ song, pictures: [THING] }))).slice(1)
  }
  for (const from of [7.2, 9.2, 10.2, 13.2, 14.2])
    assert.ok(
      cutsAt(from).some(cut => Math.abs(cut - from) < 0.3),
      `${from}: ${cutsAt(from).join(' ')}`,
    )
})

test('performers act, and do something else in each shot', () => {
  for (const mode of ['perform', 'dance'] as const) {
    const { shots } = planMusicVideo(options({ mode, pictures: [FACE] }))
    const acted = shots.filter(({ from }) => from === 'references').map(({ prompt }) => prompt)
    assert.ok(acted.length >= 5)
    for (const [at, prompt] of acted.entries()) assert.notEqual(prompt, acted[at + 1], mode)
    assert.ok(new Set(acted).size >= Math.min(acted.length, 5), acted.join('\n'))
  }
})

test('loud parts are cut faster than quiet ones, all between one and a half and six seconds', () => {
  const film = planMusicVideo(options())
  const starts = startsOf(film)
  const lengths = film.shots.map(({ frames }) => frames / 24)
  const meanOf = (from: number, to: number): number => {
    const inside = lengths.filter((_, at) => starts[at]! >= from && starts[at]! < to)
    return inside.reduce((sum, length) => sum + length, 0) / inside.length
  }
  assert.ok(meanOf(19.2, 38.4) * 1.5 < meanOf(0, 9.6))
  assert.ok(
    lengths.every(length => length >= 1.45 && length <= 6.05),
    lengths.join(' '),
  )
})

test('without a rhythm sections are divided evenly', () => {
  const film = planMusicVideo(
    options({
      song: songOf({
        seconds: 20,
        tempo: 0,
        sections: [
          [0, 0],
          [10, 1],
        ],
      }),
    }),
  )
  const lengths = film.shots.map(({ frames }) => frames)
  assert.deepEqual(lengths.slice(0, 2), [120, 120])
  assert.ok(lengths.slice(2).every(frames => Math.abs(frames - lengths[2]!) <= 1))
})

test('transitions are at the ends of sections only', () => {
  const film = planMusicVideo(options())
  const starts = startsOf(film)
  const softened = film.shots.flatMap(({ transition }, at) =>
    transition ? [{ ...transition, seconds: starts[at + 1]! }] : [],
  )
  assert.equal(softened.length, 3)
  for (const { kind, seconds } of softened) {
    assert.ok(kind in TRANSITIONS)
    assert.ok([9.6, 19.2, 38.4].some(border => Math.abs(border - seconds) < 0.5))
  }
})

test('nobody sings without a frontal face, nor in a song above three minutes', () => {
  assert.deepEqual(sungOf(planMusicVideo(options({ mode: 'lip_sync', pictures: [THING, PROFILE] }))), [])
  const long = songOf({ seconds: 181, tempo: 100 })
  assert.deepEqual(sungOf(planMusicVideo(options({ mode: 'lip_sync', pictures: [FACE], song: long }))), [])
})

test('lip-sync uses the given face, in medium shots, while words are sung', () => {
  const film = planMusicVideo(options({ mode: 'lip_sync', pictures: [FACE, THING], singers: [FACE] }))
  const starts = startsOf(film)
  const sung = sungOf(film)
  assert.ok(sung.length > 2)
  for (const at of sung) {
    assert.deepEqual(film.shots[at]?.pictures, [2])
    assert.equal(film.shots[at]?.from, 'frame')
    assert.equal(film.shots[at]?.camera?.size, 'waist')
    const [from, to] = [starts[at]!, starts[at]! + (film.shots[at]?.frames ?? 0) / 24]
    assert.ok(SONG.words.some(word => word.fromSeconds < to && word.toSeconds > from))
  }
})

test('sing: everything sung is shown as sung, and singers alternate in order', () => {
  const film = planMusicVideo(options({ mode: 'sing', pictures: [], singers: [FACE, FACE] }))
  const singers = sungOf(film).map(at => film.shots[at]!.pictures[0])
  assert.equal(singers[0], 0)
  assert.deepEqual(new Set(singers), new Set([0, 1]))
  assert.ok(singers.length >= 10)
})

test('sing: pictures besides the singers appear, even if all is sung', () => {
  const song = songOf({ seconds: 30, tempo: 120, sections: [[0, 1]] })
  const film = planMusicVideo(options({ mode: 'sing', song, pictures: [THING, THING, THING], singers: [FACE, FACE] }))
  assert.deepEqual(new Set(film.shots.flatMap(({ pictures }) => pictures)), new Set([0, 1, 2, 3, 4]))
  assert.ok(sungOf(film).length > film.shots.length / 2)
})

test('sing_perform: song and performance alternate, and both singers sing', () => {
  const film = planMusicVideo(options({ mode: 'sing_perform', pictures: [FACE, FACE], singers: [FACE, FACE] }))
  const sung = sungOf(film)
  assert.ok(sung.every((at, index) => index === 0 || at - sung[index - 1]! > 1))
  assert.deepEqual(
    sung.slice(0, 4).map(at => film.shots[at]?.pictures[0]),
    [2, 3, 2, 3],
  )
})

test('perform and dance: there is no singing, and dance is cut faster, on beats', () => {
  const [perform, dance] = (['perform', 'dance'] as const).map(mode =>
    planMusicVideo(options({ mode, pictures: [FACE, FACE] })),
  )
  assert.deepEqual([sungOf(perform!), sungOf(dance!)], [[], []])
  assert.ok(dance!.shots.length > perform!.shots.length * 1.2)
  assert.ok(
    startsOf(dance!)
      .slice(1)
      .every(cut => isNear(SONG.beats, cut)),
  )
  assert.ok(dance!.shots.every(({ prompt }) => prompt.includes('dances')))
})

test('the caller’s scenes come in order, and the style is everywhere', () => {
  const film = planMusicVideo(
    options({ prompt: 'A girl on a beach. A girl on a stage.', style: 'film noir', pictures: [FACE, FACE] }),
  )
  const order = film.shots.map(({ prompt }) => (prompt.includes('beach') ? 'beach' : 'stage'))
  assert.deepEqual(order, order.toSorted())
  assert.ok(film.shots.every(({ prompt }) => prompt.includes('film noir')))
})

test('every scene is understood by the reader, without additional people', () => {
  const PERFORMANCES = readTable('performances')
  for (const { en, zh } of [...PERFORMANCES.quiet, ...PERFORMANCES.loud, ...PERFORMANCES.dancing]) {
    const read = [`The person ${en}.`, `图中的人${zh}。`].map(
      prompt => direct({ prompt, seed: 1, inputs: [{ role: 'images[0]' }] }).shots[0],
    )
    assert.equal(read[0]?.place, read[1]?.place, en)
    for (const shot of read)
      assert.deepEqual(
        shot?.subjects.map(({ what }) => 'input' in what && what.input),
        ['images[0]'],
        `${en} ${zh}`,
      )
  }
})

test('the same song and seed give the same film', () => {
  assert.deepEqual(planMusicVideo(options()), planMusicVideo(options()))
})

test('every scene of the prompt is in the pictures, and every picture is still shown', () => {
  const prompt = 'A lighthouse in a storm at night. A train crosses a desert at noon. An old man dances in the snow.'
  for (const pictures of [[THING, THING, THING], [THING], [FACE, THING]])
    for (const mode of ['plain', 'perform'] as const) {
      const film = planMusicVideo(options({ prompt, pictures, mode }))
      for (const scene of ['lighthouse', 'train', 'old man'])
        assert.ok(
          film.shots.some(shot => shot.from !== 'frame' && shot.prompt.includes(scene)),
          `${scene}: ${film.shots.map(shot => `${shot.from} ${shot.prompt}`).join('\n')}`,
        )
      for (const at of pictures.keys()) assert.ok(film.shots.some(shot => shot.pictures.includes(at)))
    }
})

test('a thing is in its scene, and a pronoun goes on from the scenes that name somebody', () => {
  const film = planMusicVideo({
    ...options(),
    pictures: [THING],
    prompt:
      'A young woman in a red dress dances on a rooftop at night in the rain. Then the yellow car drives through the desert at sunset. Finally she walks alone along a beach at dawn.',
  })
  const of = (words: string) => film.shots.filter(({ prompt }) => prompt.includes(words))
  for (const words of ['rooftop', 'desert', 'beach']) assert.ok(of(words).length > 0, words)
  for (const { pictures, from } of of('desert')) assert.deepEqual([from, ...pictures], ['references', 0])
  for (const { pictures, from } of [...of('rooftop'), ...of('beach')]) assert.deepEqual([from, ...pictures], ['words'])
  for (const { prompt, before } of of('beach')) {
    assert.match(prompt, /^She walks alone/u)
    assert.match(before?.join(' ') ?? '', /A young woman in a red dress/u)
  }
})

test('scenes of a song are found by their words, not by their position', () => {
  const film = planMusicVideo({
    ...options(),
    pictures: [THING],
    prompt:
      'Verse: a bus drives through a snowy town at night. Chorus: an old man plays the violin on a bridge. Bridge: swans fly over a lake at dawn. Outro: the old man walks home.',
  })
  const told = film.shots.filter(({ from }) => from === 'words').map(({ prompt }) => prompt)
  assert.deepEqual(
    [...new Set(told.map(prompt => prompt.split('.')[0]))],
    [
      'A bus drives through a snowy town at night',
      'An old man plays the violin on a bridge',
      'Swans fly over a lake at dawn',
      'The old man walks home',
    ],
  )
  assert.ok(film.shots.every(({ from }) => from !== 'references'))
})

test('most shots show the words; a picture of something else is between them, never twice in a row', () => {
  for (const prompt of [
    'A girl in a red dress dances on a beach at sunset.',
    '一位红衣女子在竹林里舞剑，月夜她坐在小船上吹笛子，黄昏时分她骑着白马奔向大漠',
  ])
    for (const pictures of [[{ ...THING, isPlace: true as const }], [THING, THING]]) {
      const { shots } = planMusicVideo(options({ prompt, pictures }))
      const looks = shots.map(({ from }) => from === 'frame')
      assert.ok(looks.filter(Boolean).length <= shots.length / 3 + 1, shots.map(({ from }) => from).join(' '))
      assert.ok(looks.every((look, at) => !look || !looks[at + 1]))
    }
})

test('a short song has all scenes, in shorter shots', () => {
  const prompt =
    'A mill. A bridge. A tower. A lake. A harbour. A desert. A forest. A castle. A market. A garden. A cave. A farm.'
  const song = songOf({ seconds: 10, tempo: 120 })
  const text = planMusicVideo(options({ prompt, song, pictures: [THING] }))
    .shots.map(shot => shot.prompt)
    .join(' ')
  for (const scene of prompt.split('. ')) assert.ok(text.includes(scene.replace('.', '')), scene)
})

test('pictures with faces are cast as people, and others are not', () => {
  const prompt = 'A lighthouse in a storm at night. An old man dances in the snow.'
  const { shots } = planMusicVideo(options({ prompt, pictures: [FACE] }))
  for (const shot of shots)
    assert.equal(shot.from, shot.prompt.includes('lighthouse') ? 'words' : 'references', shot.prompt)
})

test('a picture of a place is the place of scenes without one', () => {
  const prompt = 'Two dancers turn in slow motion. Two dancers run through a forest.'
  const { shots } = planMusicVideo(options({ prompt, pictures: [{ ...THING, isPlace: true }] }))
  const turning = shots.filter(shot => shot.prompt.includes('slow motion'))
  assert.ok(turning.length > 0)
  for (const shot of turning) assert.match(shot.prompt, /picture 1 as the background/u)
  for (const shot of shots.filter(each => each.prompt.includes('forest'))) assert.deepEqual(shot.pictures, [])
})
