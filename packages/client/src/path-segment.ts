import { GENERATOR_PATHS } from './generated/generator-paths.ts'
import type { Generator } from './api-types.ts'

// A URL takes these for the folder itself and the one above, encoded or not.
const DOTS = /^(\.|%2e){0,2}$/i

/** Encodes a value as one segment of a path. */
export function pathSegment(value: string): string {
  if (DOTS.test(value)) throw new TypeError(`an id must be decimal digits, got ${JSON.stringify(value)}`)
  return encodeURIComponent(value)
}

/** Where a generator is asked. Programs without types may name one that there is not. */
export function generatorPath(generator: Generator): string {
  if (Object.hasOwn(GENERATOR_PATHS, generator)) return GENERATOR_PATHS[generator]
  throw new TypeError(
    `there is no generator ${JSON.stringify(generator)}; there are ${Object.keys(GENERATOR_PATHS).join(', ')}`,
  )
}

/** Its name, if there is one of it. */
export function generatorName(generator: Generator): Generator {
  generatorPath(generator)
  return generator
}
