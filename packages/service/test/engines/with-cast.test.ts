import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import { registerKind } from '../../src/engines/register-kind.ts'
import { withLooks } from '../../src/engines/with-cast.ts'
import { comicCast } from '../../src/films/making/comic/design-panels.ts'
import { shotDrafts } from '../../src/films/making/design/make-film.ts'
import { readChapters } from '../../src/films/comic/read-chapters.ts'
import { describeLooks } from '../../src/films/words/describe-looks.ts'
import { writeGeneralStoryboard } from '../../src/films/general/write-general-storyboard.ts'

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }

function ordersOf(prompt: string, seed: number): Order[] {
  const storyboard = writeGeneralStoryboard({ prompt, pictures: [UNSEEN], seconds: 18, seed })
  const design = { width: 640, height: 360, texts: [], storyboard }
  return shotDrafts(design, [], seed).map(({ request }): Order => {
    assert.equal(request.order.kind, 'video')
    return { ...request.order, prompt: request.prompt, inputs: [] }
  })
}
const lookIn = ({ prompt }: Order, name: string): string | undefined =>
  new RegExp(`${name}(?:: |：)([^.。]+)`, 'u').exec(prompt)?.[1]

const STORY =
  'Mara and her grandfather Tom live by the sea. Mara runs along the beach. Tom repairs a boat. A fox named Rusty watches. Mara waves to Tom.'

test('an engine that is told in words gets the same words for the same person in every shot', () => {
  const told = ordersOf(STORY, 7).map(withLooks)
  for (const name of ['Mara', 'Tom']) {
    const shots = told.filter(({ prompt }) => new RegExp(`named ${name}`, 'u').test(prompt))
    assert.ok(shots.length >= 2, name)
    const [look, ...others] = new Set(shots.map(order => lookIn(order, name)))
    assert.ok(look, name)
    assert.deepEqual(others, [], name)
  }
  assert.match(lookIn(told.find(({ prompt }) => prompt.includes('named Tom'))!, 'Tom') ?? '', /grey hair/u)
  assert.ok(!told.some(({ prompt }) => /Rusty:/u.test(prompt)), 'a fox has no clothes')
  const shot = told.find(({ prompt }) => !prompt.includes('Tom') && prompt.includes('Mara'))
  assert.ok(shot && lookIn(shot, 'Tom') === undefined, 'who is not in a shot is not described in it')
})

test('looks follow from the film and from who it is; what the words tell is not told otherwise', () => {
  const looks = (name: string, words: string, seed: number) => describeLooks([{ name, words }], [], seed)[0]?.words
  assert.equal(looks('Mara', 'a girl named Mara', 7), looks('Mara', 'a girl named Mara', 7))
  const films = Array.from({ length: 12 }, (_, seed) => looks('Mara', 'a girl named Mara', seed))
  assert.ok(new Set(films).size > 3, films.join())
  assert.equal(looks('Mara', 'a girl named Mara with red hair in a green coat', 7), undefined)
  assert.match(looks('小美', '一个叫小美的女孩，穿红裙子', 7) ?? '', /^[^衣]*发$/u)
  const [chef] = describeLooks([], ['A chef flips a pancake', 'The chef smiles', 'People clap'], 7)
  assert.equal(chef?.name, 'chef')
  const [, girl] = describeLooks([{ name: 'Mara', words: 'a girl named Mara' }], ['The girl runs'], 7)
  assert.deepEqual(girl, { name: 'girl', words: looks('Mara', 'a girl named Mara', 7) })
})

test('who has a picture among the inputs is not described, and no prompt becomes too long', () => {
  const [order] = ordersOf('Mara runs along the beach.', 7)
  assert.ok(order)
  const input = { role: 'images[0]', kind: 'picture', path: '', name: 'Mara' } as const
  assert.equal(withLooks({ ...order, inputs: [input] }).prompt, order.prompt)
  assert.equal(withLooks({ ...order, prompt: `Mara ${'runs '.repeat(400)}` }).prompt.length, 2_005)
})

test('every kind of engine of the register is told so', async () => {
  const seen: string[] = []
  const engine: OpenEngine = {
    name: 'toy',
    accepts: order => seen.push(order.prompt) > 0,
    place: async order => (seen.push(order.prompt), {}),
    start: async (token, order) => (seen.push(order.prompt), { state: 'started', token }),
    poll: async (_token, order) => (seen.push(order.prompt), { state: 'working', percent: 1 }),
    stop: async () => undefined,
  }
  const kind = registerKind<object>({
    about: '',
    properties: {},
    required: [],
    isRemote: true,
    makes: () => ['video'],
    open: () => engine,
  })
  const toy = kind.configure({ kind: 'toy' }).open({} as never)
  const [order] = ordersOf('Mara runs along the beach.', 7)
  toy.accepts(order!)
  const context = { signal: AbortSignal.abort(), folder: '', log: console as never, again: false }
  await toy.start(await toy.place(order!), order!, context)
  await toy.poll({}, order!, context)
  assert.equal(seen.length, 4)
  for (const prompt of seen) assert.match(prompt, /Mara: .*dressed in/u)
})

test('the panels of a comic share their people, how these look and what they are seen in', async () => {
  const options = { language: 'en', style: '', seed: 3, isTall: false } as const
  const [chapter] = await readChapters('Mara builds a snowman. Mara laughs.', [], options)
  assert.deepEqual(chapter?.people, ['Mara'])
  assert.match(chapter?.looks?.[0]?.words ?? '', /hair/u)
  const cast = comicCast(chapter ? [chapter] : [], 3)
  assert.deepEqual(cast.people, ['Mara'])
  assert.equal(cast.looks, chapter?.looks)
  assert.ok(cast.scenes.length >= 1 && cast.scenes.some(scene => scene.includes('snowman')), cast.scenes.join())
})
