// Tells where imports lie, for a comparison of who looks for them.
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const asked = ['./until.ts', '../run.ts', '@kinora/media/core/seeded-random', 'pino', 'node:fs', 'pino']
console.log(JSON.stringify([...asked.map(one => import.meta.resolve(one)), resolve('./until.ts'), resolve('pino')]))
