import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createCatalog } from '../../src/catalog/catalog.ts'
import { calculatePrice } from '../../src/catalog/calculate-price.ts'
import { readPriceFile } from '../../src/catalog/price-book.ts'

const ports = { whyUrlRefused: () => undefined, isVoice: () => true }

test("an operator's price file replaces entries, and only those", async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-prices-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = async (content: string): Promise<string> => {
    await writeFile(join(folder, 'prices.json'), content)
    return join(folder, 'prices.json')
  }
  const prices = readPriceFile(await file('{"template-story":{"flat":7},"subjects":{"flat":0}}'))
  const catalog = createCatalog({ ports, prices })
  assert.equal(catalog.prices.credits('template-story'), 7)
  assert.equal(catalog.prices.credits('subjects'), 0)
  assert.equal(catalog.prices.credits('film compose'), 1)
  for (const [content, why] of [
    ['[]', /JSON object/],
    ['{"template-story":{}}', /exactly one of/],
    ['{"template-story":{"flat":1.5}}', /whole/],
    ['{"template-story":{"flat":-1}}', /whole/],
    ['{"template-story":{"flat":true}}', /whole/],
    ['{"template-story":{"flat":null}}', /whole/],
    ['{"template-story":{"flat":"10"}}', /whole/],
    ['{"template-story":{"perSecond":{"720p":"10"}}}', /whole/],
    ['{"template-story":{"firstSecond":{"720p":1}}}', /furtherSecond/],
    ['{', /JSON/],
  ] as const) {
    const path = await file(content)
    assert.throws(() => readPriceFile(path), why, content)
  }
  assert.throws(() => createCatalog({ ports, prices: { 'text2video genq9': { flat: 1 } } }), /names "text2video genq9"/)
})

test('surcharges per second end at their length, and off-peak halves all of it, rounded up', () => {
  const tariff = { perSecond: { '*': 3 }, surcharges: { lip: { perSecond: 4, upToSeconds: 180 }, extra: { flat: 1 } } }
  const price = (seconds: number, values: object) =>
    calculatePrice(tariff, { seconds, resolution: '', pictures: 0, values: { ...values } })
  assert.equal(price(180, { lip: true }), 180 * 7)
  assert.equal(price(181, { lip: true }), 181 * 3)
  assert.equal(price(1, { extra: true, off_peak: true }), 2)
  assert.equal(price(2, { extra: true, off_peak: true }), 4)
})

test('the first second has a separate price, for a call and for each entry of a list', () => {
  const seconds = { firstSecond: { '*': 10 }, furtherSecond: { '*': 3 } }
  const price = (tariff: Parameters<typeof calculatePrice>[0], values: Record<string, unknown> = {}) =>
    calculatePrice(tariff, { seconds: 4, resolution: '', pictures: 0, values })
  assert.equal(price(seconds), 10 + 3 * 3)
  const each = { list: 'shots', duration: 'duration' }
  assert.equal(price({ ...seconds, each }, { shots: [{ duration: 1 }, { duration: 3 }] }), 10 + 10 + 2 * 3)
})
