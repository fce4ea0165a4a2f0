import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '../../../media/src/engine/contract.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { accountForItems } from '../../src/orders/find-silent-words.ts'
import { silentOptions } from '../../src/orders/silent-options.ts'
import { readAsScene } from '../../src/orders/read-as-scene.ts'

const orderOf = (prompt: string): Extract<Order, { kind: 'video' }> => ({
  kind: 'video',
  prompt,
  seed: 1,
  inputs: [],
  width: 320,
  height: 180,
  seconds: 4,
  withSound: false,
  withMusic: false,
  amplitude: 'auto',
  from: { kind: 'words' },
})

/** Where each word of a prompt ends up, without drawing it. */
async function fatesOf(prompt: string): Promise<Record<string, string>> {
  const read = (await readAsScene(orderOf(prompt)))!
  const { order, asked } = read
  const account = { unknown: [], unshown: [], notes: [] }
  const options = silentOptions(order, { asked, scene: order.scene, account })
  return Object.fromEntries(accountForItems(prompt, options).map(({ word, fate }) => [word, fate]))
}

test('each word is asked for, grammar, a name of a drawn thing, a part of the document, or silent', async () => {
  const fates = await fatesOf('A grey cat sits in a garden in the rain, seen from beneath')
  assert.equal(fates['cat'], 'accounted')
  assert.equal(fates['A'], 'grammar')
  assert.equal(fates['beneath'], 'silent')
})

test('a number that the document does not have is silent with its noun', async () => {
  assert.equal((await fatesOf('A wedding cake with six layers on a table'))['six layers'], 'silent')
  assert.notEqual((await fatesOf('Six horses in a meadow'))['Six horses'], 'silent')
})

test('a word that the reader passes over is silent', async () => {
  assert.equal((await fatesOf('一只猫叼着鞋带'))['鞋带'], 'silent')
})

test('silent words are told with the result', async () => {
  const order = orderOf('A cat sits in a garden, seen from beneath')
  const { unshown = [] } = await makeOrder({ order, folder: '', preview: true }, () => {})
  assert.deepEqual(unshown, ['beneath'])
})

test('the words of a long prompt are not read one by one', async () => {
  const prompt = `A cat sits in a garden, seen from beneath. ${'The cat sleeps in the garden. '.repeat(600)}`
  const { order, asked } = (await readAsScene(orderOf(prompt.slice(0, 200))))!
  let readings = 0
  accountForItems(prompt, {
    ...silentOptions(order, {
      asked: asked.slice(0, 0),
      scene: order.scene,
      account: { unknown: [], unshown: [], notes: [] },
    }),
    write() {
      readings++
      return order.scene
    },
  })
  assert.equal(readings, 0)
})
