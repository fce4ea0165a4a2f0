import { type EffectKind, readRows } from '../effect-kind.ts'
import { ANIMALS } from './animals.ts'
import { FEET } from './feet.ts'
import { IMPACTS } from './impacts.ts'
import { MACHINES } from './machines.ts'
import { MATERIALS } from './materials.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { SIGNALS } from './signals.ts'
import { STINGS } from './stings.ts'
import { VEHICLES } from './vehicles.ts'
import { WATERS } from './waters.ts'
import { WEAPONS } from './weapons.ts'
import { WONDERS } from './wonders.ts'

/** All kinds of sound. */
export const EFFECT_KINDS: readonly EffectKind[] = readRows([
  ...PLACES,
  ...ANIMALS,
  ...PEOPLE,
  ...IMPACTS,
  ...WEAPONS,
  ...VEHICLES,
  ...MACHINES,
  ...WATERS,
  ...MATERIALS,
  ...FEET,
  ...SIGNALS,
  ...WONDERS,
  ...STINGS,
])
