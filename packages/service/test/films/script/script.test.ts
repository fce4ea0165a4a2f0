import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkScript } from '../../../../media/src/script/check-script.ts'
import type { Scene } from '../../../../media/src/scene/scene-schema.ts'
import { type Script, SCRIPT_VERSION } from '../../../../media/src/script/script-schema.ts'
import { loadCatalogue } from '../../../../studio/src/library/catalogue.ts'
import { findFacts, findLacking } from '../../../../studio/src/film-writing/script/find-facts.ts'
import { findScriptFaults } from '../../../../studio/src/film-writing/script/find-script-faults.ts'
import { scriptFromStoryboard } from '../../../src/films/script/script-from-storyboard.ts'
import { FILM_FORMS, storyboardFromScript } from '../../../src/films/script/storyboard-from-script.ts'
import { tellMusicVideo } from '../../../src/films/script/tell-music-video.ts'
import { withEndCard } from '../../../../studio/src/film-writing/script/with-end-card.ts'
import { writeAd, writeGeneral } from '../written-films.ts'

const catalogue = loadCatalogue()

const SCRIPT: Script = {
  version: SCRIPT_VERSION,
  language: 'en',
  cast: [
    { id: 'anna', asset: 'woman', name: 'Anna', wears: [{ garment: 'coat', colour: 'red' }] },
    { id: 'grandpa', asset: 'man', name: 'Grandpa Joe', traits: { age: 'old' } },
  ],
  places: [{ id: 'home', asset: 'kitchen' }],
  shots: [
    { seconds: 4, words: 'Anna opens the door of the kitchen.', who: ['anna'], place: 'home' },
    {
      seconds: 2,
      words: 'Grandpa Joe at the table smiles.',
      who: ['grandpa'],
      lines: [{ text: 'You are late.', who: 'grandpa' }, { text: 'It was evening.' }],
    },
    {
      seconds: 6,
      words: 'The cake on the table.',
      pictures: [{ picture: 0, as: 'frame' }],
      title: { text: 'Home', style: 'end card' },
    },
  ],
  music: 'soft piano',
}

test('all problems of a script are found: ids, catalogue, pictures and documents of shots, each with its pointer', () => {
  assert.deepEqual(checkScript(SCRIPT, catalogue, { pictures: 1 }), { script: SCRIPT, problems: [] })
  const wrong = {
    ...SCRIPT,
    cast: [{ id: 'anna', asset: 'zzzqq' }],
    shots: [
      { seconds: 1, words: 'x', who: ['bob'], place: 'moon', lines: [{ text: 'a', who: 'bob' }] },
      { seconds: 1, words: 'x', pictures: [{ picture: 1, as: 'frame' }], scene: { version: 'kinora.scene/1' } },
    ],
  }
  const { problems } = checkScript(wrong, catalogue, { pictures: 1 })
  assert.deepEqual(
    problems.map(({ at }) => at),
    ['seconds', 'entities', 'places', 'shots'].map(field => `/shots/1/scene/${field}`),
    'what is no document at all comes first',
  )
  const { scene: _scene, ...second } = wrong.shots[1]!
  assert.deepEqual(
    checkScript({ ...wrong, shots: [wrong.shots[0], second] }, catalogue, { pictures: 1 }).problems.map(({ at }) => at),
    ['/cast/0/asset', '/shots/0/who/0', '/shots/0/place', '/shots/0/lines/0/who', '/shots/1/pictures/0/picture'],
  )
})

test('the example for models is a script, and has the facts of its brief', () => {
  const path = new URL('../../../instructions/writing/bottle.json', import.meta.url)
  const { brief, script } = JSON.parse(readFileSync(path, 'utf8')) as { brief: string; script: object }
  const checked = checkScript({ ...script, version: SCRIPT_VERSION }, catalogue, { pictures: 1 })
  assert.deepEqual(checked.problems, [])
  const facts = findFacts(brief, 'advertisement')
  assert.ok(facts.length >= 3, JSON.stringify(facts))
  assert.deepEqual(findScriptFaults(checked.script!, { facts, seconds: 12, pictures: 1 }), [])
})

test('names, prices, points and quotations of a brief are facts', () => {
  const ad = findFacts(
    'An ad for the "AquaPure" water bottle: leak-proof lid, keeps cold for a day. Only $29.90, 20% off. Buy it today',
    'advertisement',
  )
  const texts = ad.map(({ text, is }) => `${is} ${text}`.toLowerCase())
  for (const wanted of ['brand aquapure', 'price $29.90', 'price 20%', 'point leak-proof lid'])
    assert.ok(texts.includes(wanted), `${wanted} in ${texts.join('; ')}`)
  const zh = findFacts('为「青岚」茶叶做广告：高山有机，回甘持久，现价199元', 'advertisement')
  assert.ok(zh.some(({ is, text }) => is === 'price' && text === '199元'))
  assert.ok(zh.some(({ text }) => text === '青岚'))
  assert.deepEqual(
    findFacts('Mara, a girl, walks home. She says "good night".', 'general film').map(({ text }) => text),
    ['Mara', 'good night'],
  )
})

test('a fact that is spoken or written in any form is present, and otherwise missing', () => {
  const facts = [
    { text: 'AquaPure', is: 'brand' },
    { text: '$1,299.90', is: 'price' },
    { text: 'keeps drinks cold for a whole day', is: 'point' },
    { text: 'folds flat', is: 'point' },
  ] as const
  const said = (text: string): Script => ({ ...SCRIPT, shots: [{ seconds: 1, words: 'x', lines: [{ text }] }] })
  const all = 'Aqua-Pure keeps your drink cold the whole day. 1299.90 dollars. Folding it flat is easy.'
  assert.deepEqual(findLacking(said(all), facts), [])
  assert.deepEqual(
    findLacking(said('A bottle for 129 dollars.'), facts).map(({ text }) => text),
    facts.map(({ text }) => text),
  )
  assert.deepEqual(
    findLacking(said('青岚 AquaPure 1299.90'), facts),
    [],
    'points of another language cannot be looked for',
  )
})

test('a script with too many lines or shots, or without a picture of the request, has faults', () => {
  const lines = [{ text: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen' }]
  const shots = Array.from({ length: 6 }, () => ({ seconds: 1, words: 'x', lines }))
  const faults = findScriptFaults({ ...SCRIPT, shots }, { facts: [], seconds: 5, pictures: 2 })
  assert.deepEqual(
    faults.map(({ message }) => message.replaceAll(/\d+/gu, 'N')),
    [
      'picture N of the request is in no shot',
      'picture N of the request is in no shot',
      'the lines take about N s, and the film has N',
      'a film of N s has at most N shots; got N',
    ],
  )
})

const film = {
  script: SCRIPT,
  prompt: 'Anna visits Grandpa Joe.',
  seconds: 12,
  seed: 1,
  say: () => 2,
  form: FILM_FORMS['general film'],
}

test('a script becomes a storyboard of exactly its length, with voices, titles, pictures and cast', () => {
  const { storyboard, unsaid } = storyboardFromScript(film)
  const { shots, narration, cast, music } = storyboard
  assert.equal(
    shots.reduce((sum, { frames }) => sum + frames, 0),
    12 * 24,
  )
  assert.ok(shots[1]!.frames >= 4.6 * 24 - 1, 'a shot is as long as its lines')
  assert.partialDeepStrictEqual(shots[2], { from: 'frame', pictures: [0], title: { text: 'Home', style: 'end card' } })
  assert.equal(narration?.lines.length, 2)
  assert.notEqual(narration?.lines[0]?.voice, undefined, 'who is of the cast has a voice of their own')
  assert.equal(narration?.lines[1]?.voice, undefined)
  assert.deepEqual(cast?.entities, SCRIPT.cast)
  assert.deepEqual([music, unsaid], [{ prompt: 'soft piano, 120 bpm' }, []])
})

test('the shots of every script begin on the beats of its kind of film, and its music has their tempo', () => {
  for (const [kind, beat] of [
    ['general film', 12],
    ['advertisement', 24],
  ] as const) {
    const { storyboard } = storyboardFromScript({ ...film, form: FILM_FORMS[kind], say: () => 1.3 })
    for (const { frames } of storyboard.shots) assert.equal(frames % beat, 0, kind)
    assert.match(storyboard.music?.prompt ?? '', /120 bpm$/u)
  }
})

test('a script without cameras is directed by the rules of editing, and a written camera is kept', () => {
  const words = ['A mill by a river.', 'The miller carries a sack.', 'Flour falls.', 'The miller smiles.']
  const shots = words.map(text => ({ seconds: 3, words: text, place: 'home' }))
  const told = (script: Script) => storyboardFromScript({ ...film, script }).storyboard.shots
  assert.deepEqual(
    told({ ...SCRIPT, shots }).map(({ purpose, camera }) => [purpose, camera?.size]),
    [
      ['establishing', 'wide'],
      ['action', 'whole'],
      ['detail', 'bust'],
      ['reaction', 'waist'],
    ],
  )
  const [first, , third] = told({
    ...SCRIPT,
    shots: shots.map((shot, at) => ({
      ...shot,
      ...(at === 0 && { camera: {} }),
      ...(at === 2 && { camera: { size: 'eyes' } }),
    })),
  })
  assert.deepEqual([first?.camera, third?.camera?.size], [{}, 'eyes'])
})

test('only a cut to another place or to the end card is softened', () => {
  const shots = ['home', 'home', 'home', 'mill', 'mill', 'mill'].map((place, at) => ({
    seconds: 3,
    words: `Shot ${at}.`,
    place,
  }))
  for (let seed = 0; seed < 20; seed++) {
    const { storyboard } = storyboardFromScript({ ...film, seconds: 18, seed, script: { ...SCRIPT, shots } })
    assert.deepEqual(
      storyboard.shots.flatMap(({ transition }, at) => (transition ? [at] : [])),
      [2],
    )
  }
})

test('a document of a shot is as long as the shot, and a picture of a place is named as the background', () => {
  const scene = {
    version: 'kinora.scene/1',
    seconds: 2,
    entities: [{ id: 'anna', asset: 'woman' }],
    places: [{ id: 'home', asset: 'kitchen' }],
    shots: [{ from: 0, to: 2, place: 'home', actions: [{ who: 'anna', does: 'wave', from: 1, to: 2 }] }],
  } as const satisfies Scene
  const script: Script = {
    ...SCRIPT,
    shots: [
      { seconds: 1, words: 'Anna waves.', scene: structuredClone(scene) },
      { seconds: 1, words: 'Anna in picture 2', pictures: [{ picture: 1, as: 'place' }] },
    ],
  }
  const [first, second] = storyboardFromScript({ ...film, script }).storyboard.shots
  assert.equal(first!.scene?.seconds, first!.frames / 24)
  assert.equal(first!.scene?.shots[0]?.actions?.[0]?.from, first!.frames / 48)
  assert.equal(second?.prompt, 'Anna in picture 1, picture 1 as the background.')
})

test('lines too long for a fast voice are left out and reported', () => {
  const { storyboard, unsaid } = storyboardFromScript({ ...film, say: () => 15 })
  assert.deepEqual([storyboard.narration?.lines.length, unsaid], [1, ['It was evening.']])
})

test('the rules write valid scripts, with a cast and lines that name it', () => {
  const pictures = [{ prompt: '', subject: '', colours: [], faces: [] }]
  const prompt = 'An ad for AquaPure water bottle: leak-proof lid, keeps cold for a day'
  const ad = writeAd({ prompt, pictures, seconds: 15, language: 'en', creative: false, seed: 1 })
  const story = writeGeneral({
    prompt: 'Mara and her grandfather Tom bake bread. Tom says "Taste it." A boy shouts "Me too!" Title: "Bread".',
    pictures,
    seconds: 15,
    seed: 1,
  })
  for (const { script } of [ad, story]) assert.deepEqual(checkScript(script, catalogue, { pictures: 1 }).problems, [])
  assert.deepEqual(
    story.script.cast?.map(({ id, asset, name }) => [id, asset, name]),
    [
      ['mara', 'girl', 'Mara'],
      ['tom', 'old-man', 'Tom'],
    ],
  )
  const lines = story.script.shots.flatMap(({ lines = [] }) => lines)
  assert.deepEqual(
    lines.map(({ text, who }) => [text, who]),
    [
      ['Taste it.', 'tom'],
      ['Me too!', undefined],
    ],
  )
})

test('a stored storyboard is shown as a script', () => {
  const { storyboard } = storyboardFromScript(film)
  const script = scriptFromStoryboard(storyboard)
  assert.deepEqual(checkScript(script, catalogue, { pictures: 1 }).problems, [])
  assert.equal(script.shots.flatMap(({ lines = [] }) => lines).length, storyboard.narration?.lines.length)
})

test('an advertisement without an end card in its script gets one in the words of the brief', () => {
  const { shots } = SCRIPT
  const plain = { ...SCRIPT, shots: shots.slice(0, 2), call: 'Order now' }
  assert.equal(withEndCard(SCRIPT, 'x'), SCRIPT)
  assert.deepEqual(withEndCard(plain, 'An ad for "AquaPure".').shots.at(-1)?.title, {
    text: 'AquaPure\nOrder now',
    style: 'end card',
  })
})

test('a music video keeps its cuts and singers and shows the scenes of its script at their times', () => {
  const shot = { prompt: 'old', frames: 48, pictures: [], from: 'words', amplitude: 'small' } as const
  const cut = { language: 'en', shots: [shot, { ...shot, sings: true }, shot, shot] } as const
  const told = tellMusicVideo(cut, SCRIPT)
  assert.deepEqual(
    told.shots.map(({ frames }) => frames),
    [48, 48, 48, 48],
  )
  assert.deepEqual(
    told.shots.map(({ prompt }) => prompt),
    ['Anna opens the door of the kitchen.', 'old', 'The cake on the table.', 'The cake on the table.'],
  )
  // A scene over several cuts is seen from another distance.
  assert.deepEqual([told.shots[2]?.camera, told.shots[3]?.camera], [{}, { size: 'bust' }])
})
