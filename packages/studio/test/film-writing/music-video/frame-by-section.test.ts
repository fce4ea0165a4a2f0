import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeScenes } from '../../../src/film-writing/music-video/distribute-scenes.ts'
import { frameBySection, withinPhoto } from '../../../src/film-writing/music-video/frame-by-section.ts'
import { planMusicVideo } from '../../../src/film-writing/music-video/plan-music-video.ts'
import { nameSections } from '../../../src/film-writing/music-video/song.ts'
import { FACE, songOf, THING } from './songs.ts'

const song = songOf({
  seconds: 48,
  tempo: 120,
  sections: [
    [0, 0.2],
    [8, 0.6],
    [16, 1],
    [28, 0.6],
    [34, 0.95],
    [44, 0.3],
  ],
})
const film = (prompt: string, pictures = [THING]) =>
  planMusicVideo({ song, pictures, singers: [], prompt, style: '', mode: 'plain', seed: 1 })

test('the sections of a song are named by their energy and place', () => {
  assert.deepEqual(nameSections(song), ['intro', 'verse', 'chorus', 'verse', 'chorus', 'outro'])
  assert.deepEqual(
    nameSections(
      songOf({
        seconds: 20,
        tempo: 100,
        sections: [
          [0, 0.5],
          [9, 0.5],
        ],
      }),
    ),
    ['verse', 'verse'],
  )
})

test('a scene that the prompt places in the chorus is not shown in a verse, and none is lost', () => {
  const { shots } = film('Verse: a fox walks through a forest. It crosses a river. Chorus: wolves howl at the moon.')
  for (const { prompt, section, from } of shots) {
    if (from === 'frame') continue
    assert.equal(/wolves/iu.test(prompt), section === 'chorus' || section === 'outro', `${section}: ${prompt}`)
  }
  for (const word of ['forest', 'river', 'wolves'])
    assert.ok(
      shots.some(({ prompt }) => prompt.toLowerCase().includes(word)),
      word,
    )
})

test('scenes without a part follow each other over the whole song', () => {
  const sections = ['intro', 'verse', 'chorus', 'chorus'] as const
  assert.deepEqual(placeScenes(sections, [{ text: 'a' }, { text: 'b' }]), [[0], [0], [1], [1]])
  assert.deepEqual(placeScenes(['verse'], [{ text: 'a' }, { text: 'b', section: 'chorus' }]), [[0, 1]])
})

test('an intro establishes, a verse comes near, a bridge stays near, and no size is repeated in a row', () => {
  const sections = [
    'intro',
    'intro',
    'verse',
    'verse',
    'verse',
    'chorus',
    'chorus',
    'bridge',
    'outro',
    'outro',
  ] as const
  const sizes = frameBySection(sections)
  assert.equal(sizes[0], 'wide')
  assert.deepEqual(sizes.slice(2, 5).toSorted(), ['bust', 'waist', 'whole'])
  assert.ok(sizes[7] === 'bust' || sizes[7] === 'waist')
  for (const [at, size] of sizes.entries()) assert.notEqual(size, sizes[at + 1])
})

test('a person whom the photo crops is never shown as a whole body', () => {
  const bust = { ...FACE, faces: [{ left: 0.3, top: 0.2, width: 0.3, height: 0.4, frontal: true }] }
  const waist = { ...FACE, faces: [{ left: 0.4, top: 0.1, width: 0.15, height: 0.2, frontal: true }] }
  const whole = { ...FACE, faces: [{ left: 0.45, top: 0.05, width: 0.08, height: 0.1, frontal: true }] }
  assert.deepEqual(
    [bust, waist, whole, THING].map(facts => withinPhoto('whole', facts)),
    ['bust', 'waist', 'whole', 'whole'],
  )
  assert.equal(withinPhoto('bust', waist), 'bust')
  const { shots } = film('A woman dances on a beach. A woman runs through a forest.', [bust])
  for (const { camera, pictures, from } of shots)
    if (from === 'references' && pictures.length > 0) {
      assert.equal(camera?.size, 'bust')
      assert.doesNotMatch(camera?.move ?? '', /^(?:orbit|track)/u, 'a cut-out is flat')
    }
})

test('the words that place a scene in the song are used and not shown', () => {
  const { shots, told = [] } = film('A woman walks on a beach. In the chorus she dances on a stage.', [FACE])
  assert.ok(told.some(text => /chorus/iu.test(text)))
  for (const { prompt } of shots) assert.doesNotMatch(prompt, /chorus/iu)
})
