import type { Placement } from '@kinora/media/scene/scene-schema'
import type { Draft, Rule } from './draft.ts'
import { accompanyRiders, driveAlong, goAround, goTogether, passBy } from './complete-ways.ts'
import { comeForLeap } from './leaps.ts'
import {
  enlargeTinyAnimals,
  enlargeUsedThings,
  fitOnTabletop,
  gatherGroups,
  scaleToClimbers,
  scaleToPaws,
  scaleToRiders,
} from './visible-sizes.ts'
import { setBack } from './landmarks.ts'
import { setTables } from './set-tables.ts'
import {
  bedSleepers,
  fillTanks,
  hangBelow,
  layForKick,
  letGo,
  lieBeforeTaken,
  lookFar,
  pushPassengers,
} from './where-things-stay.ts'
import { changeLate, growTinyThings, scaleProducts, scatterFalling, turnProducts } from './show-things.ts'
import {
  leaveBuildings,
  useAnchors,
  goSlowly,
  splashSteps,
  launchBoats,
  climbSteps,
  crossOver,
} from './ways-on-ground.ts'
import {
  workOnClothes,
  wearThings,
  holdTools,
  mountThings,
  showProps,
  reachForThings,
  armHands,
  fillVessels,
  climbOwnWork,
  holdWork,
  faceThings,
  sitAtInstruments,
  seatTreated,
} from './use-things.ts'
import { facePartners, comeUp, pairUp, feelAfterwards } from './near-partners.ts'
import { crossPicture, liftFliers, hangInSky } from './things-aloft.ts'

/** Adds details that the prompt leaves out, by rules over roles and affordances. */
export const completeShot: Rule = given =>
  RULES.reduce<Draft>((draft, rule) => rule(draft), { ...given, placements: takeUp(given) })

/** A thing that an action holds from its start has no other placement. */
function takeUp({ placements, actions }: Draft): Placement[] {
  const poured = new Set(actions.flatMap(({ object, target }) => (object && target ? [object] : [])))
  return placements.filter(
    ({ who, relation, to }) => !(poured.has(who) && (relation === 'in' || relation === 'on') && typeof to === 'string'),
  )
}

const RULES: readonly Rule[] = [
  gatherGroups,
  enlargeTinyAnimals,
  enlargeUsedThings,
  fitOnTabletop,
  leaveBuildings,
  workOnClothes,
  wearThings,
  useAnchors,
  holdTools,
  pairUp,
  showProps,
  mountThings,
  scaleToRiders,
  scaleToClimbers,
  sitAtInstruments,
  seatTreated,
  fillVessels,
  fillTanks,
  bedSleepers,
  hangBelow,
  setTables,
  lieBeforeTaken,
  layForKick,
  pushPassengers,
  letGo,
  lookFar,
  goAround,
  passBy,
  driveAlong,
  goTogether,
  armHands,
  climbOwnWork,
  holdWork,
  scaleToPaws,
  feelAfterwards,
  reachForThings,
  climbSteps,
  comeForLeap,
  comeUp,
  setBack,
  faceThings,
  facePartners,
  growTinyThings,
  scaleProducts,
  turnProducts,
  crossOver,
  crossPicture,
  accompanyRiders,
  launchBoats,
  splashSteps,
  goSlowly,
  scatterFalling,
  changeLate,
  liftFliers,
  hangInSky,
]
