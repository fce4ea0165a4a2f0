import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findTransfer, isHandy, isOven, type Transfer } from './find-transfers.ts'
import { TOOLS } from './lend-hands.ts'
import { isPan } from './stage-deeds.ts'
import * as wares from './worktop-wares.ts'
import { spriteOf } from '../direct/sprite-of.ts'

/** In the hand for as long as it is done. */
const TAKEN: ReadonlySet<string> = new Set(['take', 'shake', 'smell', 'examine', 'give', 'show', 'read'])
const BROKEN: ReadonlySet<string> = new Set(['break', 'crack'])
const COOKED: ReadonlySet<string> = new Set(['cook', 'fry', 'boil', 'melt'])
const EATEN: ReadonlySet<string> = new Set(['taste', 'eat', 'drink'])
const WELLS: Deed = { verb: 'fill-up', words: '' }

/** A table that is being laid for somebody's work. */
type Work = {
  at: number
  subjects: Subject[]
  /** What is left of the deeds: those that name a thing hold it. */
  deeds: Deed[]
  /** What is before who works. */
  centre?: number
}

/** Gives each thing of somebody's work its place: in the hand, in or on another, or (as `centre`) before who does it. */
export function layOut(shot: Shot, at: number): { subjects: Subject[] } {
  const work: Work = { at, subjects: shot.subjects.map(one => ({ ...one })), deeds: [] }
  const own = shot.subjects[at]!.deeds ?? []
  for (const deed of own) if (deed.verb !== 'at-work') play(work, deed, findTransfer(deed, at, shot.subjects))
  const { subjects, deeds } = work
  const isHeld = (index: number): boolean => deeds.some(({ to }) => to === index)
  const centre =
    work.centre ??
    subjects.findIndex((one, index) => index !== at && isHandy(one) && !isHeld(index) && !TOOLS.has(spriteOf(one)))
  subjects[at] = { ...subjects[at]!, deeds }
  if (subjects[centre] && !isHeld(centre)) subjects[centre] = { ...subjects[centre], side: 'centre' }
  return { subjects }
}

function play(work: Work, deed: Deed, transfer: Transfer | undefined): void {
  const { subjects, deeds } = work
  if (transfer) return bring(work, deed, transfer)
  const { to, ...alone } = deed
  const object = to === undefined ? undefined : subjects[to]
  if (deed.verb === 'hold' && object) return void deeds.push(deed)
  if (deed.verb === 'flip') return flip(work, deed)
  if (to !== undefined && object && TOOLS.has(spriteOf(object))) {
    // `slices`, with a knife that nobody named: there is something to slice.
    if (
      deed.verb === 'cut' &&
      !subjects.some((one, index) => isHandy(one) && !TOOLS.has(spriteOf(one)) && index !== to)
    )
      cutOn(work, add(work, { what: { sprite: wares.CARROT }, count: 3 }))
    return void deeds.push({ verb: 'hold', words: '', to }, alone)
  }
  if (to === undefined || !object || !isHandy(object)) return void deeds.push(alone)
  if (TAKEN.has(deed.verb)) return void deeds.push(deed)
  // Across the counter to somebody: set down before him.
  if (deed.verb === 'slide') return void deeds.push({ ...deed, verb: 'put' })
  if (EATEN.has(deed.verb)) {
    // From the spoon: nobody drinks out of the pot.
    const spoon = subjects.findIndex(one => spriteOf(one) === wares.SPOON)
    work.centre ??= to
    if (wares.isHolder(object) && isPan(object))
      return void deeds.push({
        verb: 'taste',
        words: '',
        to: spoon >= 0 ? spoon : add(work, { what: { sprite: wares.SPOON } }),
      })
    return void deeds.push(deed)
  }
  if (BROKEN.has(deed.verb) && spriteOf(object) === wares.EGG) {
    const vessel = subjects.findIndex(one => isPan(one) || spriteOf(one) === wares.BOWL)
    return bring(work, deed, {
      way: 'laid',
      thing: to,
      host: vessel >= 0 ? vessel : add(work, { what: { sprite: wares.BOWL } }),
    })
  }
  const pan = COOKED.has(deed.verb) ? subjects.findIndex((one, index) => index !== to && isPan(one)) : -1
  if (pan >= 0) {
    open(work, pan)
    subjects[to] = { ...object, motion: 'still', relation: { kind: 'in', to: pan } }
  }
  if (deed.verb === 'cut' && wares.isFood(object)) cutOn(work, to)
  if (deed.verb === 'stir' || deed.verb === 'throw') stirIn(work, to)
  // What somebody opens on the table opens.
  if (deed.verb === 'open') subjects[to] = { ...object, deeds: [...(object.deeds ?? []), { verb: 'open', words: '' }] }
  // The hands are over the table, where the thing is.
  work.centre ??= pan >= 0 ? pan : to
  deeds.push(deed.verb === 'throw' ? { ...alone, verb: 'stir' } : alone)
  const tool = wares.TOOL_FOR[deed.verb === 'throw' ? 'stir' : deed.verb]
  if (tool && !deeds.some(one => one.to !== undefined)) hold(work, tool)
}

/** `whisks eggs`, `stirs sugar into her tea`: in what is there for it, else in a bowl. */
function stirIn(work: Work, thing: number): void {
  const { subjects } = work
  const one = subjects[thing]!
  if (wares.isHolder(one) || isPan(one) || !wares.isFood(one)) return
  const named = subjects.findIndex((other, index) => index !== thing && isHandy(other) && wares.isHolder(other))
  const vessel = named >= 0 ? named : add(work, { what: { sprite: wares.BOWL } })
  work.centre ??= vessel
  if (spriteOf(one) !== wares.SALT) subjects[thing] = { ...one, motion: 'still', relation: { kind: 'in', to: vessel } }
}

/** On a board, which is before who cuts. */
function cutOn(work: Work, thing: number): void {
  const { subjects } = work
  const named = subjects.findIndex(one => spriteOf(one) === wares.BOARD)
  const board = named >= 0 ? named : add(work, { what: { sprite: wares.BOARD } })
  const one = subjects[thing]!
  subjects[thing] = {
    ...one,
    motion: 'still',
    relation: { kind: 'on', to: board },
    ...(one.size === 'normal' && { size: 'large' }),
  }
  work.centre ??= board
}

/** From the hand into or onto its host. */
function bring(work: Work, deed: Deed, { way, thing, host }: Transfer): void {
  const { subjects, deeds } = work
  work.centre ??= host
  if (thing !== undefined && DRIVEN.has(deed.verb)) return drive(work, deed, thing, host)
  open(work, host, isPlanting(deed, subjects[thing ?? -1]))
  // What something is put into stands.
  work.deeds.splice(0, deeds.length, ...deeds.filter(({ to }) => to !== host))
  const vessel = subjects[host]!
  if (isOven(vessel)) deeds.push({ verb: 'stand-at', words: '', to: host })
  if (thing === undefined || way !== 'laid') {
    const source = thing ?? takeNamed(work, host, way) ?? hold(work, way === 'strewn' ? wares.SALT : wares.JUG)
    const { relation: _relation, ...one } = subjects[source]!
    subjects[source] = { ...one, deeds: [...(one.deeds ?? []), { verb: 'poured', words: '', to: host }] }
    const colour = deed.colour ?? one.colour ?? wares.HUE_OF[spriteOf(one)]
    deeds.push({ ...deed, verb: way === 'strewn' ? 'add' : 'pour', to: source, ...(colour && { colour }) })
    if (way === 'poured' && !isOven(vessel))
      add(work, {
        what: { sprite: wares.FILLING },
        relation: { kind: wares.isHolder(vessel) ? 'in' : 'on', to: host },
        deeds: [WELLS],
        ...(colour && { colour }),
      })
    return
  }
  // What else is said to be there is on the tray that goes there.
  for (const [index, other] of subjects.entries())
    if (isOven(vessel) && index !== thing && other.relation?.to === host && isHandy(other))
      subjects[index] = { ...other, motion: 'still', relation: { kind: 'on', to: thing } }
  const one = subjects[thing]!
  const isEgg = spriteOf(one) === wares.EGG && isPan(vessel)
  subjects[thing] = {
    ...one,
    motion: 'still',
    relation: { kind: wares.isHolder(vessel) ? 'in' : 'on', to: host },
    deeds: [
      ...(one.deeds ?? []).filter(({ verb }) => !BROKEN.has(verb)),
      { verb: 'laid', words: '', to: host },
      ...(isEgg || isOven(vessel) ? [{ verb: 'spent', words: '' }] : []),
    ],
  }
  if (isEgg)
    add(work, {
      what: { sprite: wares.FRIED_EGG },
      count: one.count,
      relation: { kind: 'in', to: host },
      deeds: [WELLS],
    })
  deeds.push({ ...deed, verb: 'put', to: thing })
}

/** `fills a glass from a jug`: from that one, and from no other. */
function takeNamed({ subjects, deeds }: Work, host: number, way: Transfer['way']): number | undefined {
  const to = subjects.findIndex(
    (one, index) => way === 'poured' && index !== host && wares.POURING.has(spriteOf(one)) && one.count === 1,
  )
  if (to < 0) return undefined
  deeds.unshift({ verb: 'hold', words: '', to })
  return to
}

/** A nail is in the board from the first, and goes deeper. */
function drive(work: Work, deed: Deed, thing: number, host: number): void {
  work.subjects[thing] = { ...work.subjects[thing]!, motion: 'still', relation: { kind: 'on', to: host } }
  const { to: _to, ...alone } = deed
  work.deeds.push({ ...alone, verb: 'hammer' })
  const hammer = work.subjects.findIndex(one => spriteOf(one) === wares.TOOL_FOR['hammer'])
  if (hammer < 0) hold(work, wares.TOOL_FOR['hammer']!)
  else if (!work.deeds.some(({ to }) => to === hammer)) work.deeds.unshift({ verb: 'hold', words: '', to: hammer })
}
const DRIVEN: ReadonlySet<string> = new Set(['hammer', 'hammer-nail'])

/** `plants a seedling in a pot`, 把种子放进花盆: no soup is in that. */
const isPlanting = ({ verb }: Deed, thing: Subject | undefined): boolean =>
  verb === 'plant' || (thing !== undefined && wares.SEEDS.has(spriteOf(thing)))

/** A pancake is thrown up from the pan that is in the hand. */
function flip(work: Work, deed: Deed): void {
  const { subjects, deeds, at } = work
  const pan = subjects.findIndex(isPan)
  const inPan = subjects.findIndex(({ relation }, index) => pan >= 0 && relation?.to === pan && index !== at)
  const thing = deed.to !== undefined && deed.to !== pan && isHandy(subjects[deed.to]!) ? deed.to : inPan
  if (pan >= 0 && pan !== thing) {
    open(work, pan)
    deeds.push({ verb: 'hold', words: '', to: pan })
  }
  if (thing < 0) return void deeds.push(deed)
  const { relation: _relation, ...one } = subjects[thing]!
  // One of several is turned.
  subjects[thing] = { ...one, count: 1 }
  deeds.push({ ...deed, to: thing })
}

function open({ subjects }: Work, host: number, isPlanted = false): void {
  const one = subjects[host]!
  const isPot = isPlanted && (isPan(one) || spriteOf(one) === wares.PLANT)
  const sprite = isPot ? wares.FLOWERPOT : wares.OPEN[spriteOf(one)]
  if (sprite) subjects[host] = { ...subjects[host]!, what: { sprite } }
}

function hold(work: Work, tool: string): number {
  const to = add(work, { what: { sprite: tool } })
  work.deeds.unshift({ verb: 'hold', words: '', to })
  return to
}

function add({ subjects }: Work, more: Partial<Subject> & Pick<Subject, 'what'>): number {
  subjects.push({ words: '', count: 1, size: 'normal', motion: 'still', ...more })
  return subjects.length - 1
}
