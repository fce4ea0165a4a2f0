import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDepthShader } from '../../src/raster/create-depth-shader.ts'

test('shades are the nearness of each depth, from black to white, within half a shade', () => {
  const depths = Float32Array.from({ length: 4_003 }, (_, at) => 0.5 * 1.004 ** at)
  for (const [range, shades] of [
    [
      { near: 0.8, far: 900_000 },
      { black: 0, white: 255 },
    ],
    [
      { near: 1.1, far: 7.3 },
      { black: 16, white: 235 },
    ],
  ] as const) {
    const shaded = createDepthShader(depths.length, range, shades)(depths)
    assert.equal(shaded.length, depths.length)
    for (const [at, depth] of depths.entries()) {
      const share = (1 / depth - 1 / range.far) / (1 / range.near - 1 / range.far)
      const wanted = shades.black + (shades.white - shades.black) * Math.max(0, Math.min(1, share))
      assert.ok(Math.abs(shaded[at]! - wanted) < 0.501, `${depth} m: ${shaded[at]} for ${wanted}`)
      if (at > 0) assert.ok(shaded[at]! <= shaded[at - 1]!, `${depth} m is farther and lighter`)
    }
  }
})
