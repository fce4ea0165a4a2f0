import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOf } from './faults.ts'
import { HIGH, WIDE } from './silhouette.ts'
import { stagePrompt } from './stage-prompt.ts'

/** Of the frame: what a shot is about covers at least so many of its pixels, where nobody said how large it is. */
const LEAST = 0.02

test('the thing that a shot is about is no speck', async () => {
  for (const prompt of [
    'a coffee cup in a cafe',
    'a violin on a stage',
    'a toothbrush in a bathroom',
    'a diamond ring on a velvet cushion',
    'a watch on a beach',
    'a jar of honey on a picnic table in a meadow',
    '海边的一罐汽水',
  ]) {
    const [shot] = await stagePrompt(prompt)
    const main = shot!.moments[1]!.figures.filter(({ solid }) => solid.member.index === 0)
    const share = main.reduce((sum, figure) => sum + cellsOf(figure).inside, 0) / (WIDE * HIGH)
    assert.ok(share >= LEAST, `${prompt}: ${(100 * share).toFixed(2)} %`)
  }
})

test('a wide shot stays wide', async () => {
  const [shot] = await stagePrompt('wide shot of a violin on a stage')
  const [main] = shot!.moments[1]!.figures.filter(({ solid }) => solid.member.index === 0)
  assert.ok(cellsOf(main!).inside / (WIDE * HIGH) < LEAST)
})
