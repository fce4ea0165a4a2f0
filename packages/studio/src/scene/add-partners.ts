import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { CHAIR } from './member.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

/** What takes two, and what the other one does meanwhile; `same`: the same. */
const FOR_TWO: Readonly<Record<string, string>> = {
  'shake-hands': 'same',
  hug: 'same',
  kiss: 'same',
  fight: 'same',
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

/** Gives whoever does alone what takes two somebody to do it with. */
export function addPartners(shot: Shot): Shot {
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
    const chair: Subject = { words: 'chair', what: { sprite: CHAIR }, count: 1, size: 'normal', motion: 'still' }
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
