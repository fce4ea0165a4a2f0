import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/direct/shot-list.ts'

const read = (prompt: string): Shot => direct({ prompt, seed: 1 }).shots[0]!
const names = ({ subjects }: Shot): string[] => subjects.map(({ words }) => words)
const flows = ({ subjects }: Shot): string[] =>
  subjects.flatMap(({ words, deeds = [] }) =>
    deeds.flatMap(({ verb, colour }) => (colour ? [`${words} ${verb} ${colour}`] : [])),
  )

test('what drips is seen on what it meets, and is no ware of its own', () => {
  const shot = read('Maple syrup drips onto a waffle')
  assert.deepEqual([names(shot), flows(shot)], [['waffle'], ['waffle coat gold']])
  assert.deepEqual(flows(read('巧克力酱淋在冰淇淋上')), ['冰淇淋 coat brown'])
})

test('what it drips from is held above', () => {
  const shot = read('Honey drips from a dipper onto a pancake')
  assert.deepEqual(names(shot), ['dipper', 'pancake'])
  assert.deepEqual(shot.subjects[0]?.relation, { kind: 'above', to: 1 })
  assert.equal(shot.subjects[1]?.deeds?.find(({ verb }) => verb === 'coat')?.to, 0)
})

test('what is poured into a glass fills one in its colour, and what has its own cup keeps that', () => {
  const iced = read('Iced coffee is poured into a glass').subjects[0]!
  assert.deepEqual([iced.what, iced.colour, iced.drawnAs], [{ sprite: 'drawn-glass' }, 'brown', undefined])
  const tea = read('Tea is poured into a small cup').subjects[0]!
  assert.notDeepEqual(tea.what, { sprite: 'drawn-glass' })
  assert.ok(tea.deeds?.some(({ verb }) => verb === 'fill'))
})

test('a compound liquid has the colour of the compound', () => {
  assert.deepEqual(flows(read('caramel sauce drips over a pudding')), ['pudding coat brown'])
  assert.deepEqual(flows(read('tomato sauce drips over a pudding')), ['pudding coat red'])
})

test('splashes are around the ware, a single drop is a drop, foam runs over', () => {
  assert.deepEqual(flows(read('Product shot of a milk carton, milk splashing')), ['carton splash white'])
  const drop = read('A perfume bottle, a single drop of honey falls beside it')
  assert.deepEqual([names(drop), flows(drop)], [['perfume bottle'], ['perfume bottle drop gold']])
  const beer = read('啤酒广告，啤酒倒进杯子，泡沫溢出来')
  // The bottle that nobody named.
  assert.deepEqual(names(beer), ['啤酒', ''])
  assert.deepEqual(beer.subjects[0]?.deeds?.map(({ verb }) => verb).toSorted(), ['fill', 'overflow'])
})

test('whoever pours does it with the hands, and the sea is no liquid on a ware', () => {
  assert.deepEqual(flows(read('A waiter pours coffee into a cup')), ['waiter pour brown'])
  assert.deepEqual(flows(read('Waves splash against a lighthouse')), [])
})
