import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawTitle } from '@kinora/media/text/draw-title'
import { drawLabelledBlock } from '../../src/figures/drawn/block.ts'

const frame = { width: 640, height: 400 }
const heightOf = (label: string): number => drawTitle(label, { frame, font: 'sans', place: 'board' })!.picture.height

test('a word on a board is not broken: a long one is set smaller, on one line', () => {
  assert.ok(heightOf('theodolite') < heightOf('cat cat cat cat'))
  assert.ok(heightOf('theodolite') < 130)
})

test('a block has letters, others for another word, and a sign is darker than a block', () => {
  const [one, other, sign] = [
    drawLabelledBlock('anvil', false),
    drawLabelledBlock('loom', false),
    drawLabelledBlock('anvil', true),
  ]
  assert.notDeepEqual(one.rgba, other.rgba)
  const at = (20 * one.width + 320) * 4
  assert.ok(sign.rgba[at]! < one.rgba[at]!)
})
