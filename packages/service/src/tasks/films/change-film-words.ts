import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { filmChange } from '../../catalog/scene-stills.ts'
import { refuseField } from '../../core/errors.ts'
import { diffScenes, type SceneDifference } from '@kinora/media/scene/diff-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { FilmDesign } from '../../films/making/design/film-design.ts'
import { partRequest } from '../../films/making/inputs/part-request.ts'
import { type FilmChange, readFilmWords } from '@kinora/studio/film-writing'
import type { PlanContext } from '../../plans/plan.ts'
import { BY_RULES, changeDocument, type ChangedDocument } from '../../plans/reading/change-document.ts'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { ownSteps } from '../preview/preview-context.ts'
import { inPreview, type PreviewPorts } from '../preview/preview-task.ts'
import { draftOrder } from '../scenes/draw-stills.ts'
import { groupSegments } from './film-parts.ts'

/** A segment whose document differs: its newest version, and what to send as `scene` of an edit. */
type ChangedSegment = { segment: number; job_id: string; scene: Scene; changes: readonly SceneDifference[] }

/** A previewed change of a film in words. Nothing is made yet. */
export type ChangedFilm = {
  segments: readonly ChangedSegment[]
  /** The segments in their new order, without removed ones; absent if it stays. */
  order?: readonly number[]
  reader: string
  unread: readonly string[]
  notes: readonly string[]
}

type FilmToChange = {
  parts: readonly TaskRow[]
  design: FilmDesign | undefined
}

type Segment = { job: TaskRow; before: Scene | undefined; now: Scene | undefined }

const WIDTH = 640
const MAX_PICTURES = 7

/** Changes the documents and the order of a film as words say, and tells what differs. Nothing is stored or charged. */
export const changeFilmWords = (
  body: UnderstoodRequest,
  { parts, design }: FilmToChange,
  asking: Parameters<typeof inPreview>[2],
  ports: PreviewPorts,
): Promise<ChangedFilm> =>
  inPreview({ name: 'text2video', plan: 'imagine' }, body, asking, ports, async context => {
    // The body was checked with the declaration that the type follows from.
    const { words, segment, seed } = context.task.request as RequestValues<typeof filmChange>
    const segments = groupSegments(parts).flatMap((records, at): Segment[] => {
      const job = records.findLast(({ state }) => state === 'success') ?? records.at(-1)
      const before = job && (partRequest(job).order?.scene ?? design?.storyboard.shots[at]?.scene)
      return job ? [{ job, before, now: before }] : []
    })
    if (segment !== undefined && segment >= segments.length)
      throw refuseField('segment', `segment must be one of the film, 0 to ${segments.length - 1}, got ${segment}`)
    const told: FilmChange[] =
      segment === undefined ? readFilmWords(words, segments.length) : [{ kind: 'scene', words, segments: [segment] }]
    let order = segments.map((_, at) => at)
    const removed = new Set<number>()
    const unread: string[] = []
    const notes: string[] = []
    let reader = BY_RULES
    for (const change of told) {
      if (change.kind === 'unread') unread.push(change.text)
      else if (change.kind === 'order') order = change.order.map(at => order[at]!)
      else if (change.kind === 'remove') {
        const named = change.segments.map(at => order[at]!)
        // A film has a segment at least.
        if (new Set([...removed, ...named]).size < segments.length) for (const at of named) removed.add(at)
        else unread.push(change.text)
      } else {
        const changed = await changeSegments(change, segments, seed, context)
        unread.push(...changed.unread)
        notes.push(...changed.notes)
        if (changed.reader !== BY_RULES) reader = changed.reader
      }
    }
    order = order.filter(at => !removed.has(at))
    return {
      segments: segments.flatMap(({ job, before, now }, at): ChangedSegment[] => {
        if (removed.has(at)) return []
        const changes = now && before ? diffScenes(before, now) : []
        return now && changes.length > 0 ? [{ segment: at, job_id: job.id, scene: now, changes }] : []
      }),
      ...((removed.size > 0 || order.some((from, at) => from !== at)) && { order }),
      reader,
      unread,
      notes,
    }
  })

/**
 * Applies words to the named segments, or to all. The rules come first; a language model is asked only for words that no
 * segment's rules understand: `she smiles` is about the segments where she is.
 */
async function changeSegments(
  { words, segments: named }: Extract<FilmChange, { kind: 'scene' }>,
  all: readonly Segment[],
  seed: number,
  context: PlanContext,
): Promise<Pick<ChangedFilm, 'reader' | 'unread' | 'notes'>> {
  const meant = all.filter(({ now }, at) => now !== undefined && (named?.includes(at) ?? true))
  const change = async (mayAsk: boolean): Promise<ChangedDocument[]> => {
    const changed: ChangedDocument[] = []
    for (const one of meant) {
      const scene = one.now!
      const inputs = { images: MAX_PICTURES, videos: 0, subjects: subjectsOf(scene) }
      const drawn = draftOrder({ prompt: words, scene, seed, width: WIDTH, aspect_ratio: '16:9' }, [])
      const own = { ...context, ...ownSteps() }
      changed.push(await changeDocument({ scene, words, seed, inputs }, drawn, own, { mayAsk }))
    }
    return changed
  }
  const isUnread = (found: readonly ChangedDocument[]): boolean => found.every(({ unread }) => unread.length > 0)
  const ruled = await change(false)
  const changed = isUnread(ruled) && meant.length > 0 ? await change(true) : ruled
  for (const [at, { scene }] of changed.entries()) meant[at]!.now = scene
  const [first] = changed
  return {
    reader: changed.find(({ reader }) => reader !== BY_RULES)?.reader ?? BY_RULES,
    unread: first ? first.unread.filter(part => changed.every(({ unread }) => unread.includes(part))) : [words],
    notes: changed.flatMap(one => one.notes),
  }
}

const subjectsOf = ({ entities }: Scene): string[] =>
  entities.flatMap(({ asset }) => (asset.startsWith('subject:') ? [asset.slice('subject:'.length)] : []))
