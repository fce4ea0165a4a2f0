import { readTable } from '../words/vocabulary/word-data.ts'
import type { FoundSubject } from './found-subject.ts'
import { type Kind, KINDS } from '../words/kinds.ts'
import type { Motion } from '../setting/shot-list.ts'

/** The motion of kinds without legs if they walk or run. */
const ON_THE_WAY: Partial<Record<Kind, Motion>> = readTable('choose-motion', 'onTheWay')

/** Birds that usually fly. */
const ON_WINGS = /gull|crow|raven|swallow|eagle|hawk|pigeon|dove|sparrow|鸥|乌鸦|燕子|鹰|鸽|麻雀/iu

export function chooseMotion({ motion, noun, kind, deeds, relation, words }: FoundSubject): Motion {
  // A subject on something sits there unless it has a verb: an eagle on a branch does not fly.
  if (motion === undefined && relation?.kind === 'on' && LEGGED.has(kind)) return 'bob'
  if (motion === 'fly' && noun?.motion === 'swim' && deeds?.every(({ verb }) => verb === 'glide')) return 'swim'
  if (motion === 'walk' || motion === 'run') {
    // Lifeless subjects do not walk because somebody handles them. A teapot that walks does.
    const isLifeless = LYING_ABOUT.has(kind)
    if (isLifeless && !deeds?.some(({ verb }) => OWN_WAYS.has(verb))) return 'still'
    // `seagulls follow a tractor`: they fly.
    if (kind === 'bird' && ON_WINGS.test(words) && deeds?.some(({ verb }) => verb === 'follow' || verb === 'chase'))
      return 'fly'
    return ON_THE_WAY[kind] ?? motion
  }
  if (motion === 'drive' && kind === 'person') return 'ride'
  return motion ?? noun?.motion ?? KINDS[kind].motion
}

const LEGGED: ReadonlySet<Kind> = new Set<Kind>(['animal', 'bird', 'insect'])
const LYING_ABOUT: ReadonlySet<Kind> = new Set<Kind>(readTable('choose-motion', 'lyingAbout'))
const OWN_WAYS = new Set('walk run march sneak hike limp jog dance jump chase escape race'.split(' '))
