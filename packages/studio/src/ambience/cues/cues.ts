import { readData } from '../../data-files/read-data.ts'
import { SOUND_CUES, type SoundCue } from '../../setting/sound-cues.ts'
import type { CueMaker } from '../cue-maker.ts'
import { animal } from './animals.ts'
import { applause } from './applause.ts'
import { ball } from './ball.ts'
import { bees } from './bees.ts'
import { bells } from './bells.ts'
import { birds } from './birds.ts'
import { breaking } from './breaking.ts'
import { bubbling } from './bubbling.ts'
import { cafe } from './cafe.ts'
import { city } from './city.ts'
import { clink } from './clink.ts'
import { clock } from './clock.ts'
import { crickets } from './crickets.ts'
import { crowd } from './crowd.ts'
import { door } from './door.ts'
import { engine } from './engine.ts'
import { fire } from './fire.ts'
import { fireworks } from './fireworks.ts'
import { footsteps } from './footsteps.ts'
import { forest } from './forest.ts'
import { axe } from './axe.ts'
import { hammer } from './hammer.ts'
import { hooves } from './hooves.ts'
import { kitchen } from './kitchen.ts'
import { machines } from './machines.ts'
import { pouring } from './pouring.ts'
import { rain } from './rain.ts'
import { rainOnGlass } from './rain-on-glass.ts'
import { river } from './river.ts'
import { room } from './room.ts'
import { scrape } from './scrape.ts'
import { snowSteps } from './snow-steps.ts'
import { space } from './space.ts'
import { splash } from './splash.ts'
import { thunder } from './thunder.ts'
import { traffic } from './traffic.ts'
import { train } from './train.ts'
import { typing } from './typing.ts'
import { underwater } from './underwater.ts'
import { waterfall } from './waterfall.ts'
import { waves } from './waves.ts'
import { whoosh } from './whoosh.ts'
import { wind } from './wind.ts'

type Cue = {
  make: CueMaker
  /** The loudness relative to other cues at medium intensity: a waterfall is louder than a room. */
  lufs: number
}

/** The maker of each cue; the other cues are calls of animals. */
const MAKERS: Partial<Record<SoundCue, CueMaker>> = {
  waves,
  wind,
  rain,
  thunder,
  birds,
  crickets,
  city,
  traffic,
  crowd,
  room,
  fire,
  footsteps,
  river,
  waterfall,
  underwater,
  engine,
  whoosh,
  'snow-steps': snowSteps,
  forest,
  bells,
  applause,
  space,
  fireworks,
  cafe,
  kitchen,
  typing,
  hooves,
  door,
  'rain-on-glass': rainOnGlass,
  splash,
  hammer,
  axe,
  ball,
  train,
  clock,
  machines,
  pouring,
  scrape,
  clink,
  bubbling,
  bees,
  breaking,
}

const LOUDNESS = readData<Record<SoundCue, number>>('ambience/loudness.json')

export const CUES = Object.fromEntries(
  SOUND_CUES.map(cue => [cue, { make: MAKERS[cue] ?? animal(cue), lufs: LOUDNESS[cue] }]),
) as Record<SoundCue, Cue>
