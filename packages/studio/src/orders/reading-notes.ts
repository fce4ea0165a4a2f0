import { findKind } from '../bodies/kinds/kinds.ts'
import { actionForDeed } from '../bodies/motion/actions.ts'
import { eventVerbs } from '../bodies/motion/events-of-deeds.ts'
import type { Shot, ShotList, Subject } from '../direct/shot-list.ts'
import { lightWordsDrawn } from '../looks/light-words.ts'
import { FRAME_STYLES } from '../looks/frame-styles.ts'
import { dropsAngle } from '../scene/choose-view.ts'
import { isDressed } from '../scenery/dressed/index.ts'

/** Light that the hour, the place or a fire gives anyway, and what speeds and looks show already. */
const DRAWN_LIGHT = new Set(['sun', 'moon', 'natural', 'neon', 'steam', ...lightWordsDrawn()])
/** The plate is marched from there. */
const DRAWN_ANGLES = new Set(['eye', 'low', 'high', 'top', 'aerial', 'tilted', 'over-shoulder'])
const DRAWN_LENSES = new Set([
  'slow-motion',
  'wide',
  'macro',
  'fisheye',
  'shallow',
  'portrait',
  'telephoto',
  'deep',
  'rack-focus',
  'focus-away',
  'tilt-shift',
  'anamorphic',
  'motion-blur',
])
const DRAWN_STYLES = new Set([
  'anime',
  'cartoon',
  'watercolour',
  'ink',
  'oil',
  'noir',
  'black-and-white',
  'retro',
  'documentary',
  'cinematic',
  'realistic',
  ...Object.keys(FRAME_STYLES),
])

/** What a shot list says of how it was read: who is drawn as what else, and what is kept in it and not drawn yet. */
export function readingNotes({ shots }: ShotList): string[] {
  const subjects = shots.flatMap(shot => shot.subjects)
  const kin = eachOnce(
    subjects
      .filter(({ drawnAs, label }) => drawnAs && label === undefined)
      .map(one => `"${one.words}" as ${one.drawnAs}`),
  )
  const blocks = eachOnce(subjects.filter(isStandIn).map(({ words }) => `"${words}"`))
  const places = eachOnce(
    shots
      .filter(({ where, view }) => where && !view && !isDressed(where))
      .map(({ where, place }) => `${where} as ${place}`),
  )
  const mimed = eachOnce(subjects.filter(isAlive).flatMap(deedsNotActed))
  const manners = eachOnce(shots.flatMap(mannersNotDrawn))
  const stoodFor = eachOnce(shots.flatMap(({ standsFor }) => (standsFor ? [`"${standsFor}"`] : [])))
  return [
    ...listed('prompt: nobody can see these, so a scene stands for them:', stoodFor),
    ...listed('prompt: drawn as their nearest kin:', kin),
    ...listed('prompt: drawn as blocks with their words on them:', blocks),
    ...listed('prompt: deeds that nobody acts out:', mimed),
    ...listed('prompt: places drawn as the nearest there is:', places),
    ...listed('prompt: kept in the shot list, but not drawn yet:', manners),
  ]
}

/** A sign has letters of its own; a block has its word. */
const isStandIn = ({ label, words }: Subject): boolean => label !== undefined && label === words

const isAlive = ({ what }: Subject): boolean => {
  const rig = 'sprite' in what ? findKind(what.sprite)?.rig : undefined
  return rig !== undefined && rig !== 'thing'
}

const deedsNotActed = ({ deeds = [] }: Subject): string[] =>
  deeds
    .filter(deed => actionForDeed(deed) === undefined && !eventVerbs().includes(deed.verb))
    .map(({ words }) => `"${words}"`)

/** Over a shoulder one looks at somebody or something else. */
const isAlone = ({ subjects, view }: Shot): boolean =>
  view === undefined && subjects.reduce((sum, { count }) => sum + count, 0) < 2

function mannersNotDrawn(shot: Shot): string[] {
  const { camera, light = [], styles = [], place } = shot
  const { angle, lens = [] } = camera
  return [
    ...(angle && !DRAWN_ANGLES.has(angle) ? [`${angle} angle`] : []),
    ...(dropsAngle(shot) ? [`${angle} angle in a place that is seen from one side (${place})`] : []),
    ...(angle === 'over-shoulder' && isAlone(shot) ? ['over-shoulder angle without a second to look at'] : []),
    ...lens.filter(one => !DRAWN_LENSES.has(one)).map(one => `${one} lens`),
    ...light.filter(one => !DRAWN_LIGHT.has(one)).map(one => `${one} light`),
    ...styles.filter(one => !DRAWN_STYLES.has(one)).map(one => `${one} style`),
  ]
}

const eachOnce = (words: readonly string[]): string[] => [...new Set(words)]

const listed = (says: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${says} ${words.join(', ')}`] : []
