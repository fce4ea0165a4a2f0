import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stagePrompt } from '../staging/stage-prompt.ts'

/** How much of a body is above the water that it floats on. */
async function above(prompt: string): Promise<number> {
  const [shot] = await stagePrompt(prompt)
  const { solid, actor, low, high } = shot!.moments[0]!.figures[0]!
  assert.equal(actor.spot.stance, 'water')
  const back = solid.body.sockets['top']!.at[1] * solid.scale
  // Heights are measured from the eye.
  const { plate } = shot!.scenery
  const level = -((actor.spot.y - plate.ground.horizonY) * actor.spot.depth) / plate.ground.focal
  return (low[1] + back - level) / (high[1] - low[1])
}

test('whatever its neck, a bird lies on the water with its back above it', async () => {
  for (const prompt of ['A swan glides on a lake', 'a duck swims on a pond', '一只鹅在河里游']) {
    const share = await above(prompt)
    assert.ok(share > 0.22, `${prompt}: ${share}`)
  }
})

test('seen from right above, what is on a lake is in the frame', async () => {
  const [shot] = await stagePrompt("bird's eye view of a rowing boat on a lake")
  assert.equal(shot!.moments[0]!.figures[0]!.actor.spot.stance, 'water')
})

test('seen from right above, who flies is in the frame', async () => {
  const [shot] = await stagePrompt('一只老鹰在雪山上空盘旋，俯拍')
  assert.ok(shot!.scenery.plate.ground.horizonY > 0)
})
