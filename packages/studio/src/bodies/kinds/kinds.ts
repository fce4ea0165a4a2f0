import { findOwnBody } from '../own-bodies.ts'
import { beasts } from './beasts.ts'
import { birds } from './birds.ts'
import { fishes } from './fishes.ts'
import { codePoints } from './code-points.ts'
import type { Kind } from './kind.ts'
import { enliven } from '../kits/living-thing.ts'
import { findMascot } from './mascots.ts'
import { findWoman, people } from './people.ts'
import { animalHomes } from './animal-homes.ts'
import { appliances } from './appliances.ts'
import { furniture } from './furniture.ts'
import { housework } from './housework.ts'
import { plants } from './plants.ts'
import { food } from './food.ts'
import { tableware } from './tableware.ts'
import { toys } from './toys.ts'
import { instruments } from './instruments.ts'
import { orchestra } from './orchestra.ts'
import { hungLetters } from './hung-letters.ts'
import { hungClothes } from './hung-clothes.ts'
import { dolls } from './dolls.ts'
import { streetFood } from './street-food.ts'
import { oddVehicles } from './odd-vehicles.ts'
import { handTools } from './hand-tools.ts'
import { seatsAndBeds } from './seats-and-beds.ts'
import { packages } from './packages.ts'
import { wares } from './wares.ts'
import { belongings } from './belongings.ts'
import { buildings } from './buildings.ts'
import { landmarks } from './landmarks.ts'
import { stones } from './stones.ts'
import { smallAnimals } from './small-animals.ts'
import { insects } from './insects.ts'
import { workVehicles } from './work-vehicles.ts'
import { machines } from './machines.ts'
import { festiveThings } from './festive-things.ts'
import { householdThings } from './household-things.ts'
import { gear } from './gear.ts'
import { playthings } from './playthings.ts'
import { pulledAndRidden } from './pulled-and-ridden.ts'
import { produce } from './produce.ts'
import { clothes } from './clothes.ts'
import { tools } from './tools.ts'
import { streetThings } from './street-things.ts'
import { craft } from './craft.ts'
import { vehicles } from './vehicles.ts'
import { goals } from './goals.ts'
import { ideas } from './ideas.ts'
import { sunkAndDrawn } from './sunk-and-drawn.ts'
import { needlework } from './needlework.ts'
import { stuffs } from './stuffs.ts'
import { worktops } from './worktops.ts'

const KINDS: ReadonlyMap<string, Kind> = new Map(
  [
    people,
    beasts,
    birds,
    fishes,
    vehicles,
    furniture,
    sunkAndDrawn,
    hungLetters,
    housework,
    appliances,
    plants,
    food,
    tableware,
    packages,
    wares,
    toys,
    instruments,
    orchestra,
    hungClothes,
    dolls,
    streetFood,
    oddVehicles,
    handTools,
    seatsAndBeds,
    belongings,
    buildings,
    landmarks,
    stones,
    smallAnimals,
    insects,
    workVehicles,
    machines,
    festiveThings,
    householdThings,
    gear,
    playthings,
    pulledAndRidden,
    animalHomes,
    produce,
    craft,
    streetThings,
    tools,
    clothes,
    goals,
    ideas,
    stuffs,
    needlework,
    worktops,
  ].flatMap(table => Object.entries(table).map(([name, kind]) => [codePoints(name), kind] as const)),
)

/** What is seen from another side, or is another train: the body of its like. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🚆': '🚄🚅🚇🚈🚊🚝🚞',
    '🚌': '🚍',
    '🚓': '🚔',
    '🚕': '🚖',
    '🚗': '🚘',
    '🚚': '🛻',
    '🚤': '🛥️',
  }).flatMap(([like, others]) =>
    Array.from(others)
      .map(codePoints)
      .filter(Boolean)
      .map(other => [other, codePoints(like)] as const),
  ),
)

/** What the stage has a body for, by its code. */
export function findKind(code: string): Kind | undefined {
  const own = findOwnBody(code)
  if (own) return own.kind
  const bare = code.replaceAll('-fe0f', '')
  return (
    KINDS.get(bare) ??
    findWoman(bare) ??
    findTradesperson(bare) ??
    findMascot(bare) ??
    findLiving(bare) ??
    KINDS.get(ALIKE.get(bare) ?? '') ??
    // A woman or a man of a sort of people, where the sort has one body.
    KINDS.get(bare.replace(/-200d-264[02]$/u, ''))
  )
}

/** A trade that has no clothes of its own yet: those of anybody in that trade, else of any man, woman or person. */
function findTradesperson(code: string): Kind | undefined {
  const [, who, trade] = /^(1f9d1|1f468|1f469)(-200d-[0-9a-f]+)$/u.exec(code) ?? []
  return who === undefined ? undefined : (KINDS.get(`1f9d1${trade}`) ?? KINDS.get(who))
}

/** `drawn-living-<code>-<centimetres>`. */
const LIVING = /^drawn-living-(?<thing>.+)-(?<tall>\d+)$/u

/** The code of a thing with arms, legs and a face, so many metres tall. */
export const livingCode = (thing: string, metres: number): string =>
  `drawn-living-${thing.replaceAll('-fe0f', '')}-${Math.round(metres * 100)}`

/** What tells a living thing's height from its code. */
export const livingMetres = (code: string): number | undefined => {
  const tall = LIVING.exec(code)?.groups?.['tall']
  return tall === undefined ? undefined : Number(tall) / 100
}

function findLiving(code: string): Kind | undefined {
  const { thing, tall } = LIVING.exec(code)?.groups ?? {}
  const kind = thing === undefined ? undefined : findKind(thing)
  if (kind?.rig !== 'thing') return undefined
  return { rig: 'person', build: colour => enliven(kind.build(colour), Number(tall) / 100) }
}

export const kindCodes = (): string[] => [...KINDS.keys()]
