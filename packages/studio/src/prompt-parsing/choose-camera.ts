import { readTable } from '../words/vocabulary/word-data.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from '../words/parse-items.ts'
import type { Camera, CameraMove, Place } from '../setting/shot-list.ts'

const TURNS: Record<
  'pan' | 'track' | 'tilt' | 'crane',
  Partial<Record<'left' | 'right' | 'up' | 'down', CameraMove>>
> = readTable('choose-camera', 'turns')

/** The default camera moves for each sort of picture. The seed chooses one. */
const USUAL: Record<'product' | 'landscape' | 'travelling' | 'portrait', readonly [CameraMove, ...CameraMove[]]> =
  readTable('choose-camera', 'usual')

const HANDS = /^(?:hands?|wrists?|手腕|双手|一双手|手|手部|手指|fingers?)$/iu

const isOnlyHands = ({ words, kind }: FoundSubject): boolean => kind === 'person' && HANDS.test(words)

/** Metres. */
const SMALL = 0.45

export function chooseCamera(
  items: readonly Item[],
  found: readonly FoundSubject[],
  place: Place,
  seeded: SeededRandom,
  isRead = false,
): Camera {
  const sort =
    PLACE_TRAITS[place].isShownClose && found.length > 0
      ? 'product'
      : found.length === 0
        ? 'landscape'
        : travels(found)
          ? 'travelling'
          : 'portrait'
  const said = saidMove(items)
  const denied = items.filter(({ negated }) => negated).map(({ meaning }) => meaning.move)
  const [first = 'still', ...others] = USUAL[sort].filter(
    // The camera does not orbit a text.
    move => !denied.includes(move) && !(isRead && move === 'orbit'),
  )
  // The camera stays when a subject goes around a thing, so that the way is seen.
  const chosen = seeded.pick([first, ...others])
  const usual = found.some(({ goes }) => goes) ? 'still' : chosen
  const framing = items.find(({ meaning, negated }) => meaning.framing && !negated)?.meaning.framing
  const angle = items.find(({ meaning, negated }) => meaning.angle && !negated)?.meaning.angle
  const from = items.find(({ meaning, negated }) => meaning.from && !negated)?.meaning.from
  const saidSize =
    items.find(({ meaning, negated }) => meaning.shotSize && !negated)?.meaning.shotSize ??
    // Changing hair is shown close.
    (!framing && found.some(({ changes }) => changes?.some(({ of }) => of === 'hair')) ? 'bust' : undefined)
  // `close up of the potter's hands`, `hands kneading dough`: the hands are in front of the chest, and the face is not
  // asked for.
  const isOfHands = (framing === 'close' && items.some(({ text }) => HANDS.test(text))) || found.some(isOnlyHands)
  const size = isOfHands ? 'hands' : saidSize
  const lens = saidOf(items, 'lens')
  // Things on a table or in a hand do not count as a crowd.
  const crowd = found
    .filter(subject => isAlive(subject) || (subject.noun?.metres ?? 1) >= SMALL)
    .reduce((sum, { count }) => sum + count, 0)
  return {
    move: said?.move ?? usual,
    framing: framing ?? (found.length === 0 || crowd > 3 ? 'wide' : 'medium'),
    speed: said?.speed ?? speedOf(items) ?? (said ? 'normal' : 'slow'),
    ...(size && { size }),
    ...(angle && { angle }),
    ...(from && { from }),
    ...(lens.length > 0 && { lens }),
  }
}

/** All distinct values of one sort that the words of a shot ask for. */
export const saidOf = (items: readonly Item[], sort: 'lens' | 'light' | 'style'): string[] => [
  ...new Set(items.flatMap(({ meaning, negated }) => (negated ? [] : (meaning[sort] ?? [])))),
]

const travels = (found: readonly FoundSubject[]): boolean =>
  !found.some(({ changes }) => changes) &&
  (found[0]?.kind === 'car' || found[0]?.kind === 'rail' || found[0]?.motion === 'run')

/** Words of the camera's own clause come first. Speed words without a move (`slow motion`) count too. */
const speedOf = (items: readonly Item[]): Camera['speed'] | undefined =>
  items.find(({ meaning, text }) => meaning.speed && / |动作|镜头|延时/.test(text))?.meaning.speed

function saidMove(items: readonly Item[]): { move: CameraMove; speed?: Camera['speed'] } | undefined {
  for (const clause of clausesOf(items)) {
    const move = moveIn(clause)
    if (!move) continue
    const speed = clause.find(({ meaning }) => meaning.speed)?.meaning.speed
    return speed ? { move, speed } : { move }
  }
  return undefined
}

function moveIn(clause: readonly Item[]): CameraMove | undefined {
  const direct = clause.find((item, at) => item.meaning.move && !item.negated && isCameraMove(clause, at))
  const direction = clause.find(({ meaning }) => meaning.direction)?.meaning.direction
  const turning = clause.find(({ meaning }) => meaning.turn)
  const { turn } = turning?.meaning ?? {}
  const isCamera = clause.some(({ meaning, text }) => meaning.cameraNoun && text !== 'scene') || direct !== undefined
  // `tracking shot to the left`: the phrase alone means right.
  const family = direct?.meaning.move?.split('-')[0] as keyof typeof TURNS | undefined
  const redirected = direction && family && family in TURNS ? TURNS[family][direction] : undefined
  if (redirected) return redirected
  const turned = turn && direction && (isCamera || isBesides(clause, turning!)) ? TURNS[turn][direction] : undefined
  return (
    turned ??
    direct?.meaning.move ??
    movesItself(clause) ??
    (turn && isCamera && turn !== 'track' && turn !== 'crane' ? Object.values(TURNS[turn]).at(-1) : undefined)
  )
}

/** `the camera slowly rises over the roofs`, 镜头缓缓掠过湖面: general verbs of motion with the camera as subject. */
function movesItself(clause: readonly Item[]): CameraMove | undefined {
  const at = clause.findIndex(({ text }) => WHO_FILMS.test(text))
  const next =
    at < 0
      ? ''
      : clause
          .slice(at + 1, at + 5)
          .map(({ text }) => text)
          .join(' ')
  return ITS_MOVES.find(([words]) => words.test(next))?.[1]
}
const WHO_FILMS = /^(?:(?:the )?(?:camera|drone)|镜头|无人机|摄像机|摄影机)$/u
const ITS_MOVES: readonly (readonly [RegExp, CameraMove])[] = readTable('choose-camera', 'itsMoves')

/** Words that only describe cameras. */
const UNMISTAKABLE = /camera|shot|zoom|dolly|\bpan|tilt|crane|truck|hand ?held|pov|fpv|镜|拍|机位|手持|摇|视角/

/** `pulls out a letter`, `群山环绕`: a general verb belongs to the subject before it. */
function isCameraMove(clause: readonly Item[], at: number): boolean {
  if (UNMISTAKABLE.test(clause[at]!.text) || clause.some(({ meaning }) => meaning.cameraNoun)) return true
  return !clause.slice(0, at).some(({ meaning }) => meaning.noun ?? meaning.place ?? meaning.pronoun)
}

/** `pan slowly left`: a direction shortly after the verb. */
function isBesides(clause: readonly Item[], turning: Item): boolean {
  const at = clause.indexOf(turning)
  return turning.meaning.turn !== 'track' && clause.slice(at + 1, at + 3).some(({ meaning }) => meaning.direction)
}

function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]]
  for (const item of items) {
    if (item.stop) clauses.push([])
    else clauses.at(-1)?.push(item)
  }
  return clauses
}
