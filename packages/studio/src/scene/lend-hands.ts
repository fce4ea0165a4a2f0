import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { type Action, actionForDeed } from '../bodies/motion/actions.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { isPerson, subjectRig } from './subject-rig.ts'

/** What does nothing without a hand. */
export const TOOLS: ReadonlySet<string> = new Set([
  ...splitGraphemes('🔪🖌️✏️🖊️🖋️🖍️🪓🔨✂️🪚🧹🥄🪥🪒🔧🪛').map(pictogramCode),
  'drawn-pan',
  'drawn-ladle',
  'drawn-comb',
  'drawn-trowel',
])
const [COOK, PAINTER, ANYBODY] = ['🧑‍🍳', '🧑‍🎨', '🧑'].map(pictogramCode) as [string, string, string]
const PAINTED: ReadonlySet<string> = new Set(['paint', 'draw'])

/** `一刀切开西瓜`: a knife that cuts is in the hand of somebody, who is seen, or it would stand beside the melon. */
export function lendHands(shot: Shot): Shot {
  const { subjects } = shot
  const at = subjects.findIndex(
    ({ what, deeds }) =>
      'sprite' in what &&
      TOOLS.has(what.sprite) &&
      deeds?.some(deed => deed.words !== '' && actionForDeed(deed) !== undefined),
  )
  if (at < 0) return takeTools(shot)
  const isAlone = subjects.every(one => ['thing', undefined].includes(subjectRig(one)))
  if (!isAlone) return takeTools(shot)
  const { deeds = [], relation: _relation, ...tool } = subjects[at]!
  // `切开…裂成两半`: once is enough, of what it is done to.
  const once = deeds.filter(
    ({ verb, to }, nth) => to !== undefined || !deeds.some((one, other) => other !== nth && one.verb === verb),
  )
  const isArt = deeds.some(({ verb }) => PAINTED.has(verb))
  const hands: Subject = {
    words: '',
    what: { sprite: isArt ? PAINTER : shot.place === 'kitchen' || shot.place === 'table' ? COOK : ANYBODY },
    count: 1,
    size: 'normal',
    motion: 'bob',
    deeds: [{ verb: 'hold', words: '', to: at }, ...once],
  }
  // Who stands needs a floor.
  const place = shot.place === 'table' ? 'kitchen' : shot.place
  return { ...shot, place, subjects: [...subjects.with(at, { ...tool, motion: 'still' }), hands] }
}

const isTool = (subject: Subject | undefined): boolean =>
  subject !== undefined && 'sprite' in subject.what && TOOLS.has(subject.what.sprite)
const works = ({ deeds }: Subject): boolean => deeds?.some(deed => WORKING.has(actionForDeed(deed) ?? 'stand')) === true
const WORKING: ReadonlySet<Action> = new Set(
  'work saw stir wipe fold knead knot tidy write paint sweep dig tend dab'.split(' ') as Action[],
)
/** Nobody cuts a knife, nor strikes a gavel: it is done with it. */
const BY_TOOL: ReadonlySet<string> = new Set(['cut', 'split', 'saw', 'hit', 'hammer'])

/** `cuts paper with scissors`, `用锯子锯`: what work is done with is in the hand of who works, whatever else is said of both. */
function takeTools({ subjects, ...shot }: Shot): Shot {
  const isLoose = (one: Subject, index: number): boolean =>
    isTool(one) &&
    one.count === 1 &&
    (one.relation === undefined || one.relation.kind === 'beside') &&
    !subjects.some(({ relation, deeds }) => relation?.to === index || deeds?.some(({ to }) => to === index))
  const loose = subjects.findIndex(isLoose)
  const worker = subjects.findIndex(one => isPerson(one) && works(one))
  const armed = subjects.map((one, index): Subject => {
    if (index === loose && worker >= 0) {
      const { relation: _relation, ...tool } = one
      return tool
    }
    if (!isPerson(one) || !works(one)) return one
    const { relation, deeds = [], ...rest } = one
    const isHolding = relation?.kind === 'holding' && isTool(subjects[relation.to])
    // `bangs her gavel`: it is in the hand.
    const struck = deeds.find(({ verb, to }) => BY_TOOL.has(verb) && to !== undefined && isTool(subjects[to]))?.to
    const tool = isHolding ? relation.to : (struck ?? (index === worker && loose >= 0 ? loose : undefined))
    if (tool === undefined) return one
    const done = deeds.map(
      ({ to, ...deed }): Deed =>
        to === undefined
          ? deed
          : to !== tool || !BY_TOOL.has(deed.verb)
            ? { ...deed, to }
            : { ...deed, verb: deed.verb === 'hit' ? 'hammer' : deed.verb },
    )
    const isHeld = done.some(({ verb, to }) => verb === 'hold' && to === tool)
    return {
      ...rest,
      ...(relation && !isHolding && { relation }),
      deeds: isHeld ? done : [{ verb: 'hold', words: '', to: tool }, ...done],
    }
  })
  return { ...shot, subjects: armed }
}
