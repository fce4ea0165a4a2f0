import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotDrafts } from '../../../../src/films/making/design/make-film.ts'

test('all parts of a film have one cast and different seeds', () => {
  const shot = {
    prompt: 'A girl named Mara runs.',
    frames: 48,
    pictures: [],
    from: 'words',
    amplitude: 'medium',
  } as const
  const cast = { entities: [{ id: 'mara', asset: 'girl', name: 'Mara' }], places: [] }
  const design = {
    width: 1280,
    height: 720,
    texts: [],
    storyboard: { language: 'en', shots: [shot, shot], cast },
  } as const
  const orders = shotDrafts(design, [], 7).map(({ request }) => request.order)
  for (const order of orders) assert.deepEqual(order?.kind === 'video' && order.cast, { seed: 7, ...cast })
  assert.equal(new Set(orders.map(order => order?.seed)).size, 2)
})
