import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { ComicAsset } from '../../../../../studio/src/film-writing/comic/comic.ts'
import { describedMembers } from '../../../../../studio/src/film-writing/comic/comic-cast.ts'
import { readChapters } from '../../../../../studio/src/film-writing/comic/read-chapters.ts'
import { designComic } from '../../../../src/films/making/comic/design-comic.ts'
import { withPanelDocuments } from '../../../../src/films/making/comic/panel-drafts.ts'
import { openReader } from '../design/open-reader.ts'

const described = (type: ComicAsset['type'], name: string, description: string): ComicAsset => ({
  type,
  name,
  description,
  voice: '',
  hasPicture: false,
})

/** The documents of the panels of a script. */
async function documentsOf(
  t: TestContext,
  script: string,
  assets: readonly ComicAsset[] = [],
  language: 'en' | 'zh' = 'en',
): Promise<Scene[]> {
  const { attempts } = openReader(t)
  const context = await attempts.begin()
  const [chapter] = await readChapters(script, assets, { language, style: '', seed: 1 })
  const said = chapter!.panels.flatMap(({ lines }) => lines.map(() => ({ seconds: 1, words: [] })))
  const design = designComic(chapter!, said, { width: 640, height: 360, font: 'sans', withTexts: false })
  const cast = { inputs: [], seen: [], spoken: [], withLips: false, seed: 1, first: 0 }
  const members = describedMembers(script, assets)
  const { shots } = await withPanelDocuments({ chapter: chapter!, before: undefined, members }, design, cast, context)
  return shots.map(({ scene }) => scene!)
}

const actedIn = ({ shots }: Scene): string[] =>
  shots.flatMap(({ actions = [] }) => actions.map(({ who, does }) => `${who} ${does}`)).toSorted()
const settingOf = ({ places: [place] }: Scene): string[] => [place!.asset, place!.time ?? '', place!.weather ?? '']

test('characters keep their looks over panels, and their names are never words', async t => {
  const scenes = await documentsOf(
    t,
    'Early in the morning Rain walks into the forest.\nFox: What are you looking for?\nThe fox jumps onto a stump.\nRain: Wait!\nThey run to the river.',
    [
      described('character', 'Rain', 'a girl with red hair in a blue dress'),
      described('character', 'Fox', 'a young fox'),
    ],
  )
  assert.deepEqual(scenes.map(actedIn), [
    ['rain walk'],
    ['fox talk'],
    ['fox jump'],
    ['rain talk'],
    ['fox run', 'rain run'],
  ])
  const looks = scenes.flatMap(({ entities }) => entities.filter(({ id }) => id === 'rain'))
  assert.equal(looks.length, 3)
  for (const { asset, traits, wears } of looks)
    assert.deepEqual([asset, traits?.hair, wears], ['girl', 'red', [{ garment: 'dress', colour: 'blue' }]])
  assert.deepEqual(scenes.map(settingOf), [
    ...Array.from({ length: 4 }, () => ['forest', 'morning', 'clear']),
    ['river', 'morning', 'clear'],
  ])
})

test('pronouns are the speakers before them, by their sex', async t => {
  const scenes = await documentsOf(
    t,
    'PLUMLEY, thin clerk, green eyeshade. MADAME OSTROVA, large, violet cape.\nOSTROVA: I have lost a tuba.\nPLUMLEY: Colour?\nOSTROVA: Loud.\nHe climbs a ladder.\nOSTROVA: Hm.\nShe plays the flute.',
  )
  assert.deepEqual(scenes.slice(2).map(actedIn), [['plumley climb'], ['ostrova talk'], ['ostrova play']])
  for (const { entities } of scenes)
    for (const { id, wears } of entities)
      if (id === 'ostrova') assert.deepEqual(wears, [{ garment: 'cape', colour: 'purple' }])
})

test('place, hour and weather of a heading hold until the words change them', async t => {
  const scenes = await documentsOf(
    t,
    '场景一：傍晚的山村，大雪。\n小梅走出家门。\n小梅：有我的信吗？\n小梅打开信，笑了。\n旁白：那天晚上，雪停了，月亮升起来了。\n小梅：晚安。',
    [described('character', '小梅', '八岁的女孩')],
    'zh',
  )
  assert.deepEqual(
    scenes.map(({ places: [place] }) => [place!.asset, place!.time]),
    [
      ...Array.from({ length: 3 }, () => ['mountain-village', 'dusk']),
      ...Array.from({ length: 2 }, () => ['mountain-village', 'night']),
    ],
  )
  for (const scene of scenes.slice(0, 3)) assert.equal(scene.places[0]?.weather, 'snow')
  for (const scene of [...scenes.slice(0, 3), scenes[4]!])
    assert.deepEqual(scene.entities.find(({ name }) => name === '小梅')?.asset, 'girl')
})

test('a described person is one person in the described clothes', async t => {
  const brock = described('character', 'Captain Brock', 'an old man in a blue coat and a yellow hat')
  const lantern = described('tool', 'lantern', 'a brass lantern')
  const [scene] = await documentsOf(t, 'Captain Brock stands on the beach with a lantern in his hand.', [
    brock,
    lantern,
  ])
  assert.deepEqual(
    scene!.entities.map(({ asset, wears }) => [asset, wears?.map(({ garment, colour }) => `${colour} ${garment}`)]),
    [
      ['old-man', ['blue coat', 'yellow hat']],
      ['lantern', undefined],
    ],
  )
})
