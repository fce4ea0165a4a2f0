import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DescribedMember, DirectedShot, Input } from '../../../media/src/engine/contract.ts'
import type { Scene } from '../../../media/src/scene/scene-schema.ts'
import { readFilm } from '../../src/orders/read-film.ts'

type Told = Partial<DirectedShot> & { prompt: string }

async function read(told: readonly Told[], members: DescribedMember[] = [], inputs: Input[] = []): Promise<Scene[]> {
  const shots = told.map(one => ({ roles: [], seconds: 2, ...one }))
  const order = { kind: 'reading', prompt: '', seed: 1, seconds: 2, width: 640, height: 360, inputs, members } as const
  return (await readFilm({ ...order, cast: { seed: 1 }, shots }, shots)).scenes
}
const actedIn = ({ shots }: Scene): string[] =>
  shots.flatMap(({ actions = [] }) => actions.map(({ who, does }) => `${who} ${does}`))

const RAIN = { name: 'Rain', words: 'a girl in a blue dress' }
const TOM = { name: 'Tom', words: 'a boy' }
const BEN = { name: 'Ben', words: 'a boy in a green shirt' }

test('the name of a member is that member and not the word', async () => {
  const [scene] = await read([{ prompt: 'Rain walks in the forest at dawn.' }], [RAIN])
  assert.deepEqual(actedIn(scene!), ['rain walk'])
  assert.equal(scene!.places[0]?.weather, 'clear')
  assert.deepEqual(scene!.entities, [
    { ...scene!.entities[0], asset: 'girl', name: 'Rain', wears: [{ garment: 'dress', colour: 'blue' }] },
  ])
})

test('two members of one kind are two people', async () => {
  const [first, second] = await read([{ prompt: 'Tom and Ben run.' }, { prompt: 'Ben waves.' }], [TOM, BEN])
  assert.deepEqual(actedIn(first!), ['tom run', 'ben run'])
  assert.deepEqual(actedIn(second!), ['ben wave'])
  assert.deepEqual(second!.entities[0]?.wears, [{ garment: 'shirt', colour: 'green' }])
})

test('a possession of a member acts, and not the member', async () => {
  const [scene] = await read([{ prompt: 'Tom\u2019s dog barks at Ben.' }], [TOM, BEN])
  assert.deepEqual(actedIn(scene!), ['dog bark'])
})

test('looks without a noun are those of a person', async () => {
  const [scene] = await read([{ prompt: '土地公笑了。' }], [{ name: '土地公', words: '矮胖、白胡子、拄拐' }])
  assert.equal(scene!.entities[0]?.asset, 'person')
  assert.equal(scene!.entities[0]?.traits?.beard, 'white')
})

test('the place of the scenes before holds where a reading begins', async () => {
  const before = ['Tom walks through a forest at night in the rain.']
  const [scene] = await read([{ prompt: 'He stops.', before }], [TOM])
  const [{ asset, time, weather } = {}] = scene!.places
  assert.deepEqual([asset, time, weather], ['forest', 'night', 'rain'])
  assert.deepEqual(
    scene!.entities.map(({ name }) => name),
    ['Tom'],
  )
})

test('a picture of the scenes before is seen only if the words mean it', async () => {
  const picture = (role: string, name: string, description: string): Input => ({
    role,
    kind: 'picture',
    path: '',
    name,
    shows: 'subject',
    description,
  })
  const inputs = [picture('a', 'Ada', 'a woman'), picture('b', 'Cem', 'a man')]
  const before = ['[@Ada] sits in a kitchen.', '[@Cem] walks.']
  const roles = ['a', 'b']
  const shown = async (prompt: string): Promise<string[]> => {
    const [scene] = await read([{ prompt, before, roles }], [], inputs)
    return scene!.entities.flatMap(({ asset }) => (asset.startsWith('subject:') ? [asset] : []))
  }
  assert.deepEqual(await shown('She laughs.'), ['subject:Ada'])
  assert.deepEqual(await shown('A cat sleeps.'), [])
  assert.deepEqual(await shown('[@Cem] waves.'), ['subject:Cem'])
})

test('a shot that goes on is in the place of the shot before, with what is there', async () => {
  const told = ['The bedroom of Tom, night. Tom reads.', 'The toaster glows.', 'Tom cooks in the kitchen.']
  const places = (
    await read(
      told.map((prompt, at) => ({ prompt, ...(at > 0 && { before: told.slice(0, at), isThere: true as const }) })),
      [TOM],
    )
  ).map(({ places: [place] }) => [place?.id, place?.asset])
  assert.deepEqual(places[1], places[0])
  assert.equal(places[2]?.[1], 'kitchen')
})
