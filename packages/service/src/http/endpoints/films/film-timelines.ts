import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { TRANSITIONS } from '@kinora/media/scene/vocabulary'
import type { Catalog } from '../../../catalog/catalog.ts'
import { choice, id, text } from '../../../catalog/words/words.ts'
import { refuseField, Refusal } from '../../../core/errors.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import type { NamedDeclaration } from '../../../catalog/column.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { groupSegments, selectParts } from '../../../tasks/films/film-parts.ts'
import { formatEdl, reelsOf } from '../../../films/export/format-edl.ts'
import { buildOtio } from '../../../films/export/build-otio.ts'
import { type EditedNames, type EditedPiece, UnusableEdit } from '../../../films/import/edited-timeline.ts'
import { readEdl } from '../../../films/import/read-edl.ts'
import { readOtio } from '../../../films/import/read-otio.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { editedCutSchema, timelineSchema } from './film-schemas.ts'
import { type Film, findFilm, findFilmOfJob, findTimeline } from './find-film.ts'

/** Timelines of films as data and for editing programs. */
export const timelineEndpoints = ({ generators }: Catalog): Endpoint[] =>
  generators
    .filter(generator => generator.film)
    .flatMap(({ name, path }) => [
      endpoint({
        method: 'GET',
        path: `${path}/{id}/timeline`,
        tag: 'Films',
        summary: "A film's timeline: as data, as OpenTimelineIO or as an edit decision list",
        scope: 'read',
        query: {
          name: 'timeline query',
          summary: '',
          fields: {
            format: choice(['json', 'otio', 'edl'], {
              default: 'json',
              about: '`otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text',
            }),
            cut: id({ about: 'A composition of the film, by its id; without it the newest that is made' }),
          },
        },
        answer: { about: 'The timeline of a composition', schema: timelineSchema },
        read: call => readTimeline(call, name),
      }),
      endpoint({
        method: 'POST',
        path: `${path}/{id}/timeline`,
        tag: 'Films',
        summary: 'The cut of a timeline that was edited elsewhere, for a composition; changes nothing',
        scope: 'read',
        ignoresIdempotencyKey: true,
        body: editedTimeline,
        answer: { about: 'The body of a composition', schema: editedCutSchema },
        read: call => readEdited(call, name),
      }),
    ])

const editedTimeline = {
  name: 'edited timeline',
  summary: 'A timeline of a film, as an editing program wrote it',
  fields: {
    timeline: text({
      max: 4_000_000,
      required: true,
      unseen: true,
      about: 'The whole OpenTimelineIO file or edit decision list (CMX 3600)',
    }),
  },
} satisfies NamedDeclaration

const findAnyFilm = (call: Call, type: string): Promise<Film> =>
  type === 'ad-one-click' ? findFilm(call, type, call.params.id ?? '') : findFilmOfJob(call, type)

/** The segments and pieces of an edited timeline. */
async function readEdited(call: Call, type: string): Promise<Answer> {
  const found = await findAnyFilm(call, type)
  const { timeline: text } = call.body.values as RequestValues<typeof editedTimeline>
  const names = await namesIn(call, found)
  let pieces: readonly EditedPiece[]
  try {
    pieces = text.trimStart().startsWith('{') ? readOtio(text, names) : readEdl(text, names)
  } catch (error) {
    if (!(error instanceof UnusableEdit)) throw error
    throw refuseField('timeline', `timeline cannot be used: ${error.message}`)
  }
  return { json: cutOf(pieces, groupSegments(found.parts)) }
}

/** The names of the film's segments in other programs: ids of tasks, files, and reels of edit decision lists. */
async function namesIn(call: Call, found: Film): Promise<EditedNames> {
  const videos = found.parts.filter(({ part }) => part === 'generate_video')
  const timeline = await findTimeline(call, found, cutIn(call, found))
  const files = filesOf({ ...found, parts: videos })
  const sources = new Map<string, string>([
    ...[...(timeline ? reelsOf(timeline) : [])].map(([source, reel]): [string, string] => [reel, source]),
    ...[...files].map(([source, file]): [string, string] => [file, source]),
    ...videos.map(({ id }): [string, string] => [id, id]),
  ])
  const isVideo = new Set(videos.map(({ id }) => id))
  const bare = (name: string): string =>
    name
      .replace(/[?#].*$/su, '')
      .split(/[/\\]/u)
      .at(-1) ?? ''
  return {
    sourceOf: names =>
      names
        .flatMap(name => [sources.get(name), sources.get(bare(name))])
        .find(one => one !== undefined && isVideo.has(one)),
    framesPerSecond: FRAMES_PER_SECOND,
    transitions: TRANSITIONS.filter(kind => kind !== 'cut'),
  }
}

/** One version of each segment, the newest of those that are not seen, and the pieces by their segments. */
function cutOf(pieces: readonly EditedPiece[], segments: readonly (readonly TaskRow[])[]): object {
  const used = segments.map(versions => versions.filter(({ id }) => pieces.some(({ source }) => source === id)))
  const twice = used.findIndex(versions => versions.length > 1)
  if (twice >= 0)
    throw refuseField(
      'timeline',
      `timeline cannot be used: it shows two versions of segment ${twice}, ${used[twice]!.map(({ id }) => id).join(' and ')}; a composition has one`,
    )
  const chosen = segments.map((versions, at) => used[at]![0] ?? versions.findLast(({ state }) => state === 'success'))
  const missing = chosen.indexOf(undefined)
  if (missing >= 0) throw refuseField('timeline', `segment ${missing} of the film is not made`)
  const seconds = (frames: number): number => Math.round((frames / FRAMES_PER_SECOND) * 10_000) / 10_000
  return {
    segments: chosen.map(one => one!.id),
    cut: pieces.map(({ source, fromFrame, frames, transition }) => ({
      segment: segments.findIndex(versions => versions.some(({ id }) => id === source)),
      from: seconds(fromFrame),
      to: seconds(fromFrame + frames),
      ...(transition && { transition: transition.kind, over: seconds(transition.frames) }),
    })),
    seconds: seconds(pieces.reduce((sum, { frames }) => sum + frames, 0)),
  }
}

async function readTimeline(call: Call, type: string): Promise<Answer> {
  const found = await findAnyFilm(call, type)
  const cut = cutIn(call, found)
  const timeline = await findTimeline(call, found, cut)
  const says = cut === undefined ? 'has nothing composed yet' : `has no composition ${cut} that is made`
  if (!timeline) throw new Refusal('NotFound', `film ${found.film.id} ${says}`)
  if (call.query.format === 'json') return { json: timeline }
  const name = `film-${cut ?? found.film.id}`
  if (call.query.format === 'otio') return { json: buildOtio(timeline, { name, urlOf: urlsOf(call, found) }) }
  const files = filesOf(found)
  const text = formatEdl(timeline, { title: name, fileOf: source => files.get(source) ?? source })
  await call.reply
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.edl"`,
    })
    .send(text)
  return 'sent'
}

/** The requested composition: from the query, or from an id in the path that is not the film's. */
function cutIn({ query, params }: Call, { parts }: Film): string | undefined {
  if (typeof query.cut === 'string') return query.cut
  return selectParts(parts, 'compose').find(part => part.id === params.id)?.id
}

/** The URLs of parts; the film's own sounds keep the URLs they came with. */
function urlsOf({ services: { presenter } }: Call, { film, parts }: Film): (source: string) => string {
  const byId = new Map(parts.map(part => [part.id, part]))
  const input = presenter.input(film)
  return source => {
    const part = byId.get(source)
    if (part) return presenter.firstUrl(part)
    return typeof input[source] === 'string' ? input[source] : source
  }
}

/** The names of parts' stored files. */
const filesOf = ({ parts }: Film): Map<string, string> =>
  new Map(parts.flatMap(part => (fileOf(part) ? [[part.id, fileOf(part)]] : [])))
const fileOf = ({ result }: TaskRow): string => result?.creations[0]?.blob.split('/').at(-1) ?? ''
