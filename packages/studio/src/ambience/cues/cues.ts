import type { SoundCue } from '../../direct/shot-list.ts'
import type { CueMaker } from '../cue-maker.ts'
import { applause } from './applause.ts'
import { bells } from './bells.ts'
import { birds } from './birds.ts'
import { city } from './city.ts'
import { crickets } from './crickets.ts'
import { crowd } from './crowd.ts'
import { engine } from './engine.ts'
import { fire } from './fire.ts'
import { footsteps } from './footsteps.ts'
import { forest } from './forest.ts'
import { rain } from './rain.ts'
import { river } from './river.ts'
import { room } from './room.ts'
import { snowSteps } from './snow-steps.ts'
import { space } from './space.ts'
import { thunder } from './thunder.ts'
import { traffic } from './traffic.ts'
import { underwater } from './underwater.ts'
import { waterfall } from './waterfall.ts'
import { waves } from './waves.ts'
import { whoosh } from './whoosh.ts'
import { wind } from './wind.ts'

type Cue = {
  make: CueMaker
  /** How loud it is beside the others, at middle intensity: a waterfall is not a room. */
  lufs: number
}

export const CUES: Record<SoundCue, Cue> = {
  waves: { make: waves, lufs: -22 },
  wind: { make: wind, lufs: -24 },
  rain: { make: rain, lufs: -23 },
  thunder: { make: thunder, lufs: -20 },
  birds: { make: birds, lufs: -27 },
  crickets: { make: crickets, lufs: -29 },
  city: { make: city, lufs: -25 },
  traffic: { make: traffic, lufs: -22 },
  crowd: { make: crowd, lufs: -25 },
  room: { make: room, lufs: -42 },
  fire: { make: fire, lufs: -26 },
  footsteps: { make: footsteps, lufs: -26 },
  river: { make: river, lufs: -24 },
  waterfall: { make: waterfall, lufs: -20 },
  underwater: { make: underwater, lufs: -24 },
  engine: { make: engine, lufs: -23 },
  whoosh: { make: whoosh, lufs: -20 },
  'snow-steps': { make: snowSteps, lufs: -27 },
  forest: { make: forest, lufs: -27 },
  bells: { make: bells, lufs: -22 },
  applause: { make: applause, lufs: -21 },
  space: { make: space, lufs: -26 },
}
