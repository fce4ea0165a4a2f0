import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { decodeFrames } from '@kinora/media/av/decode-frames'
import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { inspectFile } from '@kinora/media/inspect/inspect-file'
import type { Order } from '@kinora/media/engine/contract'
import { box, buildGlb, plain } from '../../../media/test/models/build-glb.ts'
import { makeOrder } from '../../src/orders/make-order.ts'

const folder = await mkdtemp(join(tmpdir(), 'film-models-'))
const outside = process.env.KINORA_MODELS_DIR
process.env.KINORA_MODELS_DIR = join(folder, 'models')
await mkdir(join(folder, 'models'))
after(async () => {
  if (outside === undefined) delete process.env.KINORA_MODELS_DIR
  else process.env.KINORA_MODELS_DIR = outside
  await rm(folder, { recursive: true })
})

type Rgb = [number, number, number]
const post = (colour: Rgb): Buffer =>
  buildGlb({ meshes: [[{ ...box([0, 2, 0], [1, 4, 1]), material: 0 }]], materials: [plain(...colour)] })

async function film(
  prompt: string,
  inputs: Order['inputs'] = [],
): Promise<{ first: RgbaPicture; last: RgbaPicture; notes: readonly string[]; assets: string[] }> {
  const order: Order = {
    kind: 'video',
    prompt,
    seed: 5,
    inputs,
    width: 640,
    height: 360,
    seconds: 1,
    withSound: false,
    withMusic: false,
    amplitude: 'auto',
    from: { kind: inputs.length > 0 ? 'references' : 'words' },
  }
  const { files, notes = [], scene } = await makeOrder({ order, folder }, () => {})
  const frames: RgbaPicture[] = []
  for await (const frame of decodeFrames(files[0]!.path)) frames.push(await frameToRgba(frame))
  return {
    first: frames[0]!,
    last: frames.at(-1)!,
    notes,
    assets: (scene?.scene.entities ?? []).map(({ asset }) => asset),
  }
}

/** How many pixels are of a colour, and how many rows they reach over. */
function seen({ width, height, rgba }: RgbaPicture, is: (red: number, green: number, blue: number) => boolean) {
  let pixels = 0
  const rows: number[] = []
  for (let y = 0; y < height; y++) {
    let inRow = 0
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (is(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)) inRow++
    }
    pixels += inRow
    if (inRow > 2) rows.push(y)
  }
  return { pixels, rows: rows.length === 0 ? 0 : rows.at(-1)! - rows[0]! + 1 }
}
const isMagenta = (red: number, green: number, blue: number): boolean =>
  red > 90 && blue > 90 && green < 0.55 * Math.min(red, blue)
const isCyan = (red: number, green: number, blue: number): boolean =>
  green > 90 && blue > 90 && red < 0.45 * Math.min(green, blue)

test('a clip shows two models of the folder, one twice as high as the other, and reports them', async () => {
  await writeFile(join(folder, 'models/zorp.glb'), post([1, 0, 1]))
  await writeFile(
    join(folder, 'models/zorp.json'),
    JSON.stringify({ words: ['zorp', '佐普'], metres: 1.6, credit: 'Somebody' }),
  )
  await writeFile(join(folder, 'models/glim.glb'), post([0, 1, 1]))
  await writeFile(join(folder, 'models/glim.json'), JSON.stringify({ words: ['glim', '格林姆'], metres: 0.8 }))
  const { first, notes, assets } = await film('白色背景前有一个佐普，旁边有一个格林姆')
  assert.deepEqual(assets, ['own-zorp', 'own-glim'])
  assert.equal(
    notes.at(-1),
    'prompt: drawn from models of this installation: "佐普" as zorp.glb (Somebody), "格林姆" as glim.glb',
  )
  const [tall, low] = [seen(first, isMagenta), seen(first, isCyan)]
  assert.ok(tall.pixels > 800 && low.pixels > 200, `${tall.pixels} ${low.pixels}`)
  // One may stand nearer than the other.
  assert.ok(tall.rows / low.rows > 1.5 && tall.rows / low.rows < 2.6, `${tall.rows} and ${low.rows} rows`)
})

test('a .glb input is inspected, and turns in the scene to show its other side', async () => {
  const model = join(folder, 'input')
  const bottle = buildGlb({
    meshes: [
      [
        { ...box([0, 0.1, 0.02], [0.1, 0.2, 0.04]), material: 0 },
        { ...box([0, 0.1, -0.02], [0.1, 0.2, 0.04]), material: 1 },
      ],
    ],
    materials: [plain(1, 0, 1), plain(0, 1, 1)],
  })
  await writeFile(model, bottle)
  const rules = { kind: 'picture', formats: ['png', 'glb'], maxBytes: 1e6, minSide: 128, ratio: { below: 4 } } as const
  const verdict = await inspectFile({ path: model, rules: { ...rules, formats: [...rules.formats] } }, () => {})
  assert.deepEqual(verdict, { facts: { format: 'glb', width: 768, height: 768, picture: `${model}.png` } })
  const { first, last } = await film('the product on a white background', [
    { role: 'images[0]', kind: 'picture', path: `${model}.png`, model },
  ])
  const [front, back] = [seen(first, isMagenta).pixels, seen(first, isCyan).pixels]
  assert.ok(front > 800 && back < 0.3 * front, `${front} and ${back}`)
  const turned = seen(last, isCyan).pixels
  assert.ok(turned > 0.25 * front && turned > 2 * back, `${turned} of ${front}, ${back} before`)
})

test('a broken or unsupported .glb is rejected with its format and the allowed ones', async () => {
  const path = join(folder, 'broken')
  const inspected = async (bytes: Uint8Array, formats: string[]) => {
    await writeFile(path, bytes)
    return inspectFile({ path, rules: { kind: 'picture', formats, maxBytes: 1e6 } }, () => {})
  }
  const whole = post([1, 1, 1])
  assert.deepEqual(await inspected(whole, ['png']), {
    reason: 'ImageFormatInvalid',
    says: 'must be png; this is a glb file',
  })
  assert.deepEqual(await inspected(whole.subarray(0, 400), ['png', 'glb']), {
    reason: 'ImageFormatInvalid',
    says: 'must be png, glb; this is a glb file (is cut off)',
  })
  const wild = buildGlb({ meshes: [[{ ...box([0, 0, 0], [1, 1, 1]), indices: [0, 1, 77] }]] })
  assert.deepEqual(await inspected(wild, ['png', 'glb']), {
    reason: 'ImageFormatInvalid',
    says: 'must be png, glb; this is a glb file (has a triangle with vertex 77; there are 8)',
  })
})
