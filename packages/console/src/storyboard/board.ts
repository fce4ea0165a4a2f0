import type { Scene } from '@kinora/client'
import type { Segment, Storyboard } from '../session/drafts.ts'

/** The body of the create of a storyboard: the film is as long as its documents. */
export function bodyOf({ body, segments }: Storyboard): Record<string, unknown> {
  const { duration: _, ...rest } = body
  return { ...rest, scenes: segments.map(({ scene }) => scene) }
}

export const filmSeconds = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { scene }) => sum + scene.seconds, 0)

/** A key that no segment has. */
function freeKey(segments: readonly Segment[]): string {
  return String(Math.max(-1, ...segments.map(({ key }) => Number(key))) + 1)
}

export function moveSegment(segments: readonly Segment[], from: number, to: number): readonly Segment[] {
  const moved = segments[from]
  if (!moved || to < 0 || to >= segments.length || to === from) return segments
  return segments.toSpliced(from, 1).toSpliced(to, 0, moved)
}

export const removeSegment = (segments: readonly Segment[], at: number): readonly Segment[] =>
  segments.length > 1 ? segments.toSpliced(at, 1) : segments

export function duplicateSegment(segments: readonly Segment[], at: number): readonly Segment[] {
  const one = segments[at]
  return one ? segments.toSpliced(at + 1, 0, { ...one, key: freeKey(segments), lines: [] }) : segments
}

export const changeSegment = (segments: readonly Segment[], at: number, change: Partial<Segment>): readonly Segment[] =>
  segments.map((one, index) => (index === at ? { ...one, ...change } : one))

/** Adds a segment of a new document. Who is already in the film looks the same in it. */
export function addSegment(segments: readonly Segment[], at: number, scene: Scene, words: string): readonly Segment[] {
  const known = new Map(segments.flatMap(one => one.scene.entities).map(entity => [entity.id, entity]))
  const entities = scene.entities.map(entity => {
    const same = known.get(entity.id)
    return same && same.asset === entity.asset && same.count === entity.count ? same : entity
  })
  return segments.toSpliced(at, 0, { key: freeKey(segments), scene: { ...scene, entities }, words, lines: [] })
}

/** The shortest and the longest segment, seconds. */
export const SEGMENT_SECONDS = { least: 1, most: 16 } as const

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Stretches a document to another length: all its times in proportion. */
export function withSeconds(scene: Scene, wanted: number): Scene {
  const seconds = tenth(Math.min(SEGMENT_SECONDS.most, Math.max(SEGMENT_SECONDS.least, wanted)))
  const by = seconds / scene.seconds
  const at = (time: number): number => Math.min(seconds, Math.round(time * by * 100) / 100)
  const spans = ['actions', 'speech', 'texts', 'sounds', 'looks'] as const
  const shots = scene.shots.map(shot => {
    const next: Record<string, unknown> = { ...shot, from: at(shot.from), to: at(shot.to) }
    for (const part of spans)
      if (shot[part])
        next[part] = shot[part].map(one => ({
          ...one,
          ...(one.from !== undefined && { from: at(one.from) }),
          ...(one.to !== undefined && { to: at(one.to) }),
        }))
    return next as Scene['shots'][number]
  })
  const end = Math.max(...scene.shots.map(({ to }) => to))
  return {
    ...scene,
    seconds,
    shots: shots.map((shot, index) => (scene.shots[index]?.to === end ? { ...shot, to: seconds } : shot)),
  }
}
