import { isAliveMember } from '../../src/scene/deed-holds.ts'
import { type Add, cellsOf, type Fault, isPartOf, wordsOf } from './faults.ts'
import { HIGH, isInFrame } from './silhouette.ts'
import type { Figure, Moment, StagedShot } from './stage-prompt.ts'

/** Of the frame's height: somebody whom the shot is about, and an animal or a thing, as high or wide as it is. */
const [PERSON, OTHER] = [0.22, 0.14]
const MOST_HIDDEN = 0.6
/** More of a kind are a crowd: nobody looks at each. */
const FEW = 3
const FAR: ReadonlySet<string | undefined> = new Set(['aerial', 'top', 'high'])
/** Who comes or goes is not there at one of the ends. */
const PASSING: ReadonlySet<string> = new Set(
  'come-in leave exit enter dive park fall-off take-off vanish rise-up'.split(' '),
)

/** Who the shot is about is large, there and not behind others. */
export function findHero({ shot }: StagedShot, moment: Moment, isNamed: (one: Figure) => boolean, add: Add): void {
  const { figures, progress } = moment
  const named = figures.filter(isNamed)
  const isInside = (one: Figure): boolean => cellsOf(one).inside > 3
  if (progress === 0.5 && shot.subjects.length > 0 && !shot.imagery && !figures.some(isInside))
    add('nobody', shot.subjects[0]!.words, `${figures.length} are staged`)
  const alive = named.filter(({ solid }) => isAliveMember(solid.member) && solid.nth === 0)
  const isFar =
    shot.camera.framing === 'wide' || FAR.has(shot.camera.angle) || shot.place === 'space' || shot.place === 'sky'
  const hero = alive.find(({ solid }) => solid.member.subject.side !== 'background') ?? named[0]
  if (hero && !isFar && hero.solid.member.subject.count <= FEW && progress === 0.5) {
    const { high, wide, inside } = cellsOf(hero)
    const size = hero.solid.rig === 'person' ? high : Math.max(high, 0.7 * wide)
    if (inside > 0 && size < (hero.solid.rig === 'person' ? PERSON : OTHER) * HIGH)
      add('lost', wordsOf(hero), `${((100 * size) / HIGH).toFixed(0)} % of the frame's height`)
  }
  for (const one of alive.slice(1)) {
    if (one.solid.member.subject.count > FEW || one.solid.events.some(event => PASSING.has(event))) continue
    const { share, by } = hiddenShare(one, figures)
    if (share > MOST_HIDDEN && by) add('hidden', wordsOf(one), `${(100 * share).toFixed(0)} % by ${wordsOf(by)}`)
  }
}

/** How much of a figure is behind others that are no part of it, and who hides most. */
function hiddenShare(one: Figure, figures: readonly Figure[]): { share: number; by?: Figure } {
  const others = figures.filter(other => other !== one && !isPartOf(other, one) && !isPartOf(one, other))
  const counted = new Map<Figure, number>()
  let [all, hidden] = [0, 0]
  for (const [at, distance] of one.distances.entries()) {
    if (distance === Infinity || !isInFrame(at)) continue
    all++
    const by = others.find(other => other.distances[at]! < distance - 0.02)
    if (!by) continue
    hidden++
    counted.set(by, (counted.get(by) ?? 0) + 1)
  }
  const by = [...counted].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return { share: all > 0 ? hidden / all : 0, ...(by && { by }) }
}

/** What tells somebody: sort of body, its build and all its colours. */
const looksOf = ({ solid }: Figure): string =>
  [solid.member.art.code, solid.body.parts.length, ...new Set(solid.body.parts.map(({ colour }) => colour))].join(' ')

/** Who is in several shots is the same one in all of them, unless the words change something about him. */
export function sameInAllShots(staged: readonly StagedShot[], add: (fault: Fault) => void): void {
  const known = new Map<string, { looks: string; wears: string }>()
  for (const [shot, { moments, told }] of staged.entries()) {
    for (const figure of moments[1]!.figures) {
      const { subject } = figure.solid.member
      const alike = moments[1]!.figures.filter(({ solid }) => solid.member.subject.words === subject.words)
      const isOne = alike.length === 1 && told.subjects.filter(({ words }) => words === subject.words).length === 1
      if (figure.solid.rig !== 'person' || !isOne || subject.changes) continue
      const wears = JSON.stringify([subject.wears, subject.colour, subject.features])
      const before = known.get(subject.words.toLowerCase())
      const looks = looksOf(figure)
      if (before && before.looks !== looks)
        add({
          name: 'another',
          shot,
          progress: 0.5,
          who: subject.words,
          how: before.wears === wears ? 'other clothes or body' : 'told otherwise',
        })
      known.set(subject.words.toLowerCase(), { looks, wears })
    }
  }
}
