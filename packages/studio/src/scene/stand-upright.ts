import { isUprightInClothes, mascotCode } from '../bodies/kinds/mascots.ts'
import { anticForDeed } from '../bodies/motion/antics.ts'
import { findKind, livingCode } from '../bodies/kinds/kinds.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { subjectRig } from './subject-rig.ts'

/** What takes hands: an animal that does it stands on two legs. */
const WITH_HANDS = new Set(
  `cook bake fry boil grill stir knead pour read write draw paint type study teach sign stamp sew knit weave mend build assemble
  carve plane saw hammer sweep iron conduct juggle photograph film call text scroll toast sell buy pay shop serve-ball drive program
  experiment operate design decorate shovel weld drill polish fold wrap row deliver celebrate-birthday measure count vote plant water
  perform play-game meditate dress skate ski surf clap cheer wave bow hold-hands marry`.split(/\s+/u),
)

/** What only somebody does, and the things that are seen doing it in drawn films. */
const LIVELY = new Set(
  'dance sing walk march laugh smile wave hug cheer clap talk cry read play conduct bow'.split(' '),
)
const TOYS: ReadonlySet<string | undefined> = new Set([
  'food',
  'vessel',
  'tool',
  'product',
  'toy',
  'furniture',
  'sport',
  'garment',
])
/** In a room they are as tall as children, on a table a little taller than they are. */
const [IN_ROOMS, ON_TABLES] = [0.95, 1.7]

/** Toast that dances has arms and legs. */
function livingSprite({ what, deeds = [], build, metres }: Subject, { place }: Shot): string | undefined {
  if (!('sprite' in what) || !TOYS.has(build) || !deeds.some(({ verb, to }) => LIVELY.has(verb) && to === undefined))
    return undefined
  if (findKind(what.sprite)?.rig !== 'thing') return undefined
  const isClose = place === 'table' || place === 'sweep'
  return livingCode(what.sprite, isClose ? ON_TABLES * (metres ?? 0.1) : IN_ROOMS)
}

/** Animals that do what people do, wear what people wear, or have a trade, become animals on two legs. */
export function standUpright(shot: Shot): Shot {
  // `otters floating on their backs, holding paws`: in the water they are what they are.
  const isBusy = ({ deeds = [], wears, trade, motion }: Subject): boolean =>
    trade !== undefined ||
    wears !== undefined ||
    (motion !== 'float' &&
      motion !== 'swim' &&
      deeds.some(
        ({ verb, to }) =>
          (WITH_HANDS.has(verb) && anticForDeed({ verb }, 'beast') === undefined) ||
          (verb === 'play' && to !== undefined && shot.subjects[to]!.build === 'instrument'),
      ))
  return {
    ...shot,
    subjects: shot.subjects.map(subject => {
      const living = livingSprite(subject, shot)
      if (living) {
        const { metres: _metres, ...lively } = subject
        return { ...lively, what: { sprite: living } }
      }
      if (!('sprite' in subject.what)) return subject
      // `a toad in a trench coat`: a frog's own body has no room for one.
      const isDressed = isUprightInClothes(subject.what.sprite) && Boolean(subject.trade ?? subject.wears)
      if (!isDressed && (subjectRig(subject) !== 'beast' || !isBusy(subject))) return subject
      const sprite = mascotCode(subject.what.sprite, subject.trade)
      if (sprite === undefined) return subject
      // As tall as it is on two legs, whatever it is on four.
      const { metres: _metres, ...upright } = subject
      return { ...upright, what: { sprite } }
    }),
  }
}
