import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawTitle } from '@kinora/media/text/draw-title'
import { drawLabelledBlock } from '../../src/figures/drawn/block.ts'
import { drawFigure } from '../../src/figures/figure.ts'
import { collectArt } from '../../src/scene/collect-art.ts'

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

test('letters are read from the left whichever way their board is turned', async () => {
  const [art] = await collectArt(
    {
      subjects: [
        { words: 'anvil', what: { sprite: 'drawn-block' }, count: 1, size: 'normal', motion: 'still', label: 'anvil' },
      ],
    },
    [],
  )
  const options = { motion: 'still', colour: undefined, isHolding: false, height: 120, phases: 1, phase: 0 } as const
  const [right, left] = await Promise.all(
    [1, -1].map(faces => drawFigure(art!, { ...options, faces: faces as 1 | -1 })),
  )
  assert.deepEqual(right!.frames[0]!.rgba, left!.frames[0]!.rgba)
})

test('a block is no larger than what it is on allows, and as large as a chair by itself', async () => {
  const block = { words: 'quokka', what: { sprite: 'drawn-block' }, count: 1, label: 'quokka', metres: 0.9 } as const
  const log = { words: 'log', what: { sprite: '1fab5' }, count: 1, size: 'normal', motion: 'still' } as const
  const blockOn = async (metres: number, kind: 'on' | 'beside'): Promise<number> => {
    const on = { ...block, size: 'normal', motion: 'still', relation: { kind, to: 1 } } as const
    const [art] = await collectArt({ subjects: [on, { ...log, metres }] }, [])
    return art!.pictogram.metres
  }
  assert.equal(await blockOn(0.3, 'on'), 0.3)
  assert.ok((await blockOn(0.8, 'on')) < 0.5)
  assert.equal(await blockOn(3, 'on'), 0.9)
  assert.equal(await blockOn(0.3, 'beside'), 0.9)
})
