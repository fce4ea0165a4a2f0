import { orbitOf } from '../film/orbit.ts'
import { arcAt, type StagedShot, stageShot, type StageShotOptions } from './stage-shot.ts'

/** Radians between two drawings of a room. */
const STEP = (3 * Math.PI) / 180

/**
 * A shot whose camera orbits in a room. The room is drawn anew from each side. Outdoors a single picture moves along,
 * because open places are drawn only from their front.
 */
export async function stageOrbit(options: StageShotOptions): Promise<StagedShot> {
  const { shot } = options
  const arc = orbitOf(shot, options.amplitude)
  const first = await stageShot(options)
  if (arc === 0 || !options.place.room.isFree || options.picture || options.isStill) return first
  let [now, at] = [first, 0]
  return {
    ...first,
    async prepare(seconds) {
      const wanted = Math.round(arcAt(shot, arc, seconds) / STEP)
      if (wanted === at) return
      if (now !== first) now.free()
      now = wanted === 0 ? first : await stageShot({ ...options, orbiting: { view: first.view, angle: wanted * STEP } })
      at = wanted
    },
    draw: (seconds, frameNumber, empty) => now.draw(seconds, frameNumber, empty),
    drawLetters: seconds => now.drawLetters(seconds),
    seen: () => now.seen(),
    guides: seconds => now.guides(seconds),
    flow: (seconds, next) => now.flow(seconds, next),
    layout: seconds => now.layout(seconds),
    arrangement: seconds => now.arrangement(seconds),
    boxesOfInputs: () => now.boxesOfInputs(),
    free() {
      if (now !== first) now.free()
      first.free()
    },
  }
}
