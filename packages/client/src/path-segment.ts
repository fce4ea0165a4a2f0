import { GENERATOR_PATHS } from './generated/generator-paths.ts'
import type { Generator } from './api-types.ts'

// URLs treat these segments as the current and the parent folder, encoded or not.
const DOTS = /^(\.|%2e){0,2}$/i

/** Encodes a value as one segment of a path. */
export function pathSegment(value: string): string {
  if (DOTS.test(value)) throw new TypeError(`an id must be decimal digits, got ${JSON.stringify(value)}`)
  return encodeURIComponent(value)
}

/** The path of a generator. Programs without types may pass an unknown name. */
export function generatorPath(generator: Generator): string {
  if (Object.hasOwn(GENERATOR_PATHS, generator)) return GENERATOR_PATHS[generator]
  throw new TypeError(
    `there is no generator ${JSON.stringify(generator)}; there are ${Object.keys(GENERATOR_PATHS).join(', ')}`,
  )
}

/** The name, if it is known. */
export function generatorName(generator: Generator): Generator {
  generatorPath(generator)
  return generator
}
