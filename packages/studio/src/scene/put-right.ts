import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { isPerson } from './subject-rig.ts'

/** What the words say and nobody means: pots that roll, taxis in a hand, people in the river below their bridge. */
export function putRight(shot: Shot): Shot {
  const rules = [
    touchDown,
    faceOff,
    pourInto,
    sitAtBoard,
    playInHand,
    openRoof,
    simmer,
    hover,
    hail,
    sitAtWindow,
    colourWindows,
    crossOver,
    letGo,
    standBy,
    lieOnBed,
    bringBasket,
  ]
  return rules.reduce((right, rule) => rule(right), shot)
}

const BASKET = pictogramCode('🧺')

/** Who has a picnic has brought something. */
function bringBasket(shot: Shot): Shot {
  const at = shot.subjects.findIndex(one => isPerson(one) && one.deeds?.some(({ verb }) => verb === 'picnic'))
  if (at < 0 || shot.subjects.some(({ what }) => 'sprite' in what && what.sprite === BASKET)) return shot
  const basket: Subject = {
    words: 'basket',
    what: { sprite: BASKET },
    metres: 0.4,
    count: 1,
    size: 'normal',
    motion: 'still',
    relation: { kind: 'beside', to: at },
  }
  return { ...shot, subjects: [...shot.subjects, basket] }
}

/** `opens the fridge`: who does something with what nobody lifts stands beside it. */
const standBy = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => {
    const thing = one.relation?.kind === 'holding' ? shot.subjects[one.relation.to] : undefined
    const isTooLarge = thing?.build === 'furniture' && (thing.metres ?? 0) >= LIFTED
    const isMoved = one.deeds?.some(({ verb, to }) => MOVED.has(verb) && to === one.relation?.to) === true
    return isTooLarge && !isMoved ? { ...one, relation: { kind: 'beside' as const, to: one.relation!.to } } : one
  }),
})
/** Metres: no higher piece of furniture is carried about by one. */
const LIFTED = 1.1
const MOVED: ReadonlySet<string> = new Set(['carry', 'lift', 'push', 'pull', 'hold', 'carry-together'])

const BED = pictogramCode('🛏️')

/** Who sleeps where a bed is named is in it, and not on the floor beside it. */
function lieOnBed(shot: Shot): Shot {
  const bed = shot.subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === BED)
  if (bed < 0) return shot
  const rests = (one: Subject): boolean =>
    isPerson(one) && !one.relation && one.deeds?.some(({ verb }) => verb === 'lie' || verb === 'sleep') === true
  return {
    ...shot,
    subjects: shot.subjects.map(one => (rests(one) ? { ...one, relation: { kind: 'on', to: bed } } : one)),
  }
}

/** Metres: what is larger is no cup that one has in the other hand. */
const CUP = 0.5

/** `pours milk into a glass`: the one in the one hand, the other below it in the other. */
function pourInto(shot: Shot): Shot {
  // Inside there is a table, on which the cup stands.
  if (PLACE_TRAITS[shot.place].isIndoors) return shot
  const subjects = shot.subjects.map(one => ({ ...one }))
  for (const one of subjects) {
    const pour = isPerson(one) ? one.deeds?.find(({ verb, to }) => verb === 'pour' && to !== undefined) : undefined
    const poured = pour && subjects[pour.to!]
    const into = poured?.relation?.kind === 'in' || poured?.relation?.kind === 'on' ? poured.relation.to : undefined
    const cup = into === undefined ? undefined : subjects[into]
    if (!poured || !cup || isPerson(cup) || (cup.metres ?? 0.1) > CUP) continue
    delete poured.relation
    one.deeds = [...one.deeds!, { verb: 'pour', words: '', to: into! }]
  }
  return { ...shot, subjects }
}

/** Cars of which nobody would see the driver, and the colour they are known by. */
const CLOSED = new Map<string, string | undefined>([
  [pictogramCode('🚗'), undefined],
  [pictogramCode('🚙'), 'blue'],
  [pictogramCode('🚕'), 'yellow'],
])

/** Whoever is in a car, or drives it, is seen: it has no roof. */
function openRoof(shot: Shot): Shot {
  const isIn = ({ relation, deeds = [] }: Subject, car: number): boolean =>
    (relation?.to === car && (relation.kind === 'in' || relation.kind === 'riding')) ||
    deeds.some(({ verb, to }) => verb === 'drive' && to === car)
  return {
    ...shot,
    subjects: shot.subjects.map((one, index): Subject => {
      if (!('sprite' in one.what) || !CLOSED.has(one.what.sprite) || one.count > 1) return one
      if (!shot.subjects.some(other => isIn(other, index))) return one
      const colour = one.colour ?? CLOSED.get(one.what.sprite)
      return { ...one, what: { sprite: 'drawn-convertible' }, ...(colour && { colour }) }
    }),
  }
}

const GROUND_IN_SPACE = new Set(['moon', 'mars'])

/** Who is on the moon stands there; only words let them float. */
const touchDown = (shot: Shot): Shot =>
  GROUND_IN_SPACE.has(shot.where ?? '')
    ? {
        ...shot,
        subjects: shot.subjects.map(one =>
          one.motion === 'float' && isPerson(one) && !one.deeds?.some(({ verb }) => verb === 'float' || verb === 'fly')
            ? { ...one, motion: 'bob' as const }
            : one,
        ),
      }
    : shot

const BUBBLES = pictogramCode('🫧')

/** Bubbles that somebody blows fly about, and are in nobody's hand. */
const letGo = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map((one): Subject => {
    const areBubbles = (index: number): boolean => isSprite(shot.subjects[index]!, BUBBLES)
    const { relation, deeds, ...rest } = one
    const blown = deeds?.map(({ to, ...deed }) => (to === undefined || areBubbles(to) ? deed : { ...deed, to }))
    return {
      ...rest,
      ...(blown && { deeds: blown }),
      ...(relation && !(relation.kind === 'holding' && areBubbles(relation.to)) && { relation }),
    }
  }),
})

/** Nobody duels alone. */
function faceOff(shot: Shot): Shot {
  const isAlive = (one: Subject): boolean => isPerson(one) || one.build === 'four-legged'
  const [fighter, ...others] = shot.subjects.filter(isAlive)
  const isDuel = fighter?.deeds?.some(
    ({ verb, to, words }) => verb === 'fight' && to === undefined && !/^(?:fight|战斗)/u.test(words),
  )
  if (!fighter || !isDuel || others.length > 0 || fighter.count > 1) return shot
  return { ...shot, subjects: shot.subjects.map(one => (one === fighter ? { ...one, count: 2 } : one)) }
}

const CHESS_PLAYERS = /chess players?|棋手|下棋的/iu
const CHESSBOARD = 'drawn-chessboard'

/** Chess is played at a table, and not as a guitar is. */
const sitAtBoard = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => ({
    ...one,
    ...(CHESS_PLAYERS.test(one.words) && { deeds: [{ verb: 'play-chess', words: one.words }] }),
    ...(one.deeds &&
      !CHESS_PLAYERS.test(one.words) && {
        deeds: one.deeds.map(deed => {
          const on = deed.to === undefined ? undefined : shot.subjects[deed.to]
          const isChess = /棋|对弈|chess/iu.test(deed.words) || (on !== undefined && isSprite(on, CHESSBOARD))
          return deed.verb.startsWith('play') && isChess ? { ...deed, verb: 'play-chess' } : deed
        }),
      }),
  })),
})

const INSTRUMENTS: ReadonlySet<string> = new Set(['🎸', '🪕', '🪗'].map(pictogramCode))

/** `sings with a guitar`: it is held as one plays it, and not before the face. */
const playInHand = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => {
    const { relation, deeds = [] } = one
    const held = relation?.kind === 'holding' ? shot.subjects[relation.to] : undefined
    const practised = deeds.find(
      ({ verb, to }) => verb === 'practise' && shot.subjects[to ?? -1]?.build === 'instrument',
    )
    if (practised) return { ...one, deeds: deeds.map(deed => (deed === practised ? { ...deed, verb: 'play' } : deed)) }
    if (!held || !('sprite' in held.what) || !INSTRUMENTS.has(held.what.sprite)) return one
    if (!isPerson(one) || deeds.some(({ verb }) => verb.startsWith('play'))) return one
    // One after another would be first the song and then the strings.
    const others = deeds.filter(({ verb }) => verb !== 'sing')
    return { ...one, deeds: [{ verb: 'play', words: '', to: relation!.to }, ...others] }
  }),
})

const WINDOW = pictogramCode('🪟')
const WINDOW_SEAT = 'drawn-window-seat'
const isSprite = ({ what }: Subject, sprite: string): boolean => 'sprite' in what && what.sprite === sprite

const BY_WINDOWS: ReadonlySet<string> = new Set(['sit', 'read', 'look', 'watch', 'dream', 'think', 'lie', 'sleep'])

/** `sits by the window reading`: on its sill, where one sees that it is a window. */
function sitAtWindow(shot: Shot): Shot {
  const { subjects } = shot
  const window = subjects.findIndex(one => isSprite(one, WINDOW))
  const sitter = subjects.findIndex(
    ({ relation, deeds = [] }) =>
      (relation?.to === window || deeds.some(({ to }) => to === window)) &&
      deeds.some(({ verb }) => BY_WINDOWS.has(verb)),
  )
  if (window < 0 || sitter < 0 || PLACE_TRAITS[shot.place].isIndoors !== true || shot.where !== undefined) return shot
  return {
    ...shot,
    subjects: subjects.map((one, index) =>
      index === window
        ? { ...one, what: { sprite: WINDOW_SEAT }, metres: 2.2 }
        : index === sitter
          ? { ...one, relation: { kind: 'on' as const, to: window } }
          : one,
    ),
  }
}

/** What is seen through a window by the hour and the weather. */
const skyOutside = ({ time, weather }: Shot): string | undefined => {
  if (time === 'night') return 'black'
  if (weather === 'snow' || weather === 'fog') return 'white'
  if (weather === 'rain' || weather === 'storm' || weather === 'cloudy') return 'grey'
  return time === 'sunset' || time === 'dusk' ? 'orange' : undefined
}

/** A window shows the hour. */
function colourWindows(shot: Shot): Shot {
  const colour = skyOutside(shot)
  return colour === undefined
    ? shot
    : { ...shot, subjects: shot.subjects.map(one => (isSprite(one, WINDOW_SEAT) ? { ...one, colour } : one)) }
}

/** A taxi is caught and not held. */
const hail = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => {
    const { relation, ...rest } = one
    const held = relation?.kind === 'holding' ? shot.subjects[relation.to] : undefined
    const isVehicle = held !== undefined && held.build === 'vehicle' && isPerson(one)
    return isVehicle ? { ...rest, deeds: (rest.deeds ?? []).filter(({ verb }) => verb !== 'catch') } : one
  }),
})

const HOVERING = 'drawn-hummingbird'

/** A hummingbird drinks on the wing. */
const hover = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one =>
    'sprite' in one.what && one.what.sprite === HOVERING && (one.motion === 'bob' || one.motion === 'still')
      ? { ...one, motion: 'float' as const }
      : one,
  ),
})

/** `红油翻滚`: a pot that boils over does not roll about. */
const simmer = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one =>
    'sprite' in one.what && findPictogram(one.what.sprite).isServed === true && one.motion === 'spin' && isRolling(one)
      ? { ...one, motion: 'still' as const, deeds: [{ verb: 'boil', words: one.words }] }
      : one,
  ),
})
const isRolling = ({ deeds }: Subject): boolean => deeds?.some(({ verb }) => verb === 'roll') === true

const BRIDGES = new Set(['drawn-stone-bridge', pictogramCode('🌉')])
const GOING = new Set('walk run cross ride jog stroll step stand'.split(' '))

/** Whoever walks over a bridge that is there is on it, and not in the water before it. */
const crossOver = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(one => {
    const bridge = one.deeds?.find(({ verb, to }) => {
      const what = to === undefined ? undefined : shot.subjects[to]!.what
      return GOING.has(verb) && what && 'sprite' in what && BRIDGES.has(what.sprite)
    })?.to
    const isHolding = one.relation?.kind === 'holding' ? one.relation.to : undefined
    if (bridge === undefined || (one.relation && isHolding === undefined)) return one
    return {
      ...one,
      relation: { kind: 'on' as const, to: bridge },
      ...(isHolding !== undefined && { deeds: [{ verb: 'hold', words: '', to: isHolding }, ...(one.deeds ?? [])] }),
    }
  }),
})
