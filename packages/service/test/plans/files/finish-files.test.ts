import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCatalog } from '../../../src/catalog/catalog.ts'
import { watermarkCorner } from '../../../src/plans/files/finish-files.ts'

const catalog = createCatalog({ ports: { whyUrlRefused: () => undefined, isVoice: () => true } })

/** Where a watermark of a generator's request lies; `undefined` where there is none. */
function corner(generator: string, request: Record<string, unknown>): string | undefined {
  const declaration = catalog.generators.find(one => one.name === generator)
  assert.ok(declaration)
  return watermarkCorner(catalog.columnOf(declaration, request)?.fields ?? {}, request)
}

const cornersOf = (generator: string, model: string): (string | undefined)[] =>
  [undefined, 1, 2, 3, 4].map(wm_position => corner(generator, { model, watermark: true, wm_position }))

test('corners are counted clockwise from the top left; a watermark lies bottom right unless told', () => {
  for (const [generator, model] of [
    ['img2video', 'gen2.0'],
    ['img2video', 'genq1'],
    ['start-end2video', 'genq1'],
  ] as const)
    assert.deepEqual(
      cornersOf(generator, model),
      ['bottom right', 'top left', 'top right', 'bottom right', 'bottom left'],
      `${model} ${generator}`,
    )
})

test('genq1 text2video counts corners its own way', () => {
  assert.deepEqual(cornersOf('text2video', 'genq1'), [
    'bottom right',
    'bottom right',
    'bottom left',
    'top right',
    'top left',
  ])
})

test('without `watermark` there is none, wherever it would be', () => {
  assert.equal(corner('img2video', { model: 'gen2.0', wm_position: 1 }), undefined)
  assert.equal(corner('img2video', { model: 'gen2.0', watermark: false, wm_position: 1 }), undefined)
})
