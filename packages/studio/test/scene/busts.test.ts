import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { direct } from '../../src/direct/direct.ts'
import { arrangeFigures } from '../../src/scene/arrange-figures.ts'
import { clusterCast } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { drawScenery } from '../../src/scene/scenery.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'

const FRAME = { width: 320, height: 180 }
const cutout: RgbaPicture = { width: 40, height: 50, rgba: new Uint8Array(40 * 50 * 4).fill(255) }
const nowhere = { left: false, right: false, top: false, bottom: true }

/** Where the one picture's figure is in the frame, in shares. */
async function placeOf(picture: { isBust: boolean; cutAt: typeof nowhere }) {
  const inputs = [{ role: 'images[0]' }]
  const [shot] = direct({ prompt: '[@images[0]] on a meadow', seed: 1, inputs }).shots
  const arts = await collectArt(shot!, [{ name: 'images[0]', cutout, ...picture }])
  const { plate } = drawScenery(shot!, FRAME, 1)
  const seeded = seededRandom(1)
  const [spot] = arrangeFigures({ shot: shot!, clusters: clusterCast(shot!, arts), plate, frame: FRAME, seeded })
  const left = spot!.x - plate.width / 2 + FRAME.width / 2 - spot!.height * spot!.extents.left
  return { bottom: (spot!.y - plate.height / 2) / FRAME.height + 0.5, left: left / FRAME.width }
}

test('who is whole stands in the frame, who is cut off below ends beyond its edge', async () => {
  const whole = await placeOf({ isBust: false, cutAt: { ...nowhere, bottom: false } })
  assert.ok(whole.bottom < 1, `${whole.bottom}`)
  const bust = await placeOf({ isBust: true, cutAt: nowhere })
  assert.ok(bust.bottom > 1.1 && bust.left > 0, `${bust.bottom} ${bust.left}`)
})

test('who is cut off at one side too comes in from that side', async () => {
  const { left } = await placeOf({ isBust: true, cutAt: { ...nowhere, left: true } })
  assert.ok(left < 0, `${left}`)
})

test('of pictures together, an unknown one is as large as the others, and a known one as large as it is', async () => {
  const [shot] = direct({ prompt: 'on a table', seed: 1 }).shots
  const own = (input: string, like?: string) => ({
    words: input,
    what: { input, ...(like && { like }) },
    count: 1,
    size: 'normal' as const,
    motion: 'still' as const,
  })
  const names = ['a', 'b'].map(name => ({ name, cutout }))
  const metresOf = async (subjects: ReturnType<typeof own>[]) =>
    (await collectArt({ ...shot!, subjects }, names)).map(({ pictogram }) => pictogram.metres)
  const [berry, unknown] = await metresOf([own('a', '1f353'), own('b')])
  assert.ok(berry! < 1)
  assert.ok(Math.abs(unknown! - berry!) < 1e-9, `${unknown}`)
  assert.deepEqual(await metresOf([own('a'), own('b')]), [1.2, 1.2])
})
