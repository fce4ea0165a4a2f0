import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/setting/shot-list.ts'
import { shotsOf } from './seen.ts'

/** What somebody has under him in each shot, by its words. */
const mounts = (prompt: string): (string | undefined)[] =>
  shotsOf(prompt).map(({ subjects }) => {
    const rider: Subject | undefined = subjects.find(({ relation }) => relation?.kind === 'riding')
    return rider && subjects[rider.relation!.to]?.words
  })

test('whoever rides in a later shot brings what was ridden', () => {
  const horse = ['horse', 'horse']
  assert.deepEqual(mounts('A girl rides a horse along the beach. Then she gallops into the sea'), horse)
  assert.deepEqual(mounts('A cowboy rides a horse through the desert. Cut to: he rides into a town.'), horse)
  assert.deepEqual(mounts('Shot 1: a girl rides a bicycle in a park. Shot 2: the girl rides along a beach.'), [
    'bicycle',
    'bicycle',
  ])
  assert.deepEqual(mounts('一个男人骑着自行车穿过田野。然后他骑进森林。'), ['自行车', '自行车'])
})

test('whoever walks, or is somebody else, brings nothing', () => {
  assert.deepEqual(mounts('A girl rides a horse along the beach. Then she walks into the sea'), ['horse', undefined])
  assert.deepEqual(mounts('Shot 1: a girl rides a horse. Shot 2: an old man rides along a beach.'), [
    'horse',
    undefined,
  ])
})
