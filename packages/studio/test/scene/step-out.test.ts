import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellAt, HIGH, isInFrame, WIDE } from '../staging/silhouette.ts'
import { stagePrompt } from '../staging/stage-prompt.ts'

test('what stands beside a house or a barn is on its side, before it, within the frame and well seen', async () => {
  for (const [prompt, words, side] of [
    ['To the left of the house stands a bicycle', 'bicycle', -1],
    ['To the right of the barn stands a horse', 'horse', 1],
    ['房子左边停着一辆自行车', '自行车', -1],
    ['城堡右边站着一个骑士', '骑士', 1],
  ] as const) {
    const [shot] = await stagePrompt(prompt)
    for (const { figures } of shot!.moments) {
      const one = figures.find(({ solid }) => solid.member.subject.words === words)!
      const house = figures.find(({ solid }) => solid.member.subject.build === 'building')!
      const cells = [...one.distances.keys()].filter(cell => one.distances[cell]! < Infinity)
      const seen = cells.filter(cell => isInFrame(cell) && one.distances[cell]! < house.distances[cell]!)
      assert.ok(seen.length > 0.9 * cells.length, `${prompt}: ${seen.length} of ${cells.length} cells are seen`)
      const rows = seen.map(cell => cellAt(cell).y)
      assert.ok(Math.max(...rows) - Math.min(...rows) + 1 > 0.14 * HIGH, `${prompt}: large enough`)
      const middle = seen.reduce((sum, cell) => sum + cellAt(cell).x, 0) / seen.length
      const walls = [...house.distances.keys()].filter(cell => house.distances[cell]! < Infinity)
      const host = walls.reduce((sum, cell) => sum + cellAt(cell).x, 0) / walls.length
      assert.ok((middle - host) * side > 0.08 * WIDE, `${prompt}: ${middle} beside ${host}`)
    }
  }
})
