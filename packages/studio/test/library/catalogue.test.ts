import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkScene } from '@kinora/media/scene/check-scene'
import { assetBody, assetOfBody } from '../../src/library/asset-bodies.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'

const catalogue = loadCatalogue()

test('every name in handwritten scene documents is found', () => {
  const folder = new URL('./documents/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const document: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    assert.deepEqual(checkScene(document, catalogue).problems, [], file)
  }
})

test('an entry is found by its id and its names in both languages, in the plural and with an article', () => {
  const found = (name: string): string | undefined => catalogue.asset(name)?.id
  assert.equal(found('rocking-chair'), 'rocking-chair')
  assert.equal(found('The Rocking Chairs'), 'rocking-chair')
  assert.equal(found('balls of yarn'), 'ball-of-yarn')
  assert.equal(found('摇椅'), 'rocking-chair')
  assert.equal(found('children'), 'child')
  assert.equal(catalogue.place('教室')?.id, 'classroom')
  assert.equal(catalogue.action('knitting')?.id, 'knit')
  assert.equal(found('🐈'), 'cat')
  assert.equal(found('no such thing at all'), undefined)
})

test('a word means the entry with that name, and a search also returns entries that contain it', () => {
  assert.equal(catalogue.asset('bat')?.id, 'bat')
  const ids = catalogue.search({ kind: 'asset', query: 'bat' }).items.map(({ id }) => id)
  assert.equal(ids[0], 'bat')
  assert.ok(ids.includes('baseball-bat'), ids.join())
})

test('the nearest names to an unknown one are of a similar kind or spelling', () => {
  assert.equal(catalogue.nearest('asset', 'gemsbok')[0], 'antelope')
  assert.ok(catalogue.nearest('asset', 'rockin chair').includes('rocking-chair'))
  assert.equal(catalogue.nearest('asset', 'wooden spoon')[0], 'spoon')
  assert.ok(catalogue.nearest('action', 'wriet').includes('write'))
})

test('a query that is no name is searched by its words, longer names first', () => {
  const ids = (query: string, kind?: 'action'): string[] =>
    catalogue.search({ query, ...(kind && { kind }) }).items.map(({ id }) => id)
  assert.ok(ids('plant flag').includes('flag'))
  assert.ok(ids('play the violin', 'action').includes('play'))
  assert.equal(ids('a wet paper boat adrift')[0], 'paper-boat')
  assert.ok(ids('趴着的橘猫').includes('cat'))
  assert.deepEqual(ids('qqzx wvvk'), [])
})

test('a query of several words is matched word by word, by most words first', () => {
  const ids = (query: string): string[] => catalogue.search({ query, limit: 6 }).items.map(({ id }) => id)
  assert.ok(ids('sneak tiptoe').slice(0, 2).includes('sneak'))
  assert.equal(ids('lighthouse at night')[0], 'lighthouse')
  const [first, ...others] = ids('hydrant red fire')
  assert.equal(first, 'fire-hydrant')
  assert.ok(!others.includes('fire-hydrant'))
})

test('a whole word of a name comes before the beginning of one', () => {
  const ids = catalogue.search({ query: 'sun' }).items.map(({ id }) => id)
  assert.ok(ids.indexOf('god-rays') < ids.indexOf('sunglasses'), ids.join())
})

test('a query that nothing matches is answered with what is nearest, by meaning first', () => {
  const ids = (query: string): string[] => catalogue.search({ query }).items.map(({ id }) => id)
  assert.equal(ids('beacon')[0], 'lighthouse')
  assert.ok(ids('hydrent').includes('fire-hydrant'))
})

test('a search is answered page by page to the end', () => {
  const all = catalogue.list('action').map(({ id }) => id)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = catalogue.search({ kind: 'action', limit: 70, ...(cursor && { cursor }) })
    paged.push(...items.map(({ id }) => id))
    cursor = next
  } while (cursor)
  assert.deepEqual(paged, all)
  assert.equal(new Set(all).size, all.length)
})

test('assets lead to existing figures', () => {
  assert.equal(assetBody('cat'), '1f408')
  assert.equal(assetBody('ibex'), assetBody('goat'))
  assert.equal(assetOfBody('1f408'), 'cat')
})
