import { parseItems } from '../words/parse-items.ts'
import type { Kind } from '../words/kinds.ts'
import { pointAnew } from './point-anew.ts'
import type { Place, Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { foldText } from '../words/tokenise.ts'

/** What an input picture hardly shows: it shows who or what the film is about. */
const SCENERY: ReadonlySet<Kind> = new Set(['tree', 'plant', 'leaf', 'sky', 'moon', 'planet', 'building', 'fire'])

/**
 * Gives the parts of a scene to the pictures that came along: `a woman beside a car` with two pictures means those two,
 * in the order in which they are named. Pictures that the words name themselves keep their places; those without a part
 * stay beside the others. A picture keeps its part in all shots.
 */
export function castInputs(list: ShotList): ShotList {
  const played = new Map<string, Input>()
  return { ...list, shots: list.shots.map(shot => castShot(shot, played)) }
}

type Input = Extract<Subject['what'], { input: string }>

/** A picture that no word of the shot means. One whose kind is known plays no other kind's part. */
const isLoose = ({ words, what }: Subject): boolean =>
  'input' in what && what.input === words && what.like === undefined

const kindOf = ({ words }: Subject): Kind | undefined =>
  parseItems(foldText(words)).find(({ meaning }) => meaning.noun)?.meaning.noun?.kind

/** Whether it only belongs to the surroundings. */
export const isScenery = (subject: Subject): boolean => SCENERY.has(kindOf(subject) ?? 'thing')

function castShot(shot: Shot, played: Map<string, Input>): Shot {
  const isTaken = ({ what }: Subject): boolean => 'sprite' in what && played.has(what.sprite)
  const loose = shot.subjects.filter(subject => isLoose(subject) && ![...played.values()].includes(inputOf(subject)!))
  const parts = shot.subjects.filter(subject => 'sprite' in subject.what && !isTaken(subject))
  const wanted = [...parts.filter(one => !isScenery(one)), ...parts.filter(isScenery)]
  const actors = new Map<Subject, Subject[]>()
  for (const [index, part] of wanted.entries()) {
    // `two women` are two pictures' part, as long as there is one for everybody else.
    const others = wanted.slice(index + 1).filter(one => !isScenery(one)).length
    const inputs = loose.splice(0, Math.max(1, Math.min(isEach(part) ? part.count : 1, loose.length - others)))
    if (inputs.length > 0) actors.set(part, playing(part, inputs, played))
  }
  const placed = new Set([...actors.values()].flat().map(({ what }) => ('input' in what ? what.input : '')))
  const made = shot.subjects.flatMap((subject): { from: Subject; to: Subject }[] => {
    if (isLoose(subject) && placed.has(subject.words)) return []
    const again = 'sprite' in subject.what ? played.get(subject.what.sprite) : undefined
    const to = actors.get(subject) ?? [again ? { ...subject, what: again } : subject]
    return to.map(one => ({ from: subject, to: one }))
  })
  const now = (index: number): number => made.findIndex(({ from }) => from === shot.subjects[index])
  const subjects = made.map(({ to }) => pointAnew(to, now))
  const of = <T extends { subject?: number }>({ subject, ...said }: T): Omit<T, 'subject'> & { subject?: number } =>
    subject === undefined || now(subject) < 0 ? said : { ...said, subject: now(subject) }
  const lines = shot.lines.map(of)
  const texts = shot.texts?.map(of)
  return {
    ...shot,
    subjects,
    lines,
    ...(texts && { texts }),
    place: isOfSmallThings(subjects) ? (NEARER[shot.place] ?? shot.place) : shot.place,
  }
}

/** Where small things lie in a place: a picture of a cup asks for the cup, not the kitchen around it. */
const NEARER: Partial<Record<Place, Place>> = { kitchen: 'table', room: 'table' }
const SMALL: ReadonlySet<Kind> = new Set(['food', 'drink', 'product', 'cosmetic', 'book', 'thing'])

const isOfSmallThings = (subjects: readonly Subject[]): boolean =>
  subjects.some(({ what }) => 'input' in what) && subjects.every(subject => SMALL.has(kindOf(subject) ?? 'person'))

const inputOf = ({ what }: Subject): Input | undefined => ('input' in what ? what : undefined)

/** Kinds whose picture shows one of them; a picture of strawberries shows them all. */
const SINGLE: ReadonlySet<Kind> = new Set(['person', 'animal', 'bird', 'insect', 'fish'])
const isEach = (part: Subject): boolean => SINGLE.has(kindOf(part) ?? 'thing')

/** The part once for each picture. A bird may be seen several times; of two people one is somebody else. */
function playing(part: Subject, inputs: readonly Subject[], played: Map<string, Input>): Subject[] {
  const like = 'sprite' in part.what ? part.what.sprite : ''
  const left = isEach(part) ? part.count - inputs.length : 0
  const isMany = left > 0 && inputs.length === 1 && kindOf(part) !== 'person'
  const actors = inputs.map((input): Subject => {
    const what = { input: inputOf(input)!.input, like }
    if (inputs.length === 1) played.set(like, what)
    return { ...part, what, count: isMany ? part.count : 1 }
  })
  return left > 0 && !isMany ? [...actors, { ...part, count: left }] : actors
}
