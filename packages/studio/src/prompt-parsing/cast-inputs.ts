import { parseItems } from '../words/parse-items.ts'
import type { Kind } from '../words/kinds.ts'
import { updateReferences } from './update-references.ts'
import type { Place, Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { foldText } from '../words/tokenise.ts'

/** Kinds that an input picture rarely shows. A picture shows the main subject. */
const SCENERY: ReadonlySet<Kind> = new Set(['tree', 'plant', 'leaf', 'sky', 'moon', 'planet', 'building', 'fire'])

/**
 * Assigns input pictures to the subjects of a scene, in the order in which they are named: `a woman beside a car` with
 * two pictures means those two. Pictures that the words name keep their subjects. The others stand beside them. A
 * picture keeps its subject in all shots.
 */
export function castInputs(list: ShotList): ShotList {
  const played = new Map<string, Input>()
  return { ...list, shots: list.shots.map(shot => castShot(shot, played)) }
}

type Input = Extract<Subject['what'], { input: string }>

/** A picture that the words do not name. A picture of a known kind takes only subjects of that kind. */
const isLoose = ({ words, what }: Subject): boolean =>
  'input' in what && what.input === words && what.like === undefined

const kindOf = ({ words }: Subject): Kind | undefined =>
  parseItems(foldText(words)).find(({ meaning }) => meaning.noun)?.meaning.noun?.kind

/** True if the subject belongs to the surroundings. */
export const isScenery = (subject: Subject): boolean => SCENERY.has(kindOf(subject) ?? 'thing')

function castShot(shot: Shot, played: Map<string, Input>): Shot {
  const isTaken = ({ what }: Subject): boolean => 'sprite' in what && played.has(what.sprite)
  const loose = shot.subjects.filter(subject => isLoose(subject) && ![...played.values()].includes(inputOf(subject)!))
  const parts = shot.subjects.filter(subject => 'sprite' in subject.what && !isTaken(subject))
  const wanted = [...parts.filter(one => !isScenery(one)), ...parts.filter(isScenery)]
  const actors = new Map<Subject, Subject[]>()
  for (const [index, part] of wanted.entries()) {
    // `two women` takes two pictures if enough are left for the other subjects.
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
  const subjects = made.map(({ to }) => updateReferences(to, now))
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

/** The surface for small things in a place: a cup stands on a table of the kitchen. */
const NEARER: Partial<Record<Place, Place>> = { kitchen: 'table', room: 'table' }
const SMALL: ReadonlySet<Kind> = new Set(['food', 'drink', 'product', 'cosmetic', 'book', 'thing'])

const isOfSmallThings = (subjects: readonly Subject[]): boolean =>
  subjects.some(({ what }) => 'input' in what) && subjects.every(subject => SMALL.has(kindOf(subject) ?? 'person'))

const inputOf = ({ what }: Subject): Input | undefined => ('input' in what ? what : undefined)

/** Kinds whose picture shows one of them. A picture of strawberries shows all of them. */
const SINGLE: ReadonlySet<Kind> = new Set(['person', 'animal', 'bird', 'insect', 'fish'])
const isEach = (part: Subject): boolean => SINGLE.has(kindOf(part) ?? 'thing')

/** One subject for each picture. The same bird may appear several times; two people are two persons. */
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
