import type { ClipFacts } from '@kinora/media/inspect/inspected'
import type { FetchedInput } from './fetch-inputs.ts'

/** What stands for a clip before it is fetched: about what people send. */
const USUAL = { width: 1_280, height: 720, seconds: 10, hasSound: true }

/** What was found out of the clip among the inputs; something usual while there is none. */
export function chooseClip(
  inputs: readonly FetchedInput[],
): Pick<ClipFacts, 'width' | 'height' | 'seconds' | 'hasSound'> {
  const { width, height, seconds, hasSound } = inputs.find(({ kind }) => kind === 'clip') ?? {}
  return {
    width: width ?? USUAL.width,
    height: height ?? USUAL.height,
    seconds: seconds ?? USUAL.seconds,
    hasSound: hasSound ?? USUAL.hasSound,
  }
}
