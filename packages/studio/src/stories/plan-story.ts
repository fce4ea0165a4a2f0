import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Beat, Story } from './story.ts'

/** A segment of the film: its pictures, one large or several on a wall, and its frames. */
export type Segment = {
  kind: 'opening' | 'shot' | 'wall' | 'closing'
  beat: Omit<Beat, 'transition'> & Partial<Pick<Beat, 'transition'>>
  /** Indices. */
  pictures: number[]
  /** True if its only picture had a shot before. */
  isAgain: boolean
  from: number
  /** The exclusive end; the next one has already begun by the length of the transition. */
  to: number
}

// Shares of the film. A title takes a second and a half to read.
const OPENING = 0.21
const CLOSING = 0.19
const LONGEST_CARD = 3 * FRAMES_PER_SECOND
/** More on one wall would be too small. */
const MAX_ON_A_WALL = 30
/** Shorter films only show the title over the first picture. */
const LEAST_FRAMES = 2 * FRAMES_PER_SECOND

/** Divides a film among the pictures so that all appear; cuts are on the story's beats. */
export function planStory(frames: number, count: number, story: Story): Segment[] {
  const opening: Segment = { kind: 'opening', beat: story.opening, pictures: [0], isAgain: false, from: 0, to: frames }
  if (frames < LEAST_FRAMES) return [{ ...opening, pictures: all(0, count) }]
  const onBeat = (frame: number): number => Math.round(frame / story.beatFrames) * story.beatFrames
  const start = Math.max(story.beatFrames, onBeat(Math.min(frames * OPENING, LONGEST_CARD)))
  const end = Math.max(start + 1, onBeat(frames - Math.max(18, Math.min(frames * CLOSING, LONGEST_CARD))))
  const shots = Math.max(1, Math.floor((end - start) / (story.beatFrames * story.shotBeats)))
  const groups = groupsOf(count, shots)
  const middle = groups.map((pictures, index): Segment => {
    const from = index === 0 ? start : Math.min(end, onBeat(start + ((end - start) * index) / groups.length))
    const to =
      index === groups.length - 1 ? end : Math.min(end, onBeat(start + ((end - start) * (index + 1)) / groups.length))
    const beat = story.beats[index % story.beats.length]!
    const isAgain = pictures[0] === 0 || groups.slice(0, index).some(([first]) => first === pictures[0])
    return {
      kind: pictures.length > 1 ? 'wall' : 'shot',
      beat: captioned(beat, index, story),
      pictures,
      isAgain,
      from,
      to,
    }
  })
  const closing: Segment = {
    kind: 'closing',
    beat: story.ending,
    pictures: [count - 1],
    isAgain: true,
    from: end,
    to: frames,
  }
  return [{ ...opening, to: start }, ...middle, closing]
}

const all = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** Each caption appears once. */
function captioned(beat: Beat, index: number, { beats }: Story): Beat {
  if (index < beats.length) return beat
  const { caption: _, sticker: __, ...rest } = beat
  return rest
}

/**
 * The pictures of each shot between the cards. With few pictures they repeat; with more pictures than shots, some have
 * their own shot and the rest share as few walls as possible.
 */
function groupsOf(count: number, shots: number): number[][] {
  const others = count === 1 ? [0] : all(1, count)
  if (others.length <= shots) {
    const cycle = count === 1 ? others : [...others, 0]
    return Array.from({ length: shots }, (_, index) => [cycle[index % cycle.length]!])
  }
  let walls = 1
  while (walls < shots && Math.ceil((others.length - (shots - walls)) / walls) > MAX_ON_A_WALL) walls++
  const single = shots - walls
  const perWall = Math.ceil((others.length - single) / walls)
  const hung = Array.from({ length: walls }, (_, wall) =>
    others.slice(single + wall * perWall, single + (wall + 1) * perWall),
  )
  return [...others.slice(0, single).map(index => [index]), ...hung.filter(pictures => pictures.length > 0)]
}
