import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCompositor } from '@kinora/media/compositor/compositor'
import { filmScene } from './src/stage/film-scene.ts'
const sharp = createRequire('/work/w-r/packages/media/package.json')('sharp')
const [file, out, ...times] = process.argv.slice(2)
const scene = JSON.parse(readFileSync(file!, 'utf8'))
const [width, height] = [480, 270]
const compositor = await createCompositor({ width, height })
const frames = Math.round(scene.seconds * 24)
const t0 = process.cpuUsage().user
const take = await filmScene({ scene, compositor, frames, seed: 4, amplitude: 'auto' })
for (const time of times) {
  await take.draw(Math.min(frames - 1, Math.round(+time * 24)))
  const f = (compositor as any).frame()
  const rgba = Buffer.alloc(width * height * 3)
  const n = width * height; const Y = f.subarray(0, n), U = f.subarray(n, n * 5 / 4), V = f.subarray(n * 5 / 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const [a, b, c] = [Y[y * width + x], U[(y >> 1) * (width >> 1) + (x >> 1)] - 128, V[(y >> 1) * (width >> 1) + (x >> 1)] - 128]
    const l = (a - 16) * 1.164
    const i = (y * width + x) * 3
    rgba[i] = Math.max(0, Math.min(255, l + 1.793 * c)); rgba[i + 1] = Math.max(0, Math.min(255, l - 0.213 * b - 0.533 * c)); rgba[i + 2] = Math.max(0, Math.min(255, l + 2.112 * b))
  }
  await sharp(rgba, { raw: { width, height, channels: 3 } }).png().toFile(`${out}-${time}.png`)
}
console.log((process.cpuUsage().user - t0) / 1e6, 's', JSON.stringify(take.sceneNotes(), null, 1))
