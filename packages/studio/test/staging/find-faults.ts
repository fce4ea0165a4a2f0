import { PLACE_TRAITS } from '../../src/direct/place-traits.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { isAliveMember } from '../../src/scene/deed-holds.ts'
import { isGroundCover } from '../../src/scene/ground-covers.ts'
import { type Hold, SIZES } from '../../src/scene/member.ts'
import { lifeHeight } from '../../src/scene/stand-before-buildings.ts'
import { chooseStance } from '../../src/scene/stances.ts'
import { type Add, cellsOf, type Fault, type FaultName, isPartOf, wordsOf } from './faults.ts'
import { findHero, sameInAllShots } from './find-hero-faults.ts'
import { withEachOther } from './find-people-faults.ts'
import { cellAt, HIGH, isInFrame, projectPoint, WIDE } from './silhouette.ts'
import type { Figure, Moment, StagedShot } from './stage-prompt.ts'

const [SMALLEST, LARGER, IN_HAND] = [1 / 12, 1.5, 1.75]
const [MOST_HIDDEN, MOST_IN_WAY, MOST_OUT] = [0.5, 1 / 3, 0.25]

const isAlive = ({ solid }: Figure): boolean => isAliveMember(solid.member)
const hasHead = ({ solid, face }: Figure): boolean =>
  face !== undefined && (solid.rig === 'person' || solid.rig === 'beast')

/** All faults of a prompt's shots, each class once for every shot and figure. */
export function findFaults(staged: readonly StagedShot[]): Fault[] {
  const found = new Map<string, Fault>()
  for (const [shot, one] of staged.entries()) {
    const named = new Set(one.told.subjects.map(({ words }) => words))
    const isNamed = (figure: Figure): boolean => named.has(figure.solid.member.subject.words)
    for (const moment of one.moments) {
      const add = (name: FaultName, who: string, how: string): void => {
        const key = `${shot}/${name}/${who}`
        if (!found.has(key)) found.set(key, { name, shot, progress: moment.progress, who, how })
      }
      const main = moment.figures.filter(isNamed).toSorted(byName)[0]
      seenInFrame(one, moment, isNamed, main, add)
      trueToScale(one, moment, add)
      supported(one, moment, add)
      apart(moment, add)
      withEachOther(one, moment, add)
      if (main) unhidden(one, moment, main, add)
      findHero(one, moment, isNamed, add)
    }
    onlyOnce(one, (who, how) => found.set(`${shot}/double/${who}`, { name: 'double', shot, progress: 0, who, how }))
  }
  sameInAllShots(staged, fault => found.set(`${fault.shot}/another/${fault.who}`, fault))
  return [...found.values()]
}

const byName = (a: Figure, b: Figure): number =>
  a.solid.member.index - b.solid.member.index || a.solid.nth - b.solid.nth

/** More than these are a crowd: not each of them is looked at. */
const CROWD = 3

function seenInFrame(
  { shot, scenery, frame }: StagedShot,
  { figures, camera }: Moment,
  isNamed: (one: Figure) => boolean,
  main: Figure | undefined,
  add: Add,
): void {
  const { size, framing } = shot.camera
  for (const figure of figures.filter(isNamed)) {
    const { member, nth } = figure.solid
    if (nth > 0 && (member.subject.count > CROWD || figure.actor.spot.nth !== nth)) continue
    if (member.subject.count > CROWD && nth > 0) continue
    const { all, inside, wide, high } = cellsOf(figure)
    const isOut = inside < 0.12 * all || all === 0
    if (isOut) {
      if (size === undefined || figure === main) add('outside', wordsOf(figure), `${inside} of ${all} cells`)
      continue
    }
    if (Math.max(high, 0.7 * wide) < SMALLEST * HIGH)
      add('too small', wordsOf(figure), `${((100 * high) / HIGH).toFixed(0)} % of the frame's height`)
    if (hasHead(figure) && figure.face) {
      if (size !== undefined && size !== 'hands' && figure !== main) continue
      const seen = projectPoint(figure.face, scenery, camera, frame)
      const half = (figure.solid.rig === 'person' ? 0.07 : 0.06) * heightOf(figure) * seen.perMetre
      const crown =
        size === 'face' ? 0 : (figure.solid.rig === 'person' ? 0.075 : 0.05) * heightOf(figure) * seen.perMetre
      const isCut =
        seen.y - crown < 0 || seen.y + 0.5 * half > HIGH || seen.x - 0.6 * half < 0 || seen.x + 0.6 * half > WIDE
      if (isCut) add('cut head', wordsOf(figure), `face at ${percent(seen.x, WIDE)}, ${percent(seen.y, HIGH)}`)
    } else if (
      figure === main &&
      !figure.actor.spot.isBackdrop &&
      size === undefined &&
      framing !== 'close' &&
      inside < (1 - MOST_OUT) * all
    )
      add('cut head', wordsOf(figure), `${percent(all - inside, all)} of it outside`)
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`
const heightOf = ({ solid: { extent, scale } }: Figure): number => (extent.high[1] - extent.low[1]) * scale
const realHeight = ({ solid: { member }, actor: { spot } }: Figure): number =>
  spot.isBackdrop ? lifeHeight(member) : member.art.pictogram.metres * SIZES[member.subject.size]

/** Ways in which one is held that have measures of their own. */
const HELD: ReadonlySet<Hold | undefined> = new Set(['hand', 'hat', 'waist', 'mount', 'ring', 'over', 'inside'])

function trueToScale({ shot }: StagedShot, { figures }: Moment, add: Add): void {
  if (shot.place === 'sweep' || shot.place === 'abstract' || shot.place === 'space') return
  // Where nothing tells the scale, a whole scene may be larger or smaller than life.
  const { isIndoors, isBuilt, isShownClose } = PLACE_TRAITS[shot.place]
  const isMeasured = (isIndoors || isBuilt) && !isShownClose
  const usual = medianOf(
    figures
      .filter(({ actor, host }) => actor.spot.stance === 'ground' && !host)
      .map(one => heightOf(one) / realHeight(one)),
  )
  for (const figure of figures) {
    const { stance } = figure.actor.spot
    if (stance !== 'ground' && !(stance === 'water' && figures.length > 1)) continue
    const { subject, art } = figure.solid.member
    if (art.isOwn || subject.changes?.some(({ of }) => of === 'size' || of === 'figure')) continue
    const times = heightOf(figure) / (realHeight(figure) * (isMeasured ? 1 : usual))
    // Halls and mountains are seen as they fit.
    const most = HELD.has(figure.hold) ? IN_HAND : LARGER
    const isLand = realHeight(figure) > 7
    if (times > 1.04 * most) add('giant', wordsOf(figure), `${times.toFixed(2)} times its size`)
    if (times < 1 / (1.04 * most) && !isLand) add('dwarf', wordsOf(figure), `${times.toFixed(2)} times its size`)
  }
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1

const LIFTED: ReadonlySet<Subject['motion']> = new Set(['fly', 'float', 'fall', 'rise', 'swim', 'jump'])
const CARRIED: ReadonlySet<Hold | undefined> = new Set(['top', 'seat', 'deck', 'mount', 'cabin', 'board'])
const FLOATING =
  /boat|duck|leaf|leaves|lil|lotus|swan|bottle|lantern|petal|ship|canoe|船|舟|鸭|叶|莲|荷|灯|瓶|花瓣|天鹅/iu

function supported({ shot, told }: StagedShot, { figures }: Moment, add: Add): void {
  const isLoose = PLACE_TRAITS[shot.place].isBottomless || shot.place === 'underwater' || shot.place === 'space'
  for (const figure of figures) {
    const { solid, actor, host, hold } = figure
    const { subject, art } = solid.member
    const isLifted = LIFTED.has(subject.motion) || solid.events.length > 0 || solid.rig === 'fish'
    const tall = figure.high[1] - figure.low[1]
    if (!host && isAlive(figure) && solid.rig !== 'bird' && !isLifted && !isLoose) {
      if (actor.spot.stance === 'air') add('no support', wordsOf(figure), 'is in the air')
    }
    if (host && CARRIED.has(hold) && !isLifted) {
      const gap = figure.low[1] - topBelow(figure, host)
      if (gap > Math.max(0.06, 0.2 * tall) && hold !== 'mount')
        add('no support', wordsOf(figure), `${gap.toFixed(2)} m above ${wordsOf(host)}`)
    }
    if (!host && !isAlive(figure) && actor.spot.stance === 'water' && art.pictogram.sort !== 'boat' && !isLifted) {
      if (chooseStance(solid.member, shot) === 'ground' && !FLOATING.test(subject.words))
        add('on water', wordsOf(figure), `in ${shot.place}`)
    }
    const on = subject.relation?.kind === 'on' ? shot.subjects[subject.relation.to] : undefined
    const isThere = figures.some(other => other.solid.member.subject === on)
    const isOnIt =
      host?.solid.member.subject === on || figures.some(one => one.host === figure && one.solid.member.subject === on)
    if (on && isThere && !isOnIt && !isLifted) add('not on it', wordsOf(figure), on.words)
  }
  // Seats that the words name and the stage lost.
  for (const one of told.subjects) {
    const on = one.relation?.kind === 'on' ? told.subjects[one.relation.to] : undefined
    if (on && !figures.some(({ solid }) => solid.member.subject.words === on.words) && figures.length > 0)
      add('not on it', one.words, `${on.words} is not staged`)
  }
}

/** The highest of a host below the middle of who is on it. */
function topBelow(figure: Figure, host: Figure): number {
  return Math.min(host.high[1], Math.max(host.low[1], figure.low[1] > host.high[1] ? host.high[1] : figure.low[1]))
}

/** What nobody stands on, however the words are read. */
const NO_GROUND: ReadonlySet<Hold | undefined> = new Set(['top'])

function apart({ figures }: Moment, add: Add): void {
  for (const [index, a] of figures.entries()) {
    if (a.host && NO_GROUND.has(a.hold) && isAlive(a) && !isAlive(a.host) && realHeight(a.host) < 0.3 * realHeight(a))
      add('stands in', wordsOf(a), `on ${wordsOf(a.host)}`)
    if (a.host || isGroundCover(a.solid.member)) continue
    for (const b of figures.slice(index + 1)) {
      if (
        b.host ||
        isGroundCover(b.solid.member) ||
        b.actor === a.actor ||
        a.actor.partner === b.actor ||
        b.actor.partner === a.actor
      )
        continue
      if (a.actor.round || b.actor.round || a.solid.member === b.solid.member) continue
      const shares = ([0, 1, 2] as const).map(axis => {
        const over = Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis])
        return over / Math.min(a.high[axis] - a.low[axis], b.high[axis] - b.low[axis])
      })
      if (shares.every(share => share > 0.5)) add('stands in', wordsOf(a), `in ${wordsOf(b)}`)
    }
  }
}

/** Those who are in or behind something that way are seen in part. */
const WITHIN: ReadonlySet<Hold | undefined> = new Set(['cabin', 'deck', 'inside', 'table'])

function unhidden({ scenery, shot, frame }: StagedShot, { figures, camera }: Moment, main: Figure, add: Add): void {
  const own = new Set<Figure>([main, ...figures.filter(one => isPartOf(one, main))])
  const others = figures.filter(one => !own.has(one))
  let [all, hidden, byPlate] = [0, 0, 0]
  const counted = new Map<Figure, number>()
  const { plate, nearnessOf } = scenery
  for (let at = 0; at < main.distances.length; at++) {
    const distance = main.distances[at]!
    if (distance === Infinity || !isInFrame(at)) continue
    all++
    const by = others.find(other => other.distances[at]! < distance - 0.02)
    if (by) {
      hidden++
      counted.set(by, (counted.get(by) ?? 0) + 1)
      continue
    }
    const { x, y } = cellAt(at)
    const nearness = nearnessOf(distance)
    const scale = camera.zoom * (1 + camera.push * (nearness - camera.pivot))
    const px = ((x + 0.5) * frame.width) / WIDE
    const py = ((y + 0.5) * frame.height) / HIGH
    const column = Math.round(camera.x + (px - frame.width / 2 - camera.shiftX * (nearness - camera.pivot)) / scale)
    const row = Math.round(camera.y + (py - frame.height / 2 - camera.shiftY * (nearness - camera.pivot)) / scale)
    if (column < 0 || row < 0 || column >= plate.width || row >= plate.height) continue
    if (plate.depth[row * plate.width + column]! < 0.9 * distance) byPlate++
  }
  const most = WITHIN.has(main.hold) || main.actor.solid.events.includes('dive') ? 0.8 : MOST_HIDDEN
  if (all > 0 && (hidden + byPlate) / all > most) {
    const by = [...counted].toSorted((a, b) => b[1] - a[1])[0]?.[0]
    add(
      'covered',
      wordsOf(main),
      `${percent(hidden + byPlate, all)} by ${by && hidden > byPlate ? wordsOf(by) : 'the place'}`,
    )
  }
  if (shot.camera.angle === 'over-shoulder') return
  for (const other of others) {
    if (other === main.host || isPartOf(main, other) || heightOf(other) > 20) continue
    const cells = other.distances.reduce((sum, one, at) => sum + (one < Infinity && isInFrame(at) ? 1 : 0), 0)
    const [near, own] = [(other.low[2] + other.high[2]) / 2, (main.low[2] + main.high[2]) / 2]
    if (cells > MOST_IN_WAY * WIDE * HIGH && near < own)
      add('in the way', wordsOf(other), `${percent(cells, WIDE * HIGH)} of the frame`)
  }
}

/** Of these there may be as many as there are people. */
const FURNITURE = /table|chair|^$/u

function onlyOnce({ told, moments }: StagedShot, add: (who: string, how: string) => void): void {
  const counts = new Map<string, number>()
  for (const figure of moments[1]!.figures) {
    const { solid } = figure
    const { code } = solid.member.art
    // Each of several may hold one.
    if (figure.host && (figure.host.solid.nth > 0 || figure.actor.spot.nth > 0)) continue
    if (code !== undefined && !FURNITURE.test(solid.member.subject.words)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  for (const [code, count] of counts) {
    const alike = told.subjects.filter(({ what }) => 'sprite' in what && what.sprite === code)
    const words = alike.map(one => one.words.toLowerCase().split(' ').at(-1)!)
    if (alike.length > 1 && new Set(words).size < words.length) add(alike[0]!.words, `read ${alike.length} times`)
    const most = alike.reduce((sum, one) => sum + Math.max(1, one.count), 0)
    if (alike.length > 0 && count > most) add(alike[0]!.words, `${count} staged of ${most}`)
  }
}
