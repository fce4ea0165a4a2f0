import type { FetchedInput } from './fetch-inputs.ts'

/** The ratio that was asked for; the first picture's, where it is left to the input. */
export function chooseRatio(asked: string, inputs: readonly FetchedInput[]): string {
  const first = inputs.find(input => input.kind === 'picture' && input.width && input.height)
  return asked === 'auto' && first ? `${first.width}:${first.height}` : asked
}
