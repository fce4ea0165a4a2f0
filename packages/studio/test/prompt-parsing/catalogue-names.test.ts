import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assetIndex } from '../../src/data-files/read-asset-index.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { assetOfBody } from '../../src/library/asset-bodies.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const shotOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
const assetsOf = (prompt: string) =>
  shotOf(prompt).subjects.map(({ what }) => ('sprite' in what ? (assetOfBody(what.sprite) ?? what.sprite) : undefined))
const deedsOf = (prompt: string) => shotOf(prompt).subjects.flatMap(({ deeds = [] }) => deeds.map(({ verb }) => verb))

test('an asset is found by the names of its document, without a row among the words', () => {
  assert.deepEqual(assetsOf('A garden gnome beside a coffee grinder'), ['garden-gnome', 'coffee-grinder'])
  assert.deepEqual(assetsOf('Three satellite dishes'), ['satellite-antenna'])
  assert.deepEqual(assetsOf('一个花园小矮人'), ['garden-gnome'])
  // A single word is a noun where its sentence says so.
  assert.deepEqual(assetsOf('A dumpster in an alley'), ['dumpster'])
})

test('a noun of the tables has the shape of the asset with its name, where there is one', () => {
  assert.deepEqual(assetsOf('A sundial in a garden'), ['sundial'])
  assert.deepEqual(assetsOf('A wine bottle on a table'), ['wine-bottle'])
})

test('the description of a thing and an action are not the name of an asset', () => {
  for (const [prompt, ...assets] of [
    ['A red gate', 'gate'],
    ['A parked car', 'car'],
    ['A woman steps down', 'woman'],
    ['She buttons her coat', 'woman'],
    ['The museum exhibits a vase', 'vase'],
  ] as const)
    assert.deepEqual(assetsOf(prompt), assets, prompt)
})

test('nine of ten assets with a shape of their own are found by their first names', () => {
  const shaped = assetIndex().flatMap(({ id, isBody, entry }) => (isBody && entry?.names.en[0] ? [id] : []))
  const found = shaped.filter(id => {
    const name = loadCatalogue().asset(id)!.names.en[0]!
    return assetsOf(`A ${name} stands on the floor.`).includes(id)
  })
  assert.ok(found.length > 0.9 * shaped.length, `${found.length} of ${shaped.length}`)
})

test('an action of the catalogue is a verb, without a row among the words', () => {
  assert.deepEqual(deedsOf('A man flexes his muscles'), ['flex'])
  assert.deepEqual(deedsOf('一个男人竖起大拇指'), ['thumbs-up'])
  const verbs = new Set(readVerbs().map(({ verb: { id } }) => id))
  assert.ok(verbs.has('direct-traffic'))
})

test('chips, clubs and bats are what the words beside them say', () => {
  for (const [prompt, asset] of [
    ['A squirrel eats a chip', 'potato-chip'],
    ['A gambler throws a poker chip', 'poker-chip'],
    ['A golfer and a club on the grass', 'golf-club'],
    ['A wicket and a bat on the grass', 'cricket-bat'],
  ] as const)
    assert.ok(assetsOf(prompt).includes(asset), `${prompt}: ${assetsOf(prompt).join()}`)
})
