import { readTable } from '../words/vocabulary/word-data.ts'
import type { Shot, Subject } from '../setting/shot-list.ts'

type Heading = NonNullable<Subject['heading']>

const GOING: ReadonlySet<Subject['motion']> = new Set(['walk', 'run', 'ride', 'drive', 'fly', 'swim', 'float'])

/** `to the left` without an `of`, `from right to left`, 往左. */
const SAID: readonly (readonly [Heading, RegExp])[] = readTable('keep-axis', 'said')
/** Directions of the camera are not directions of a subject. */
const OF_CAMERA =
  /\b(?:camera|pan|pans|panning|track|tracks|tracking|dolly|truck|tilt)\b[^.;]{0,24}$|镜头[^。；]{0,8}$/iu
const OF_LOOKS = /\b(?:look|glance|gaze|point|turn|stare|nod|wave|lean)\w*\b[^.;,]{0,24}$|[看望指转瞥][^。；，]{0,4}$/iu
const BACK =
  /\b(?:turn|go|walk|run|ride|drive|head|come|swim|fl|trot|gallop)\w* (?:back|around|round)\b|\breturns?\b|[往]回|返回|掉头|折返|转身/iu

/**
 * A subject keeps its direction across cuts; otherwise it would seem to go back. Sets the direction of subjects that
 * move in successive shots, or whose direction the words name. Changes the shots.
 */
export function keepAxis(shots: readonly Shot[], told: readonly string[]): void {
  for (const [at, shot] of shots.entries()) {
    const words = told.length === shots.length ? told[at]! : ''
    for (const one of shot.subjects) {
      if (!GOING.has(one.motion)) continue
      const said = saidOf(one, shot, words)
      const heading = said ?? keptOf(one, shots, at, words)
      if (heading) head(shot, one, heading, said !== undefined)
    }
  }
}

/** The direction that the words give to the last subject before them. */
function saidOf(one: Subject, { subjects }: Shot, words: string): Heading | undefined {
  for (const [heading, said] of SAID)
    for (const { index } of words.matchAll(said)) {
      const before = words.slice(0, index)
      if (OF_CAMERA.test(before) || OF_LOOKS.test(before)) continue
      const named = subjects.filter(({ motion }) => GOING.has(motion))
      const last = named.toSorted((a, b) => before.lastIndexOf(b.words) - before.lastIndexOf(a.words))[0]
      if (last === one) return heading
    }
  return undefined
}

/**
 * The direction of the last shot in which the subject moved. The first of several shots goes to the right, or with the
 * camera.
 */
function keptOf(one: Subject, shots: readonly Shot[], at: number, words: string): Heading | undefined {
  const shot = shots[at]!
  const before = shots.slice(0, at).findLast(other => goesIn(one, other))
  const last = before && find(one, before)?.heading
  if (last) return BACK.test(words) ? opposite(last) : last
  if (!shots.slice(at + 1).some(later => goesIn(one, later))) return undefined
  return shot.camera.move === 'track-left' ? 'left' : 'right'
}

/** Sets the direction of a subject, its mount, and a camera that follows them. */
function head(shot: Shot, one: Subject, heading: Heading, isSaid: boolean): void {
  one.heading = heading
  const mount = one.relation?.kind === 'riding' ? shot.subjects[one.relation.to] : undefined
  if (mount) mount.heading = heading
  for (const other of shot.subjects) {
    const isWith = other.relation?.kind === 'riding' && shot.subjects[other.relation.to] === one
    if (isWith && (isSaid || !other.heading)) other.heading = heading
  }
  const { move } = shot.camera
  const isMain = shot.subjects[0] === one || shot.subjects[0]?.relation?.to === shot.subjects.indexOf(one)
  if (isMain && (move === 'track-left' || move === 'track-right'))
    shot.camera = { ...shot.camera, move: `track-${heading}` }
}

const opposite = (heading: Heading): Heading => (heading === 'left' ? 'right' : 'left')
const codeOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : what.input)
const find = (one: Subject, { subjects }: Shot): Subject | undefined =>
  subjects.find(other => codeOf(other) === codeOf(one) && GOING.has(other.motion))
const goesIn = (one: Subject, shot: Shot): boolean => find(one, shot) !== undefined
