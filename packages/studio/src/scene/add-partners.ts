import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { CHAIR } from './member.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { newThing } from './new-thing.ts'

/** What takes two, and what the other one does meanwhile; `same`: the same. */
const FOR_TWO: Readonly<Record<string, string>> = {
  'shake-hands': 'same',
  hug: 'same',
  kiss: 'same',
  fight: 'same',
  wrestle: 'same',
  'rock-paper-scissors': 'same',
  spar: 'same',
  discuss: 'same',
  argue: 'same',
  'play-chess': 'same',
  'get-haircut': 'comb',
  heal: 'sit',
  massage: 'lie',
}
const [ANYBODY, WOMAN] = ['🧑', '👩'].map(pictogramCode) as [string, string]

/** Trades whose customers sit before them, and what is done to those. */
const SERVING: readonly (readonly [RegExp, string])[] = [
  [/barber|hairdresser|hair stylist|理发师|发型师|剃头匠/iu, 'comb'],
  [/dentist|牙医/iu, 'adjust'],
  [/make-?up artist|化妆师|tattoo/iu, 'adjust'],
]

/** Whoever is with a barber or a dentist sits on a chair, and has the hands of the other at the head. */
function seatCustomer(shot: Shot): Shot {
  const { subjects } = shot
  const server = subjects.findIndex(one => isPerson(one) && SERVING.some(([words]) => words.test(one.words)))
  const customer = subjects.findIndex((one, index) => index !== server && isPerson(one) && one.count === 1)
  if (server < 0 || customer < 0 || subjects[server]!.count > 1) return shot
  const [, verb] = SERVING.find(([words]) => words.test(subjects[server]!.words))!
  const seat = subjects.findIndex(({ what }) => 'sprite' in what && findPictogram(what.sprite).sort === 'seat')
  const chair: Subject = newThing('chair', CHAIR)
  const sit: Deed = { verb: 'sit', words: '', to: seat < 0 ? subjects.length : seat }
  const seated = subjects.map((one, index): Subject => {
    const { relation: _relation, ...free } = one
    if (index === customer) return { ...free, motion: 'still', deeds: [sit] }
    if (index !== server) return one
    return {
      ...free,
      motion: 'bob',
      relation: { kind: 'behind', to: customer },
      deeds: [{ verb, words: '', to: customer }],
    }
  })
  return { ...shot, subjects: seat < 0 ? [...seated, chair] : seated }
}

/** Gives whoever does alone what takes two somebody to do it with. */
export function addPartners(given: Shot): Shot {
  const shot = seatCustomer(given)
  const [subject, ...others] = shot.subjects
  const deed = subject?.deeds?.find(({ verb, to }) => verb in FOR_TWO && to === undefined)
  if (!subject || !deed || subject.count > 1 || !isPerson(subject) || others.some(isAlive)) return shot
  const does = FOR_TWO[deed.verb]!
  const own = shot.subjects.length
  const verb = does === 'same' ? deed.verb : does
  const partner: Subject = {
    words: subject.words,
    what: { sprite: 'sprite' in subject.what && subject.what.sprite === WOMAN ? ANYBODY : WOMAN },
    count: 1,
    size: 'normal',
    motion: verb === 'sit' || verb === 'lie' ? 'still' : 'bob',
    deeds: [{ verb, words: deed.words, ...(does !== 'sit' && does !== 'lie' && { to: 0 }) }],
  }
  if (deed.verb === 'get-haircut') {
    const chair: Subject = newThing('chair', CHAIR)
    const seated = subject.deeds!.map((one): Deed => (one === deed ? { ...one, verb: 'sit', to: own + 1 } : one))
    const barber: Subject = {
      ...partner,
      deeds: [{ verb, words: deed.words, to: 0 }],
      relation: { kind: 'behind', to: 0 },
    }
    return { ...shot, subjects: [{ ...subject, deeds: seated }, ...others, barber, chair] }
  }
  const deeds = subject.deeds!.map((one): Deed => (one === deed ? { ...one, to: own } : one))
  return { ...shot, subjects: [{ ...subject, deeds }, ...others, partner] }
}

const isAlive = (subject: Subject): boolean => !['thing', undefined].includes(subjectRig(subject))
