import type { SoundCue } from '../../setting/sound-cues.ts'
import type { CueMaker } from '../cue-maker.ts'
import { ANIMAL_CUES } from './animals.ts'
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

export const CUES: Record<SoundCue, Cue> = {
  waves: { make: waves, lufs: -25 },
  wind: { make: wind, lufs: -28 },
  rain: { make: rain, lufs: -25 },
  thunder: { make: thunder, lufs: -21 },
  birds: { make: birds, lufs: -31 },
  crickets: { make: crickets, lufs: -33 },
  city: { make: city, lufs: -28 },
  traffic: { make: traffic, lufs: -25 },
  crowd: { make: crowd, lufs: -26 },
  room: { make: room, lufs: -38 },
  fire: { make: fire, lufs: -28 },
  footsteps: { make: footsteps, lufs: -30 },
  river: { make: river, lufs: -27 },
  waterfall: { make: waterfall, lufs: -21 },
  underwater: { make: underwater, lufs: -28 },
  engine: { make: engine, lufs: -24 },
  whoosh: { make: whoosh, lufs: -23 },
  'snow-steps': { make: snowSteps, lufs: -31 },
  forest: { make: forest, lufs: -31 },
  bells: { make: bells, lufs: -25 },
  applause: { make: applause, lufs: -23 },
  space: { make: space, lufs: -30 },
  fireworks: { make: fireworks, lufs: -22 },
  cafe: { make: cafe, lufs: -28 },
  kitchen: { make: kitchen, lufs: -29 },
  typing: { make: typing, lufs: -31 },
  hooves: { make: hooves, lufs: -25 },
  door: { make: door, lufs: -29 },
  'rain-on-glass': { make: rainOnGlass, lufs: -30 },
  splash: { make: splash, lufs: -27 },
  hammer: { make: hammer, lufs: -25 },
  axe: { make: axe, lufs: -25 },
  ball: { make: ball, lufs: -28 },
  train: { make: train, lufs: -24 },
  clock: { make: clock, lufs: -34 },
  machines: { make: machines, lufs: -25 },
  pouring: { make: pouring, lufs: -30 },
  dog: { make: ANIMAL_CUES.dog, lufs: -26 },
  cat: { make: ANIMAL_CUES.cat, lufs: -30 },
  cow: { make: ANIMAL_CUES.cow, lufs: -27 },
  sheep: { make: ANIMAL_CUES.sheep, lufs: -28 },
  horse: { make: ANIMAL_CUES.horse, lufs: -27 },
  pig: { make: ANIMAL_CUES.pig, lufs: -28 },
  wolf: { make: ANIMAL_CUES.wolf, lufs: -27 },
  lion: { make: ANIMAL_CUES.lion, lufs: -24 },
  elephant: { make: ANIMAL_CUES.elephant, lufs: -24 },
  monkey: { make: ANIMAL_CUES.monkey, lufs: -27 },
  chickens: { make: ANIMAL_CUES.chickens, lufs: -30 },
  ducks: { make: ANIMAL_CUES.ducks, lufs: -29 },
  gulls: { make: ANIMAL_CUES.gulls, lufs: -30 },
  frogs: { make: ANIMAL_CUES.frogs, lufs: -31 },
  scrape: { make: scrape, lufs: -30 },
  clink: { make: clink, lufs: -31 },
  bubbling: { make: bubbling, lufs: -31 },
  bees: { make: bees, lufs: -32 },
  breaking: { make: breaking, lufs: -25 },
}
