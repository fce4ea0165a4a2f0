// Prints where imports resolve to, for comparing resolvers.
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const asked = ['./until.ts', '../run.ts', '@kinora/media/core/seeded-random', 'pino', 'node:fs', 'pino']
console.log(JSON.stringify([...asked.map(one => import.meta.resolve(one)), resolve('./until.ts'), resolve('pino')]))
