import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Part } from '../../src/bodies/body.ts'
import { bodyExtent, partsExtent } from '../../src/bodies/extent.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { cutGarment } from '../../src/stage/resolve/garments.ts'

const WOMAN = '1f469'
const bare = findKind(WOMAN)!.build()
const isNew = (part: Part): boolean => !bare.parts.some(other => JSON.stringify(other) === JSON.stringify(part))

test('each of these clothes changes the shape of its wearer, and differently from the others', () => {
  const shapes = new Map<string, string>()
  for (const name of `apron, sari, poncho, tool belt, hoodie, goggles, overalls, tutu, kimono, backpack, scarf, hijab, sombrero, fez,
    swimming cap, party hat, chef's hat, headphones, cape, life jacket, lab coat, fur coat`.split(',')) {
    const words = name.trim()
    const { parts } = findKind(WOMAN)!.build(undefined, cutGarment(words, undefined))
    const worn = parts.filter(isNew).map(part => ({ ...part, colour: '' }))
    assert.ok(worn.length > 0, `${words} is not seen`)
    const shape = JSON.stringify(worn)
    assert.equal(shapes.get(shape), undefined, `${words} looks like ${shapes.get(shape)}`)
    shapes.set(shape, words)
  }
})

test('clothes keep their details in another colour: the end of a red sari is darker than the rest', () => {
  const { top, drape } = cutGarment('sari', 'red')
  assert.ok(top !== undefined && drape !== undefined && drape !== top)
})

test('an apron lies over a skirt', () => {
  const { parts } = findKind(WOMAN)!.build(undefined, { wears: 'dress', apron: '#123456' })
  const apron = partsExtent(parts.filter(({ colour, bone }) => colour === '#123456' && bone === 'hips'))
  const skirt = partsExtent(parts.filter(part => 'lathe' in part && part.bone === 'hips'))
  assert.ok(apron.high[2] > skirt.high[2] - 0.02, `${apron.high[2]} before ${skirt.high[2]}`)
})

test('clothes are read as worn in both languages', () => {
  for (const [prompt, worn] of [
    ['a woman in a red sari dances', 'sari'],
    ['an electrician with a tool belt on a ladder', 'tool belt'],
    ['一个穿纱丽的女人', '纱丽'],
    ['一个戴护目镜的女孩', '护目镜'],
  ] as const) {
    const wears = direct({ prompt, seed: 1 }).shots[0]!.subjects[0]!.wears ?? []
    assert.ok(
      wears.some(({ words }) => words === worn),
      `${prompt}: ${JSON.stringify(wears)}`,
    )
    assert.ok(loadCatalogue().garment(worn), worn)
  }
})

test('a skeleton shows white bones on a dark body, along every limb', () => {
  const { parts } = findKind('1f480')!.build()
  for (const bone of ['chest', 'arm.r', 'forearm.l', 'thigh.r', 'shin.l'])
    assert.ok(new Set(parts.filter(part => part.bone === bone).map(({ colour }) => colour)).size > 1, bone)
  assert.ok(bodyExtent({ ...bare, parts }).high[1] > 1)
})
